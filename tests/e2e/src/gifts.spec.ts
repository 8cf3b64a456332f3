import type { Page } from '@playwright/test';
import { colourViolations, violations } from './support/axe.ts';
import { closeWelcome, signUp, testCards, typeCard, typeNames, uniqueName } from './support/journey.ts';
import { sidewaysScroll, wordsOutside } from './support/layout.ts';
import { addFault, ledgerOf } from './support/ledger.ts';
import { openAs, openAsNew } from './support/signIn.ts';
import { openAsSubscriber, subscribeNew } from './support/subscriber.ts';
import { takeApiAway } from './support/takeApiAway.ts';
import { expect, type RunningSystem, test } from './support/test.ts';

const refused = /Failed to load resource|ERR_/;
const path = '/settings/gifts';

const form = (page: Page) => page.getByRole('form', { name: 'Give months' });
const pay = (page: Page) => form(page).getByRole('button', { name: /^Pay/ });
const gift = (page: Page, months: string) =>
  page.getByRole('region', { name: new RegExp(`^${months}, given on`) });

const fillGift = async (page: Page, months: string, card: string = testCards.accepted): Promise<void> => {
  await page.getByRole('button', { name: 'Give months' }).click();
  await expect(form(page).getByLabel('Months')).toBeFocused();
  await form(page).getByLabel('Months').fill(months);
  await typeNames(page);
  await form(page).getByLabel('Email').fill('ada@creators.example');
  await typeCard(page, card);
  await form(page).getByRole('checkbox').check();
};

const linkOf = async (page: Page, months: string): Promise<string> =>
  (await gift(page, months).locator('code').textContent()) ?? '';

/** Somebody gives, and has the link. */
const give = async (page: Page, system: RunningSystem, months: string): Promise<string> => {
  await openAsNew(page, system, uniqueName('Giver'), path);
  await fillGift(page, months);
  await pay(page).click();
  return linkOf(page, months === '1' ? '1 month' : `${months} months`);
};

const expectItFits = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect.soft(await wordsOutside(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await violations(page), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await colourViolations(page), 'light').toEqual([]);
  await page.setViewportSize({ width: 1200, height: 900 });
};

test('the months of a gift are digits alone, and the wheel leaves them', async ({ page, system }) => {
  await openAsNew(page, system, uniqueName('Giver'), path);
  await page.getByRole('button', { name: 'Give months' }).click();
  const months = form(page).getByLabel('Months');
  await expect(months).toBeFocused();
  await months.hover();
  await page.mouse.wheel(0, 200);
  await months.press('ArrowUp');
  await expect(months).toHaveValue('5');
  await months.fill('1e1');
  await months.press('Tab');
  await expect(months).toHaveAccessibleDescription('A number from 1 to 50');
  await expect(pay(page)).toBeDisabled();
  await months.fill('10');
  await expect(pay(page)).toHaveText(/for 10 months$/);
});

