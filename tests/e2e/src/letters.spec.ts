import type { Page } from '@playwright/test';
import {
  closeWelcome,
  payOnHostedPage,
  signUp,
  signUpModal,
  testCards,
  typeCard,
  typeNames,
  uniqueName,
} from './support/journey.ts';
import { ledgerOf } from './support/ledger.ts';
import { addressOf, letterTo, mailboxOf, startRounds } from './support/mailbox.ts';
import { moveClock } from './support/moveClock.ts';
import { privateKey } from './support/provider.ts';
import { giveCookies, openAs, openAsNew } from './support/signIn.ts';
import { openAsSubscriber, type Subscriber, storeCard, subscribeNew } from './support/subscriber.ts';
import { expect, type RunningSystem, test } from './support/test.ts';
import { asCreator, asNew, walkIn } from './support/walkIn.ts';

const subscription = '/settings/subscription';
const region = (page: Page, name: RegExp | string) => page.getByRole('region', { name });
const plan = (page: Page) => page.getByRole('region', { name: 'Premium', exact: true });

/** Somebody new with a plan, and the address that is written to. */
const subscribe = async (system: RunningSystem, options: Parameters<typeof subscribeNew>[1] = {}) => {
  const name = uniqueName('Reader');
  const subscriber = await subscribeNew(system, { ...options, name });
  return { subscriber, address: addressOf(name) };
};
const cancel = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Cancel Premium' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Premium' }).click();
  await expect(page.getByText(/^Premium is cancelled\./)).toBeVisible();
};
const pauseFor = async (page: Page, months: string): Promise<void> => {
  const pausing = region(page, 'Pause Premium');
  await pausing.getByRole('button', { name: 'Pause Premium' }).click();
  await pausing.getByText(months, { exact: true }).click();
  await pausing.getByRole('button', { name: /^Pause from/ }).click();
  await expect(plan(page).getByText(/^Pause on /)).toBeVisible();
};
/** The bank refuses the next bill, which then comes. */
const failToPay = async (system: RunningSystem, subscriber: Subscriber): Promise<void> => {
  await storeCard(system, subscriber, '4000 0000 0000 0341');
  await moveClock(system, { months: 1 });
};
/** The price that waits for the next bill at the payment provider. */
const scheduledCents = async ({ sandboxUrl }: RunningSystem, accountCode: string): Promise<number> => {
  const [{ id = '' } = {}] = (await ledgerOf({ sandboxUrl }, accountCode)).subscriptions;
  const answer = await fetch(`${sandboxUrl}/v3/subscriptions/${id}`, {
    headers: { authorization: privateKey },
  });
  const { pending_change: change } = await answer.json();
  return Math.round((change?.unit_amount ?? 0) * 100);
};
const coupon = 'twitch14';

// The clock of a browser does not move along: what needs it comes before the clock is moved for others.
test.describe('about a gift, a certificate and a pause', () => {
  test('a gift: bought, claimed, money back', async ({ page, browser, system }) => {
    const name = uniqueName('Giver');
    await openAsNew(page, system, name, '/settings/gifts');
    const form = page.getByRole('form', { name: 'Give months' });
    await page.getByRole('button', { name: 'Give months' }).click();
    await form.getByLabel('Months').fill('2');
    await typeNames(page);
    await form.getByLabel('Email').fill('ada@creators.example');
    await typeCard(page, testCards.accepted);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: /^Pay/ }).click();
    const bought = await letterTo(system, addressOf(name), 'Your gift is ready to share');
    const link = /https?:\/\/\S*\/gifts\/[\w-]+/.exec(bought.text)?.[0] ?? '';
    const viewer = await (await browser.newContext()).newPage();
    const { token, ...signedIn } = await walkIn(system, asNew(uniqueName('Raider')));
    await giveCookies(viewer, signedIn);
    await viewer.goto(`${link}#token=${token}`);
    await viewer.getByRole('button', { name: 'Claim my month' }).click();
    await letterTo(system, addressOf(name), 'Somebody claimed your gift');
    await page.reload();
    await page.getByRole('button', { name: 'Cancel the rest' }).click();
    await page.getByRole('button', { name: 'Cancel and refund $11.99' }).click();
    expect((await letterTo(system, addressOf(name), 'Money back for your gift')).text).toContain('$11.99');
  });

  test('a certificate', async ({ page, system }) => {
    const address = addressOf('ledgerlena');
    await openAs(page, system, 'ledgerlena', subscription);
    await page.getByRole('button', { name: 'Make certificate' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Covered by' })).toBeVisible();
    expect((await letterTo(system, address, 'Your coverage certificate')).text).toMatch(
      /BB-[0-9A-Z]{4}-[0-9A-Z]{4}/,
    );
  });

  test('a pause: begun, and 3 days before its end', async ({ page, system }) => {
    const { subscriber, address } = await subscribe(system);
    await openAsSubscriber(page, subscriber, subscription);
    await pauseFor(page, '1 month');
    await moveClock(system, { months: 1 });
    await letterTo(system, address, 'Your plan is paused');
    await moveClock(system, { days: 28 });
    await startRounds(system, page);
    await letterTo(system, address, 'Your plan is back in 3 days');
  });
});

