import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { uniqueName } from './support/journey.ts';
import { sidewaysScroll, wordsOutside } from './support/layout.ts';
import { openAs, openAsNew } from './support/signIn.ts';
import { openAsSubscriber, subscribeNew } from './support/subscriber.ts';
import { takeApiAway } from './support/takeApiAway.ts';
import { expect, test } from './support/test.ts';

const deleteButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Delete account' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete your account?' });
const lastDay = (page: Page) =>
  page.getByRole('region', { name: /^Your account will be deleted on \w+ \d+, \d{4}$/ });
const word = (page: Page) => page.getByLabel('Type “delete” to confirm');
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete account' });

const expectItFits = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect.soft(await wordsOutside(page)).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await violations(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 1200, height: 900 });
};

test('what is kept about somebody can be taken along as JSON', async ({ page, system, console }) => {
  console.allow(/Failed to load resource|ERR_/);
  const subscriber = await subscribeNew(system);
  await openAsSubscriber(page, subscriber, '/settings');
  const button = page.getByRole('button', { name: 'Download', exact: true });
  await expect(button).toBeVisible();

  const bringBack = await takeApiAway(page, system);
  await button.click();
  await expect(page.getByRole('region', { name: 'Your data' }).getByRole('alert')).toContainText(
    'We could not reach the server.',
    { timeout: 30_000 },
  );
  await bringBack();

  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/^backbeat-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    user: { hash: subscriber.accountCode, tier: 'premStream' },
    deletes_at: null,
    identities: [{ provider: 'twitch' }],
    subscriptions: [{ plan_code: 'rocksprem_i_m_v2', state: 'active' }],
    purchases: [{ state: 'succeeded' }],
  });
  await expect(page.getByRole('region', { name: 'Your data' }).getByRole('alert')).toHaveCount(0);
});

test('an account is deleted only on purpose, says its last day, and can be kept', async ({
  page,
  system,
  console,
}) => {
  console.allow(/Failed to load resource|ERR_|The end of the account could not be asked for/);
  await openAsSubscriber(page, await subscribeNew(system), '/settings');

  await deleteButton(page).click();
  await expect(question(page)).toContainText('Your plan stops renewing now.');
  await expect(confirm(page)).toBeDisabled();
  await word(page).fill('delet');
  await expect(confirm(page)).toBeDisabled();
  await expectItFits(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(deleteButton(page)).toBeFocused();

  await deleteButton(page).click();
  await expect(word(page)).toHaveValue('');
  await word(page).fill('Delete');
  const bringBack = await takeApiAway(page, system);
  await confirm(page).click();
  await expect(question(page).getByRole('alert')).toContainText('Nothing has changed.', { timeout: 30_000 });
  await bringBack();
  await word(page).press('Enter');
  await expect(lastDay(page)).toBeFocused();
  await expect(question(page)).toBeHidden();
  await expect(deleteButton(page)).toHaveCount(0);
  await expectItFits(page);

  await page.reload();
  await expect(lastDay(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Premium', exact: true })).toContainText('will not renew');
  await lastDay(page).getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays. A plan that renewed before renews again.')).toBeVisible();
  await expect(lastDay(page)).toHaveCount(0);
  await page.reload();
  await expect(deleteButton(page)).toBeVisible();
  await expect(lastDay(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Premium', exact: true })).not.toContainText(
    'will not renew',
  );
});

test('who is on Free is told of no plan; who pays elsewhere is sent there first', async ({
  page,
  system,
}) => {
  await openAsNew(page, system, uniqueName('Leaver'), '/settings');
  await deleteButton(page).click();
  await expect(question(page)).toContainText('For seven days you can still sign in');
  await expect(question(page)).not.toContainText('renewing');
  await question(page).getByRole('button', { name: 'Go back' }).click();

  // Another address on the same page would be no new visit.
  await page.goto('about:blank');
  await openAs(page, system, 'streamlabssol', '/settings');
  await expect(page.getByRole('region', { name: 'Your data' })).toContainText(
    'Your plan is managed at Streamlabs and would go on being charged. End it there first.',
  );
  await expect(deleteButton(page)).toHaveCount(0);
});
