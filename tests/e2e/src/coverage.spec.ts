import type { Locator, Page } from '@playwright/test';
import { heal } from './account/visit.ts';
import { colourViolations, violations } from './support/axe.ts';
import { holdFiles } from './support/holdFiles.ts';
import { uniqueName } from './support/journey.ts';
import { sidewaysScroll, wordsOutside } from './support/layout.ts';
import { addFault } from './support/ledger.ts';
import { openAs, openAsNew } from './support/signIn.ts';
import { openAsSubscriber, subscribeNew } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

const light = (page: Page) => page.getByRole('region', { name: 'Am I covered right now?' });
const bot = (page: Page) => page.getByRole('region', { name: 'For your chat bot' });
const stream = (page: Page) => page.getByRole('region', { name: 'Your next stream' });
const told = (part: Locator) => part.locator('p[aria-live]').last();
const address = (page: Page) => bot(page).locator('code');

/** A day and time as the field has them. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

const giveStream = async (page: Page, days: number): Promise<void> => {
  await stream(page).getByLabel('Day and time').fill(inDays(days));
  await stream(page).getByRole('button', { name: 'Save' }).click();
};

test.afterEach(({ system }) => heal(system));

for (const width of [375, 1200]) {
  test(`what stands below the light stays where it is when the answer comes, at ${width} px`, async ({
    page,
    system,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const answer = await holdFiles(page, '**/v1/coverage');
    await openAs(page, system, 'yearlyyara', '/settings');
    const below = page.getByRole('heading', { name: 'At a glance' });
    const before = await below.boundingBox();
    await expect(light(page)).toHaveCount(0);
    answer();
    await expect(light(page).getByRole('heading')).toHaveText('Yes, you are covered');
    const after = await below.boundingBox();
    expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? Number.NaN))).toBeLessThan(30);
  });
}

test('the light says whether one is covered, and what to do where not', async ({ page, system }) => {
  await page.goto('/covered');
  await expect(page.getByText('Are you covered right now?')).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to your account' })).toBeVisible();

  await page.goto('about:blank');
  await openAsNew(page, system, uniqueName('Uncovered'), '/covered');
  await expect(light(page).getByRole('heading')).toHaveText('No, not right now');
  await expect(light(page).getByRole('link', { name: 'Get Premium' })).toHaveAttribute('href', '/pricing');

  const subscriber = await subscribeNew(system);
  await openAsSubscriber(page, subscriber, '/settings');
  await expect(light(page).getByRole('heading')).toHaveText('Yes, you are covered');
  await light(page).getByRole('link', { name: 'Next stream and chat bot' }).click();
  await expect(page).toHaveURL('/covered');
  await giveStream(page, 2);
  await expect(told(stream(page))).toHaveText('Saved.');
  await expect(stream(page).getByLabel('Day and time')).toBeFocused();
  await expect(light(page).getByRole('heading')).toHaveText('Yes, you are covered');
  await giveStream(page, 60);
  await expect(told(stream(page))).toHaveText('Saved.');
  // The bill comes first, and the card on file lasts longer than the stream.
  await expect(light(page)).toContainText(/Next stream\w+, \w+ \d+, \d{4} at .+ (UTC|GMT|[A-Z]{3})/);
  await expect(light(page).getByRole('heading')).toHaveText('Yes, you are covered');
  await stream(page).getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(told(stream(page))).toHaveText('Removed.');
  await expect(stream(page).getByLabel('Day and time')).toBeFocused();
  await expect(light(page).getByRole('heading')).toHaveText('Yes, you are covered');

  const channel = page.getByRole('combobox', { name: 'Find your channel' });
  await channel.fill('night');
  await page.getByRole('option').first().click();
  await expect(light(page)).toContainText('on YouTube');

  await page.goto('about:blank');
  await openAsSubscriber(page, await subscribeNew(system, { cardLastDay: new Date() }), '/covered');
  await giveStream(page, 60);
  await expect(light(page).getByRole('heading')).toHaveText('Nearly: one thing to fix');
  await expect(light(page).getByRole('link', { name: 'Check the card' })).toBeVisible();

  await page.goto('about:blank');
  await openAs(page, system, 'pausedpia', '/covered');
  await expect(light(page)).toContainText(/Your plan rests until \w+ \d+, \d{4}\. Resume it/);
  await expect(light(page)).toContainText(/Paused until \w+ \d+, \d{4}/);

  await page.goto('about:blank');
  await openAs(page, system, 'latelou', '/covered');
  await expect(light(page)).toContainText('A payment failed.');
  await expect(light(page).getByRole('link', { name: 'Use another card' })).toBeVisible();
});

