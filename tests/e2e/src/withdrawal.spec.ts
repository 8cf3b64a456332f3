import { couponCodes } from '@backbeat/domain';
import type { Page } from '@playwright/test';
import { uniqueName } from './support/journey.ts';
import { addFault, booksOf } from './support/ledger.ts';
import { addressOf, letterTo, startRounds } from './support/mailbox.ts';
import { paymentOf } from './support/payments.ts';
import { secretsWhileStreaming, setStreamerMode } from './support/streamerMode.ts';
import { openAsSubscriber, subscribeNew } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

const subscription = '/settings/subscription';

const withdraw = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Get your money back' }).click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw now?' });
  await expect(question).toContainText('$11.99');
  await question.getByRole('button', { name: 'Confirm the withdrawal' }).click();
};

test('on the subscription page: the exact sum, two presses, the acknowledgement, and the plan is over', async ({
  page,
  system,
}) => {
  const name = uniqueName('Withdrawer');
  const subscriber = await subscribeNew(system, { name });
  await openAsSubscriber(page, subscriber, subscription);
  await expect(page.getByText(/First payment of Premium/)).toBeVisible();
  await expect(page.getByText(/Premium ends at once/).first()).toBeVisible();
  await withdraw(page);
  await expect(page.getByText(/We have your withdrawal\. You withdrew on/)).toBeVisible();
  await expect(page.getByText(/Reference/)).toContainText(/[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}/);
  expect(await booksOf(system, subscriber.accountCode)).toMatchObject({
    refunded: [1199],
    plans: ['expired'],
  });
  const letter = await letterTo(system, addressOf(name), 'We have your withdrawal');
  expect(letter.text).toContain('$11.99');
  await page.reload();
  await expect(page.getByText(/We have your withdrawal/)).toBeVisible();
});