test.describe('about a price', () => {
  test('a higher one: told 30 days before, with its day, and charged on none before', async ({
    page,
    system,
  }) => {
    const name = uniqueName('Growing');
    const accountCode = await openAsNew(page, system, name, '/checkout/pro');
    await page.getByPlaceholder('Begin typing to find channel').fill('night journal');
    await page.getByRole('option', { name: 'Night Journal' }).click();
    await page.getByRole('button', { name: 'Complete sign up' }).click();
    await page.waitForURL(/add_on_quantity=4,4/);
    await page.goto(page.url().replace('add_on_quantity=4,4', 'add_on_quantity=1,1'));
    await payOnHostedPage(page);
    const letter = await letterTo(system, addressOf(name), 'The price of your plan changes');
    expect(letter.text).toContain('$500.00 per month');
    expect(letter.text).toContain('$25.00 per month');

    await page.goto(subscription);
    const card = page.getByRole('region', { name: 'Pro', exact: true });
    await expect(card).toContainText(/it costs \$500\.00 per month/);
    const [, day = ''] = /From (\w+ \d+, \d{4}) it costs/.exec((await card.textContent()) ?? '') ?? [];
    expect(letter.text).toContain(day);
    const { nowMs } = await (await fetch(`${system.sandboxUrl}/clock`)).json();
    const daysLeft = Math.floor((Date.parse(`${day} UTC`) - nowMs) / 86_400_000);
    expect(daysLeft).toBeGreaterThanOrEqual(29);

    const paid = async () =>
      (await ledgerOf(system, accountCode)).charges.map(({ amountCents }) => amountCents);
    await moveClock(system, { days: daysLeft });
    await startRounds(system, page);
    await expect.poll(() => scheduledCents(system, accountCode), { timeout: 60_000 }).toBe(50_000);
    expect(new Set(await paid())).toEqual(new Set([2500]));
    await moveClock(system, { days: 2 });
    await expect.poll(async () => (await paid()).at(-1)).toBe(50_000);
    await letterTo(system, addressOf(name), 'The price of your plan changes');
  });
});