test('an address for chat bots says one line, until it is revoked in another tab', async ({
  page,
  system,
  console,
}) => {
  console.allow(/Failed to load resource|ERR_/);
  const subscriber = await subscribeNew(system);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsSubscriber(page, subscriber, '/covered');
  await bot(page)
    .getByRole('button', { name: /^Make an address/ })
    .click();
  await expect(bot(page).getByRole('button', { name: /^Copy/ })).toBeFocused();
  const url = (await address(page).textContent()) ?? '';
  await bot(page).getByRole('button', { name: /^Copy/ }).click();
  await expect(told(bot(page))).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  const said = async (at: string) => {
    const answer = await fetch(at);
    return { status: answer.status, text: await answer.text() };
  };
  expect(await said(url)).toEqual({
    status: 200,
    text: expect.stringMatching(/^Covered until \w+ \d+, \d{4}$/),
  });

  const other = await page.context().newPage();
  await openAsSubscriber(other, subscriber, '/covered');
  const renew = bot(other).getByRole('button', { name: /^New address/ });
  await renew.click();
  const question = other.getByRole('alertdialog', { name: 'Make a new address?' });
  await question.getByRole('button', { name: 'Keep this one' }).click();
  expect((await said(url)).status, 'nothing has happened').toBe(200);
  await renew.click();
  await question.getByRole('button', { name: 'Make a new one' }).click();
  await expect(address(other)).not.toHaveText(url);
  expect((await said(url)).status).toBe(404);
  await expect(address(page)).toHaveText((await address(other).textContent()) ?? '');
  await bot(page)
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await page.getByRole('button', { name: 'Revoke it' }).click();
  await expect(told(bot(page))).toHaveText('Revoked. The address says nothing any more.');
  await expect(bot(page).getByRole('button', { name: /^Make an address/ })).toBeFocused();
  await other.close();

  // The network and the api, one after the other.
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(light(page)).toContainText('You are offline. Checked a moment ago.');
  await expect(light(page).getByRole('heading')).toHaveText('Yes, you are covered');
  await page.context().setOffline(false);
  await expect(light(page)).toContainText('Again every minute while this page is open.');
  await system.stopApi();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(light(page)).toContainText('We could not check just now.', { timeout: 60_000 });
  await expect(light(page).getByRole('heading')).toHaveText('Yes, you are covered');
  await system.startApi();
  await light(page).getByRole('button', { name: 'Check again' }).click();
  await expect(light(page)).toContainText('Again every minute while this page is open.');

  // The payment provider is down, and nothing is known of somebody new.
  await addFault(system, { target: 'v3', status: 503 });
  await page.goto('about:blank');
  await openAsNew(page, system, uniqueName('Unread'), '/covered');
  await expect(light(page)).toContainText('The payment service does not answer.');
  // After a failed reading it leaves the provider alone for a while, but for one that is started anew.
  await system.stopApi();
  await heal(system);
  await light(page).getByRole('button', { name: 'Check again' }).click();
  await expect(light(page)).toContainText('Again every minute while this page is open.');
});

test('the page of coverage fits and reads well in both schemes', async ({ page, system }) => {
  await openAs(page, system, 'prismapro', '/covered');
  await expect(light(page).getByRole('heading')).toHaveText('Yes, you are covered');
  await page.goto('about:blank');
  await openAsSubscriber(page, await subscribeNew(system, { cardLastDay: new Date() }), '/covered');
  await giveStream(page, 90);
  await expect(light(page).getByRole('heading')).toHaveText('Nearly: one thing to fix');
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect.soft(await wordsOutside(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await violations(page), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await colourViolations(page), 'light').toEqual([]);
});