test('a raid: months are bought, claimed by somebody new and by a creator with a plan, and the rest comes back', async ({
  page,
  browser,
  system,
  console,
}) => {
  console.allow(refused);
  const giverName = uniqueName('Giver');
  const accountCode = await openAsNew(page, system, giverName, path);
  await expect(page.getByRole('region', { name: 'Give months' })).toContainText(
    'Up to 50 months at once, 3 open gifts, and 100 months in 30 days.',
  );
  await fillGift(page, '3', '4000 0000 0000 0002');
  await expect(form(page)).toContainText('$35.97: one month of Premium for each of 3');
  await expectItFits(page);
  await pay(page).click();
  await expect(form(page)).toContainText('Nothing was charged.');
  await typeCard(page, testCards.accepted);
  await pay(page).click();
  await expect(page.getByText(/^3 months bought\. Copy the link below/)).toBeVisible();
  const own = gift(page, '3 months');
  await expect(own).toContainText('0 of 3 claimed. Open through');
  await expectItFits(page);
  const url = await linkOf(page, '3 months');

  // Somebody who has never been here: reads the link, signs up with it, and claims without a card.
  const viewer = await (await browser.newContext()).newPage();
  await viewer.goto(url);
  await expect(
    viewer.getByRole('heading', { level: 1, name: `${giverName} gives you a month of Premium` }),
  ).toBeVisible();
  await expect(viewer.getByRole('article')).toContainText('3 of 3 months are left.');
  await expectItFits(viewer);
  await viewer.getByRole('button', { name: 'Sign up and claim' }).click();
  const viewerName = uniqueName('Raider');
  await signUp(viewer, viewerName);
  await viewer.waitForURL(/\/gifts\//);
  await closeWelcome(viewer);
  const claim = viewer.getByRole('button', { name: 'Claim my month' });
  await expect(viewer.getByRole('article')).toContainText('no card is needed');
  await claim.focus();
  await viewer.keyboard.press('Enter');
  await expect(
    viewer.getByRole('group', { name: /^Premium is yours until/ }),
    'it is read out',
  ).toBeFocused();
  await expect(viewer.getByRole('article')).toContainText(
    /You have claimed one of 3 months\. Others can claim 2 more through/,
  );
  await expectItFits(viewer);
  await viewer.goto(`${system.siteUrl}/settings/subscription`);
  await expect(viewer.getByText('Gift month', { exact: true })).toBeVisible();
  await viewer.goto(`${system.siteUrl}/covered`);
  await expect(viewer.getByRole('main')).toContainText(/Covered/);

  // A ready-made creator has a plan: the month is kept, and that is said before.
  const creator = await (await browser.newContext()).newPage();
  await openAs(creator, system, 'yearlyyara', new URL(url).pathname);
  await expect(creator.getByRole('article')).toContainText('It begins when your plan ends');
  await creator.getByRole('button', { name: 'Claim and keep it' }).click();
  await expect(creator.getByRole('article')).toContainText('The month is kept for you.');
  await creator.goto(`${system.siteUrl}${path}`);
  await expect(creator.getByRole('region', { name: 'Given to you' })).toContainText(giverName);
  await expect(creator.getByRole('region', { name: 'Given to you' })).toContainText(
    'Kept until no other plan runs',
  );

  // The giver sees both, and takes back what is left.
  await page.reload();
  await expect(own).toContainText('2 of 3 claimed.');
  await expect(own.getByRole('list', { name: 'Who has claimed' })).toContainText(viewerName);
  await page.goto(new URL(url).pathname);
  await expect(page.getByRole('article')).toContainText('This is your own gift. It is for others.');
  await expect(page.getByRole('article')).not.toContainText('Claim');
  await page.getByRole('link', { name: 'See who has claimed' }).click();
  await own.getByRole('button', { name: 'Cancel the rest' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel the rest?' });
  await expect(question.getByRole('button', { name: 'Keep it open' })).toBeFocused();
  await expect(question).toContainText('$11.99 goes back to your card');
  await question.getByRole('button', { name: 'Cancel and refund $11.99' }).click();
  await expect(page.getByRole('group', { name: /went back to your card/ })).toBeFocused();
  await expect(own).toContainText('Over. 2 of 3 claimed.');
  await expect(own).toContainText(/\$11\.99 for 1 month went back to your card on/);
  expect((await ledgerOf(system, accountCode)).charges.map(({ amountCents }) => amountCents)).toEqual([3597]);
  await page.goto('/settings/invoices');
  await expect(page.getByRole('region', { name: 'Invoices' })).toContainText('Gift: 3 months of Premium');

  await viewer.goto(url);
  await expect(viewer.getByRole('article')).toContainText('Premium is yours until');
  await expect(viewer.getByRole('article')).toContainText('The others can no longer be claimed.');
  const late = await (await browser.newContext()).newPage();
  await late.goto(url);
  await expect(late.getByRole('heading', { level: 1, name: 'This gift is over' })).toBeVisible();
  await expect(late.getByRole('button', { name: /claim/i })).toHaveCount(0);
});

test('a bad day for the giver: no answer in the middle of paying, two presses, and it is charged once', async ({
  page,
  system,
  console,
}) => {
  console.allow(refused);
  const accountCode = await openAsNew(page, system, uniqueName('Giver'), path);
  await addFault(system, { target: 'v3', status: 503 });
  await fillGift(page, '2');
  await pay(page).click();
  await expect(form(page).getByRole('alert')).toBeVisible({ timeout: 40_000 });
  expect((await ledgerOf(system, accountCode)).charges).toEqual([]);
  await fetch(`${system.sandboxUrl}/faults`, { method: 'DELETE' });

  // It is charged, and only the answer is late: the api is killed meanwhile.
  await addFault(system, { target: 'purchases', when: 'after', delayMs: 15_000, times: 1 });
  await pay(page).dblclick();
  await expect
    .poll(async () => (await ledgerOf(system, accountCode)).charges.length, { message: 'is charged' })
    .toBe(1);
  await system.stopApi('SIGKILL');
  await expect(form(page).getByRole('alert')).toBeVisible({ timeout: 40_000 });
  await system.startApi();
  await page.goto(path);
  await expect(gift(page, '2 months')).toContainText('0 of 2 claimed.', { timeout: 40_000 });
  expect((await ledgerOf(system, accountCode)).charges).toHaveLength(1);
});

test('a bad day for the claimer: the api is gone, somebody was faster, a call is sent again, and all are claimed', async ({
  page,
  browser,
  system,
  console,
}) => {
  console.allow(refused);
  const url = await give(page, system, '1');
  const context = await browser.newContext();
  const viewer = await context.newPage();
  await openAsNew(viewer, system, uniqueName('Raider'), new URL(url).pathname);
  const claim = viewer.getByRole('button', { name: 'Claim my month' });
  await expect(claim).toBeVisible();
  const other = await context.newPage();
  await other.goto(url);
  await expect(other.getByRole('button', { name: 'Claim my month' })).toBeVisible();

  const slow = await (await browser.newContext()).newPage();
  await openAsNew(slow, system, uniqueName('Raider'), new URL(url).pathname);
  await expect(slow.getByRole('button', { name: 'Claim my month' })).toBeVisible();

  const bringBack = await takeApiAway(viewer, system);
  await claim.click();
  await expect(viewer.getByRole('alert')).toContainText('never two', { timeout: 40_000 });
  await bringBack();
  // The payment provider is not needed to claim.
  await addFault(system, { target: 'v3', status: 503 });
  await viewer.getByRole('button', { name: 'Claim my month' }).click();
  await expect(viewer.getByRole('article')).toContainText('Premium is yours until');
  await expect(other.getByRole('article')).toContainText('Premium is yours until');
  await fetch(`${system.sandboxUrl}/faults`, { method: 'DELETE' });

  await slow.getByRole('button', { name: 'Claim my month' }).click();
  await expect(slow.getByRole('article')).toContainText('Every month of this gift has been claimed.');
  await page.reload();
  await expect(gift(page, '1 month')).toContainText('Claimed.');
  await expect(gift(page, '1 month').getByRole('listitem')).toHaveCount(1);
});

test('another tab has it at once: a gift that is bought, claimed and cancelled', async ({
  page,
  browser,
  system,
}) => {
  await openAsNew(page, system, uniqueName('Giver'), path);
  const other = await page.context().newPage();
  await other.goto(path);
  await expect(other.getByRole('button', { name: 'Give months' })).toBeVisible();
  await fillGift(page, '2');
  await pay(page).click();
  await expect(gift(other, '2 months')).toContainText('0 of 2 claimed.');
  const url = await linkOf(page, '2 months');

  const context = await browser.newContext();
  const viewer = await context.newPage();
  await openAsNew(viewer, system, uniqueName('Raider'), '/covered');
  const subscription = await context.newPage();
  await subscription.goto(`${system.siteUrl}/settings/subscription`);
  const given = await context.newPage();
  await given.goto(`${system.siteUrl}${path}`);
  const claiming = await context.newPage();
  await claiming.goto(url);
  const second = await context.newPage();
  await second.goto(url);
  await expect(second.getByRole('button', { name: 'Claim my month' })).toBeVisible();
  await expect(viewer.getByRole('main')).toContainText('No, not right now');
  await claiming.getByRole('button', { name: 'Claim my month' }).click();
  await expect(second.getByRole('article')).toContainText('Premium is yours until');
  await expect(viewer.getByRole('main')).not.toContainText('No, not right now');
  await expect(subscription.getByText('Gift month', { exact: true })).toBeVisible();
  await expect(given.getByRole('region', { name: 'Given to you' })).toBeVisible();

  await gift(page, '2 months').getByRole('button', { name: 'Cancel the rest' }).click();
  await page.getByRole('button', { name: /^Cancel and refund/ }).click();
  await expect(gift(other, '2 months')).toContainText('Over. 1 of 2 claimed.');
});

test('a plan stays as it is while its owner gives, and a wrong link says so', async ({
  page,
  system,
  console,
}) => {
  console.allow(refused);
  const subscriber = await subscribeNew(system);
  await openAsSubscriber(page, subscriber, path);
  await fillGift(page, '1');
  await expect(form(page)).toContainText('This card also pays your own plan from now on.');
  await pay(page).click();
  await expect(gift(page, '1 month')).toBeVisible();
  expect((await ledgerOf(system, subscriber.accountCode)).subscriptions).toHaveLength(1);
  await page.goto('/gifts/0000-0000-0000-0000');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no gift here' })).toBeVisible();
});

test('whoever is signed out is told what gifts are, and signs in', async ({ page, system }) => {
  await page.goto(`${system.siteUrl}${path}`);
  await expect(page.getByRole('main')).toContainText('Give months of Premium');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to your account' })).toBeVisible();
});