test.describe('about an account', () => {
  test('welcome', async ({ page, system }) => {
    const name = uniqueName('Newcomer');
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).first().click();
    await expect(signUpModal(page)).toBeVisible();
    await signUp(page, name);
    await closeWelcome(page);
    const letter = await letterTo(system, addressOf(name), 'Welcome to Backbeat');
    expect(letter.copies).toBe(1);
    expect(letter.html).toContain(`${system.siteUrl}/`);
    expect(letter.source).not.toMatch(/token=/);
  });

  test('a new way to sign in', async ({ page, system }) => {
    const name = uniqueName('Linker');
    await openAsNew(page, system, name, '/settings/identity');
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Connect Discord' }).click(),
    ]);
    await popup.getByRole('button', { name }).click();
    await expect(page.getByText('Discord is connected.')).toBeVisible();
    expect((await letterTo(system, addressOf(name), 'A new way to sign in was added')).text).toContain(
      'Discord',
    );
  });

  test('a way to sign in that is no more: unlinked here, signed out elsewhere', async ({ page, system }) => {
    const creator = 'cratedigger';
    const elsewhere = await walkIn(system, asCreator(creator), 'google_oauth2');
    const meStatus = async () => {
      const headers = { authorization: `Bearer ${elsewhere.token}` };
      return (await fetch(`${system.apiUrl}/v1/me`, { headers })).status;
    };
    await openAs(page, system, creator, '/settings/identity');
    expect(await meStatus()).toBe(200);
    await page.getByRole('button', { name: 'Unlink Google' }).click();
    const question = page.getByRole('alertdialog', { name: 'Unlink Google?' });
    await expect(question).toContainText('You sign in with Twitch.');
    await expect(question).toContainText('gets an account of their own, which is new and empty');
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(question).toBeHidden();
    expect(await meStatus()).toBe(200);
    await page.getByRole('button', { name: 'Unlink Google' }).click();
    await question.getByRole('button', { name: 'Unlink Google' }).click();
    await expect(page.getByText('Google is unlinked.')).toBeVisible();
    // Twitch is the last one that signs in.
    await expect(page.getByRole('button', { name: /^Unlink/ })).toHaveCount(0);
    expect(await meStatus()).toBe(401);
    const letter = await letterTo(system, addressOf(creator), 'A way to sign in was removed');
    expect(letter.text).toContain('Google');
    expect(letter.html).toContain(`${system.siteUrl}/settings/identity`);
  });

  test('the sign-in of this browser, unlinked: it asks to sign in by what is left', async ({
    page,
    system,
    console,
  }) => {
    console.allow(/401/);
    const creator = 'mintyloop';
    await openAs(page, system, creator, '/settings/identity');
    await page.getByRole('button', { name: 'Unlink Twitch' }).click();
    const question = page.getByRole('alertdialog', { name: 'Unlink Twitch?' });
    await expect(question).toContainText('are signed out, this one too.');
    await expect(question).toContainText('not covered any more');
    await question.getByRole('button', { name: 'Unlink Twitch' }).click();
    await page.getByRole('group', { name: 'You were signed out' }).getByRole('button').click();
    await expect(page.getByRole('dialog', { name: 'Sign in to your account' })).toBeVisible();
    expect((await letterTo(system, addressOf(creator), 'A way to sign in was removed')).text).toContain(
      'Twitch',
    );
  });

  test('a copy of the data that was taken out, once a day', async ({ page, system }) => {
    const name = uniqueName('Taker');
    await openAsNew(page, system, name, '/settings');
    for (const _ of [1, 2]) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      await download;
    }
    const letter = await letterTo(system, addressOf(name), 'A copy of your data was taken out');
    expect(letter.html).toContain(`${system.siteUrl}/settings/identity`);
    expect(letter.copies).toBe(1);
  });

  test('two accounts: asked, done, undone', async ({ page, system, console }) => {
    console.allow(/401/);
    const [payer, other] = [uniqueName('Payer'), uniqueName('Other')];
    const subscriber = await subscribeNew(system, { name: payer });
    await walkIn(system, asNew(other), 'google_oauth2');
    const otherSub = addressOf(other).split('@')[0] ?? '';
    await fetch(`${system.sandboxUrl}/creators`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sub: `creator-${otherSub}`, email: addressOf(payer) }),
    });
    await walkIn(system, asCreator(otherSub), 'google_oauth2');
    await openAsSubscriber(page, subscriber, '/settings/identity');
    const merge = page.getByRole('button', { name: 'Merge accounts' });
    await merge.click();
    await letterTo(system, addressOf(other), 'Shall your two accounts become one?');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.waitForURL(/\/identity\//);
    await page.getByRole('button', { name: other, exact: true }).click();
    await expect(region(page, 'Merge accounts')).toBeVisible();
    await merge.click();
    await letterTo(system, addressOf(payer), 'Your two accounts are one now');
    await region(page, 'Merged account').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo the merge' }).click();
    await letterTo(system, addressOf(payer), 'Your accounts are two again');
  });

  test('a deletion: asked, done', async ({ page, system, console }) => {
    console.allow(/401/);
    const name = uniqueName('Leaver');
    await openAsNew(page, system, name, '/settings');
    await page.getByRole('main').getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await page.getByLabel('Type “delete” to confirm').fill('delete');
    await question.getByRole('button', { name: 'Delete account' }).click();
    await letterTo(system, addressOf(name), 'Your account will be deleted');
    await moveClock(system, { days: 8 });
    await startRounds(system, page);
    await letterTo(system, addressOf(name), 'Your account is deleted');
  });

  test('a song request, to whoever asked and to the staff', async ({ page, system }) => {
    await page.goto('/song-requests');
    const from = addressOf(uniqueName('Asker'));
    await page.getByLabel('Song title').fill('Paper lanterns');
    await page.getByLabel('Artist', { exact: true }).fill('Sample Artist 08');
    await page.getByLabel('Your name').fill('Ada Beat\r\nBcc: all@creators.example');
    await page.getByLabel('Your email').fill(from);
    await page.getByRole('main').getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Thank you, we have it')).toBeVisible();
    await letterTo(system, from, 'We have got your message');
    const forStaff = await letterTo(system, 'music@backbeat.example', 'A message to the music team');
    expect(forStaff.text).toContain('Paper lanterns');
    expect(forStaff.to).toEqual(['music@backbeat.example']);
  });
});

