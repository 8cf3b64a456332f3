import type { Page } from '@playwright/test';
import { uniqueName } from './support/journey.ts';
import { addressOf, letterTo } from './support/mailbox.ts';
import { openAsSubscriber, subscribeNew } from './support/subscriber.ts';
import { expect, type RunningSystem, test } from './support/test.ts';

const subscription = '/settings/subscription';

/** What went back to cards of an account, and how it stands with its plans. */
const booksOf = async (system: RunningSystem, accountCode: string) => {
  const answer = await fetch(`${system.sandboxUrl}/ledger?account=${accountCode}`);
  const { transactions, subscriptions } = await answer.json();
  return {
    refunded: transactions
      .filter((row: { type: string }) => row.type === 'refund')
      .map((row: { amountCents: number }) => row.amountCents),
    plans: subscriptions.map((row: { state: string }) => row.state),
  };
};

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
  expect(await booksOf(system, subscriber.accountCode)).toEqual({ refunded: [1199], plans: ['expired'] });
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
  expect(await booksOf(system, subscriber.accountCode)).toEqual({ refunded: [1199], plans: ['expired'] });
});

test('a link that is cut off says so, and leads to a new one', async ({ page, console }) => {
  console.allow(/404/);
  await page.goto('/withdraw?link=nothing');
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByLabel('Order number')).toBeVisible();
});