test('at an invoice, and on its receipt', async ({ page, system }) => {
  const subscriber = await subscribeNew(system);
  await openAsSubscriber(page, subscriber, '/settings/invoices');
  await page.getByRole('link', { name: /^Get your money back, No\./ }).click();
  await expect(page).toHaveURL(/number=\d+#refund$/);
  await withdraw(page);
  await expect(page.getByText(/We have your withdrawal/)).toBeVisible();
  expect(await booksOf(system, subscriber.accountCode)).toMatchObject({ refunded: [1199] });
});

test('signed out, from the foot of the page: by order number and e-mail, and the link of a letter', async ({
  page,
  system,
}) => {
  const name = uniqueName('Outsider');
  const subscriber = await subscribeNew(system, { name });
  const headers = { authorization: `Bearer ${subscriber.token}` };
  const { payments } = await (await fetch(`${system.apiUrl}/v1/refunds`, { headers })).json();
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from a contract' }).click();
  await expect(page).toHaveURL('/withdraw');
  await page.getByLabel('Order number').fill(payments[0].number);
  await page.getByRole('main').getByLabel('Email').fill(addressOf(name));
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeFocused();
  const letter = await letterTo(system, addressOf(name), 'Your link to withdraw');
  const [link = ''] = /https?:\S+\/withdraw\?link=[\w.%-]+/.exec(letter.text) ?? [];
  await page.goto(link);
  await expect(page.getByText('You get back')).toBeVisible();
  expect(await booksOf(system, subscriber.accountCode)).toMatchObject({ refunded: [] });
  await page.getByRole('button', { name: 'Confirm the withdrawal' }).click();
  await expect(page.getByText(/We have your withdrawal/)).toBeVisible();
  expect(await booksOf(system, subscriber.accountCode)).toMatchObject({
    refunded: [1199],
    plans: ['expired'],
  });
});

test('whoever typed the wrong e-mail goes back to the form, with what was typed', async ({ page }) => {
  await page.goto('/withdraw');
  const number = page.getByLabel('Order number');
  const email = page.getByRole('main').getByLabel('Email');
  await number.fill('#1042');
  await email.fill('wrong@creators.example');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeFocused();
  await page.keyboard.press('Tab');
  const back = page.getByRole('button', { name: 'Use another order number or e-mail' });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(number).toBeFocused();
  await expect(number).toHaveValue('#1042');
  await expect(email).toHaveValue('wrong@creators.example');
  await email.fill('right@creators.example');
  const asked = page.waitForRequest(/\/v1\/withdrawals\/ask$/);
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toEqual({ number: '#1042', email: 'right@creators.example' });
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeFocused();
});

test('the form and the order of a link come late, and nothing is lost', async ({ page, system }) => {
  const name = uniqueName('Patient');
  const { number } = await paymentOf(system, await subscribeNew(system, { name }), 'purchase');
  await page.route(/\/assets\/(AskForm|LinkedOrder)-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await page.goto('/withdraw');
  await expect(page.getByRole('status', { name: 'Loading the form' })).toBeVisible();
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('main').getByLabel('Email').fill(addressOf(name));
  await page.getByRole('button', { name: 'Send me the link' }).click();
  const letter = await letterTo(system, addressOf(name), 'Your link to withdraw');
  const [link = ''] = /https?:\S+\/withdraw\?link=[\w.%-]+/.exec(letter.text) ?? [];
  await page.goto(link);
  await expect(page.getByText('You get back')).toBeVisible();
});

test('a bank that takes the payment back after the withdrawal: the screen and a letter say so', async ({
  page,
  system,
}) => {
  const name = uniqueName('Disputer');
  const person = await subscribeNew(system, { name });
  const { number } = await paymentOf(system, person, 'purchase');
  await openAsSubscriber(page, person, subscription);
  await addFault(system, { target: 'refunds', status: 502, when: 'before', times: 1 });
  await withdraw(page);
  await expect(page.getByText(/We send the money as soon as the payment provider answers/)).toBeVisible();
  const answer = await fetch(`${system.sandboxUrl}/chargebacks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ invoice: number }),
  });
  expect(answer.ok).toBe(true);
  await startRounds(system, page);
  await letterTo(system, addressOf(name), 'We have your withdrawal');
  const letter = await letterTo(system, addressOf(name), 'Your bank is getting your money back');
  expect(letter.text).toContain('Your bank is getting the payment back for you');
  await page.goto(subscription);
  const payment = page.getByRole('group', { name: `Payment ${number}` });
  await expect(payment).toContainText('Your bank is getting the payment back for you');
  await expect(payment).toContainText('Reference');
  await expect(payment).not.toContainText('You get back');
  expect(await booksOf(system, person.accountCode)).toMatchObject({ refunded: [], plans: ['expired'] });
});

test('in streamer mode neither the form nor the order of a link shows anything, nor does the address', async ({
  page,
  system,
}) => {
  const name = uniqueName('Streaming');
  const { number } = await paymentOf(system, await subscribeNew(system, { name }), 'purchase');
  await page.goto('/withdraw');
  await setStreamerMode(page, 'on');
  const main = page.getByRole('main');
  for (const label of ['Order number', 'Email'])
    await expect(main.getByLabel(label)).toHaveAttribute('type', 'password');
  await main.getByLabel('Order number').fill(number);
  await main.getByLabel('Email').fill(addressOf(name));
  await main.getByRole('button', { name: 'Send me the link' }).click();
  const letter = await letterTo(system, addressOf(name), 'Your link to withdraw');
  const [link = ''] = /https?:\S+\/withdraw\?link=[\w.%-]+/.exec(letter.text) ?? [];
  const isHidden = async () => {
    await expect(main.getByText('You get back', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/withdraw');
    await expect(main).not.toContainText(/\$|1111|No\. /);
  };
  await page.goto(link);
  await isHidden();
  await page.reload();
  await isHidden();
  await main.getByRole('button', { name: 'Show payment' }).click();
  await expect(main).toContainText(`No. ${number}`);
  // Whoever is not streaming sees all of it, and can keep the link.
  await setStreamerMode(page, 'off');
  await expect(page).toHaveURL(link);
  await expect(main).toContainText('Visa ending in 1111');
  expect(await secretsWhileStreaming(page)).toEqual([]);
});

test('a link that is cut off says so, and leads to a new one', async ({ page, console }) => {
  console.allow(/404/);
  await page.goto('/withdraw?link=nothing');
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByLabel('Order number')).toBeVisible();
});

test('two presses in one tab and a question in another: one refund, and both show it', async ({
  page,
  system,
}) => {
  const person = await subscribeNew(system);
  const { number } = await paymentOf(system, person, 'purchase');
  const other = await page.context().newPage();
  for (const tab of [other, page]) {
    await openAsSubscriber(tab, person, '/settings/subscription');
    await tab.getByRole('button', { name: 'Get your money back' }).click();
    await expect(tab.getByRole('alertdialog', { name: 'Withdraw now?' })).toContainText('$11.99');
  }
  await page.getByRole('button', { name: 'Confirm the withdrawal' }).dblclick();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('group', { name: `Payment ${number}` })).toContainText('Reference');
    await expect(tab.getByRole('alertdialog')).toHaveCount(0);
  }
  expect(await booksOf(system, person.accountCode)).toMatchObject({ refunded: [1199], plans: ['expired'] });
});

test('a free trial, of which nothing was paid, has nothing to have back', async ({ page, system }) => {
  const person = await subscribeNew(system, { coupon: couponCodes.twitch14 });
  expect(await paymentOf(system, person, 'purchase')).toMatchObject({ reason: 'nothing_paid' });
  const listed = page.waitForResponse(/\/v1\/refunds$/);
  await openAsSubscriber(page, person, subscription);
  expect((await listed).ok()).toBe(true);
  await expect(page.getByRole('heading', { level: 2, name: 'Invoices' })).toBeVisible();
  await expect(page.getByText('Changed your mind?')).toHaveCount(0);
});

test('nobody sees what somebody else has paid', async ({ page, system, console }) => {
  console.allow(/404/);
  const { number } = await paymentOf(system, await subscribeNew(system), 'purchase');
  await openAsSubscriber(page, await subscribeNew(system), `/settings/invoices?number=${number}`);
  await expect(page.getByText('There is no such invoice')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get your money back' })).toHaveCount(0);
});

test('a provider that is dead for the refund: it is acknowledged at once, and goes back once', async ({
  page,
  system,
}) => {
  const name = uniqueName('Withdrawer');
  const person = await subscribeNew(system, { name });
  await openAsSubscriber(page, person, '/settings/subscription');
  await addFault(system, { target: 'refunds', status: 502, when: 'before', times: 1 });
  await page.getByRole('button', { name: 'Get your money back' }).click();
  await page.getByRole('button', { name: 'Confirm the withdrawal' }).click();
  await expect(page.getByText(/We send the money as soon as the payment provider answers/)).toBeVisible();
  expect(await booksOf(system, person.accountCode)).toMatchObject({ refunded: [] });
  // It takes the call, and its answer is lost.
  await addFault(system, { target: 'refunds', status: 502, when: 'after', times: 1 });
  await startRounds(system, page);
  await letterTo(system, addressOf(name), 'We have your withdrawal');
  await page.goto(subscription);
  await expect(page.getByText(/The money is on its way/)).toBeVisible();
  expect(await booksOf(system, person.accountCode)).toMatchObject({ refunded: [1199], plans: ['expired'] });
});