test.describe('about a plan', () => {
  test('a trial: begun, 7 days and 2 days before its end, and the receipt of its first bill', async ({
    system,
  }) => {
    const { address } = await subscribe(system, { coupon });
    const begun = await letterTo(system, address, 'Your free trial has begun');
    expect(begun.text).toContain('$11.99');
    expect((await mailboxOf(system, address)).map(({ subject }) => subject)).not.toContain('Your receipt');
    await moveClock(system, { days: 7 });
    await startRounds(system);
    await letterTo(system, address, 'Your free trial ends in 7 days');
    await moveClock(system, { days: 5 });
    await startRounds(system);
    await letterTo(system, address, 'Your free trial ends in 2 days');
    await moveClock(system, { days: 3 });
    await letterTo(system, address, 'Your receipt');
  });

  test('a year: 30 days before it renews', async ({ system }) => {
    const { address } = await subscribe(system, { planCode: 'rocksprem_i_y_v2' });
    await moveClock(system, { days: 340 });
    await startRounds(system);
    await letterTo(system, address, 'Your plan renews in 30 days');
  });

  test('a change at once, and one at the next bill', async ({ page, system }) => {
    const { subscriber, address } = await subscribe(system);
    await openAsSubscriber(page, subscriber, subscription);
    const change = (name: RegExp) =>
      page.getByRole('group', { name: 'Change plan' }).getByRole('button', { name });
    await page.getByText('Yearly', { exact: true }).click();
    await page.getByRole('button', { name: 'Switch to yearly: Premium' }).click();
    await change(/^Change to/).click();
    await letterTo(system, address, 'Your plan has changed');
    await page.getByText('Monthly', { exact: true }).click();
    await page.getByRole('button', { name: 'Switch to monthly: Premium' }).click();
    await change(/^Change to/).click();
    await letterTo(system, address, 'Your plan will change');
  });

  test('a cancellation, and what takes it back', async ({ page, system }) => {
    const { subscriber, address } = await subscribe(system);
    await openAsSubscriber(page, subscriber, subscription);
    await cancel(page);
    await letterTo(system, address, 'Your plan is cancelled');
    await page.getByRole('button', { name: 'Keep Premium' }).click();
    await letterTo(system, address, 'Your plan goes on');
  });
});

test.describe('about money', () => {
  test('a receipt that leads to its bill, through the sign-in', async ({ page, system }) => {
    const { address } = await subscribe(system);
    const letter = await letterTo(system, address, 'Your receipt');
    expect(letter.text).toContain('$11.99');
    const link =
      /href="([^"]*\/settings\/invoices[^"]*)"/.exec(letter.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    await page.goto(link);
    await expect(page.getByRole('dialog', { name: 'Sign in to your account' })).toBeVisible();
  });

  test('a payment that fails, again and again, and one that goes through in the end', async ({
    page,
    system,
  }) => {
    const { subscriber, address } = await subscribe(system);
    await failToPay(system, subscriber);
    await letterTo(system, address, 'Your payment did not go through');
    await moveClock(system, { days: 4 });
    await letterTo(system, address, 'Your payment failed again');
    await openAsSubscriber(page, subscriber, subscription);
    await plan(page).getByRole('button', { name: 'Update card' }).click();
    const form = page.getByRole('form', { name: /card/i });
    await form.getByLabel('First name').fill('Late');
    await form.getByLabel('Last name').fill('Lou');
    await typeCard(page, testCards.accepted);
    await form.getByRole('button', { name: /^(Save|Give)/ }).click();
    await letterTo(system, address, 'Your payment went through');
  });

  test('the last day to pay', async ({ system }) => {
    const { subscriber, address } = await subscribe(system);
    await failToPay(system, subscriber);
    await letterTo(system, address, 'Your payment did not go through');
    await moveClock(system, { days: 13 });
    await startRounds(system);
    await letterTo(system, address, 'Last day to keep your plan');
  });

  test('a card that expires before the next payment', async ({ system }) => {
    const { nowMs } = await (await fetch(`${system.sandboxUrl}/clock`)).json();
    const { address } = await subscribe(system, {
      planCode: 'rocksprem_i_y_v2',
      cardLastDay: new Date(nowMs),
    });
    await startRounds(system);
    await letterTo(system, address, 'Your card expires before the next payment');
  });
});
