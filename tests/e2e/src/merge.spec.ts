import type { Page } from '@playwright/test';
import { colourViolations, violations } from './support/axe.ts';
import { uniqueName } from './support/journey.ts';
import { pressByKeyboard } from './support/keyboard.ts';
import { sidewaysScroll } from './support/layout.ts';
import { addFault, ledgerOf } from './support/ledger.ts';
import { passedHeadings } from './support/liveRegions.ts';
import { giveCookies } from './support/signIn.ts';
import { openAsSubscriber, subscribeNew } from './support/subscriber.ts';
import { expect, type RunningSystem, test } from './support/test.ts';
import { accountCodeOf, asCreator, asNew, walkIn } from './support/walkIn.ts';

const connections = '/settings/identity';
const region = (page: Page, name: RegExp | string) => page.getByRole('region', { name });
const two = (page: Page) => region(page, 'You have two accounts');
const merged = (page: Page) => region(page, 'Merged account');
const mergeButton = (page: Page) => page.getByRole('button', { name: 'Merge accounts' });

/** Opens a page as somebody who signs in with Google. */
const openByGoogle = async (page: Page, system: RunningSystem, username: string, path: string) => {
  const signedIn = await walkIn(system, asCreator(username), 'google_oauth2');
  await giveCookies(page, signedIn);
  await page.goto(`${path}#token=${signedIn.token}`);
  return signedIn;
};
/** From the account that has confirmed to the other one, over the identity provider. */
const signInToOther = async (page: Page, provider: 'Twitch' | 'Google', name: string): Promise<void> => {
  await page.getByRole('button', { name: `Sign in with ${provider}` }).click();
  await page.waitForURL(/\/identity\//);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
};
const looksRight = async (page: Page): Promise<void> => {
  expect(await passedHeadings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page), 'dark').toEqual([]);
  for (const width of [375, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
};

/** Somebody with Premium by Twitch, and a free account by Google whose address has become the same. */
const becomeTwo = async (system: RunningSystem) => {
  const [payer, other] = [uniqueName('Payer'), uniqueName('Other')];
  const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '');
  const subscriber = await subscribeNew(system, { name: payer });
  const second = await walkIn(system, asNew(other), 'google_oauth2');
  const changed = await fetch(`${system.sandboxUrl}/creators`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      sub: `creator-${slugOf(other)}`,
      email: `${slugOf(payer)}@creators.example`,
    }),
  });
  expect(changed.status).toBe(200);
  return { subscriber, payer, other, otherSlug: slugOf(other), otherCode: accountCodeOf(second.token) };
};

test('somebody with two accounts hears of it before paying, merges them and takes it back', async ({
  page,
  context,
  system,
  console,
}) => {
  console.allow(/401/);
  await openByGoogle(page, system, 'twicetina', '/checkout/premium');
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'Another account has your verified email address.' });
  await expect(notice).toContainText('You sign in to it with Twitch. It may have a plan already.');
  await expect(page.getByRole('button', { name: /^Pay|^Start/ }).first()).toBeVisible();
  await looksRight(page);
  await page.goto('/settings/gifts');
  await page.getByRole('button', { name: 'Give months' }).click();
  await expect(page.getByRole('form', { name: 'Give months' }).locator(notice)).toContainText(
    'You sign in to it with Twitch. What you give is charged to this account and listed in it.',
  );
  await looksRight(page);
  await notice.getByRole('link', { name: 'Look at both' }).click();
  await expect(two(page)).toContainText('You sign in to it with Twitch.');
  // Nothing of the other account is told before it is signed in to.
  await expect(page.getByRole('main')).not.toContainText('Twice Tina (');
  const tab = await context.newPage();
  await tab.goto(connections);
  await expect(two(tab)).toBeVisible();

  await mergeButton(page).click();
  const waiting = region(page, 'Confirm in the other account too');
  await expect(waiting).toBeFocused();
  await looksRight(page);
  await signInToOther(page, 'Twitch', 'Twice Tina');
  const asked = region(page, 'Merge accounts');
  await expect(asked.getByRole('heading', { name: 'Merge with “Twice Tina Two”?' })).toBeVisible();
  await expect(asked).toContainText('This account stays, and “Twice Tina Two” (Free) goes.');
  await looksRight(page);
  const charges = (await ledgerOf(system, 'twicetina-account')).charges.length;
  await pressByKeyboard(page, mergeButton(page));
  await expect(
    page.getByRole('group', { name: 'Your accounts are one now.' }),
    'it is read out',
  ).toBeFocused();
  await expect(merged(page)).toContainText(/“Twice Tina Two” is part of this account since .+ until /);
  await expect(region(page, 'Linked accounts')).toContainText(/Twitch.*Google/);
  await looksRight(page);
  // The tab of the account that is gone.
  await tab.bringToFront();
  const gone = /^Your two accounts are one now/;
  await expect(tab.getByRole('group', { name: 'You were signed out' }).getByText(gone)).toBeVisible();
  await tab.getByRole('button', { name: 'Sign in again' }).click();
  await expect(tab.getByRole('dialog').getByText(gone)).toBeVisible();
  await tab.close();

  await pressByKeyboard(page, merged(page).getByRole('button', { name: 'Undo' }));
  const question = page.getByRole('alertdialog', { name: 'Make them two accounts again?' });
  await expect(question.getByRole('button', { name: 'Go back' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByRole('group', { name: 'They are two accounts again.' })).toBeFocused();
  await expect(two(page)).toBeVisible();
  await expect(merged(page)).toHaveCount(0);
  expect((await ledgerOf(system, 'twicetina-account')).charges).toHaveLength(charges);
});

test('a bad day: the provider is away, the api is killed, and the account that goes confirms last', async ({
  page,
  system,
  console,
}) => {
  console.allow(/Failed to load resource|401|ERR_/);
  const { subscriber, payer, other, otherSlug, otherCode } = await becomeTwo(system);
  await openAsSubscriber(page, subscriber, connections);
  // The address is proven by the next sign-in.
  await expect(page.getByRole('heading', { name: 'Connections', level: 1 })).toBeVisible();
  await expect(two(page)).toHaveCount(0);
  await walkIn(system, asCreator(otherSlug), 'google_oauth2');
  await page.reload();
  await mergeButton(page).click();
  await signInToOther(page, 'Google', other);
  await expect(region(page, 'Merge accounts')).toContainText(
    `“${payer}” (Premium) stays, and this account goes: you go on as “${payer}”.`,
  );

  await addFault(system, { target: 'v3', status: 503, times: 40 });
  await mergeButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing has changed.' })).toBeVisible();
  await fetch(`${system.sandboxUrl}/faults`, { method: 'DELETE' });

  await addFault(system, { target: 'v3', delayMs: 3_000, times: 1 });
  await mergeButton(page).click();
  await system.stopApi('SIGKILL');
  await system.startApi();
  await expect(async () => {
    // The button may go between the two, as the merge was done before the kill.
    if (await mergeButton(page).isVisible()) await mergeButton(page).click({ timeout: 2_000 });
    await expect(merged(page)).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 60_000 });

  // The page goes on as the account that stays, with both sign-ins and the plan; nothing was charged.
  await expect(merged(page)).toContainText(`“${other}” is part of this account`);
  expect(new URL(page.url()).hash).toBe('');
  await page.goto('/settings/subscription');
  await expect(region(page, 'Premium').first()).toContainText(/Renews on/);
  expect((await ledgerOf(system, subscriber.accountCode)).charges).toHaveLength(1);
  expect((await ledgerOf(system, otherCode)).charges).toHaveLength(0);
  // Whoever still signs in to the account that went is told where it is.
  const signedIn = await openByGoogle(page, system, otherSlug, '/settings');
  expect(accountCodeOf(signedIn.token)).toBe(subscriber.accountCode);
  const told = page.getByRole('status').filter({ hasText: `“${other}” is part of this account since` });
  await told.getByRole('link', { name: 'See what was merged' }).click();
  await expect(merged(page)).toBeVisible();
});
