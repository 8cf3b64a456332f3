import type { Page } from '@playwright/test';
import { openAs } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const preview = (page: Page) => page.getByRole('group', { name: 'Change plan' });
const confirm = (page: Page) => preview(page).getByRole('button', { name: /^Change to/ });
const subscription = '/settings/subscription';

test('monthly becomes yearly at the price that was shown', async ({ page, system }) => {
  await openAs(page, system, 'mintyloop', subscription);
  await page.getByText('Yearly', { exact: true }).click();
  await page.getByRole('button', { name: 'Switch to yearly: Premium' }).click();
  await expect(preview(page)).toContainText('The unused part of Premium monthly counts towards it.');
  await expect(preview(page)).toContainText(/Premium monthly, \d+ unused days/);
  await preview(page).getByRole('button', { name: 'Keep Premium monthly' }).click();
  await expect(preview(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Switch to yearly: Premium' }).click();
  await confirm(page).click();
  await expect(page.getByText('You are on Premium.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Premium', exact: true })).toContainText('$71.88 per year');
});

test('Pro asks for a channel first', async ({ page, system, console }) => {
  console.allow(/Failed to load resource/);
  await openAs(page, system, 'yearlyyara', subscription);
  await page.getByRole('button', { name: 'Upgrade now: Pro' }).click();
  await expect(page.getByText('Connect your channel').or(preview(page)).first()).toBeVisible();
});

test('a smaller plan begins with the next bill, and can be taken back', async ({ page, system }) => {
  await openAs(page, system, 'prismapro', subscription);
  const card = page.getByRole('region', { name: 'Pro', exact: true });
  await page.getByRole('button', { name: 'Change plan: Premium' }).click();
  await expect(preview(page)).toContainText(/You keep Pro until then, and nothing is charged today\./);
  await confirm(page).click();
  await expect(card).toContainText(/You stay on Pro until .+\. Premium starts that day\./);
  await expect(card.getByText(/^Change on /)).toBeVisible();
  await card.getByRole('button', { name: 'Stay on Pro' }).click();
  await expect(page.getByText('You stay on Pro.')).toBeVisible();
  await expect(card).toContainText(/Renews on/);
});

test('a cancellation is taken back', async ({ page, system }) => {
  await openAs(page, system, 'lastlapleo', subscription);
  await page.getByRole('button', { name: 'Keep Premium' }).click();
  await expect(page.getByText('You stay on Premium.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Premium', exact: true })).toContainText(/Renews on/);
});

test('of two tabs one changes the plan; the other is shown what has become of it', async ({
  page,
  system,
  context,
  console,
}) => {
  console.allow(/Failed to load resource/);
  await openAs(page, system, 'cratedigger', subscription);
  const other = await context.newPage();
  await openAs(other, system, 'cratedigger', subscription);
  for (const tab of [page, other]) {
    await tab.getByText('Yearly', { exact: true }).click();
    await tab.getByRole('button', { name: 'Switch to yearly: Download' }).click();
    await expect(confirm(tab)).toBeVisible();
  }
  await confirm(page).click();
  await expect(page.getByText('You are on Download.')).toBeVisible();
  await confirm(other).click();
  await expect(other.getByText(/Your plan was changed in another tab/)).toBeVisible();
  await expect(other.getByRole('region', { name: 'Download', exact: true })).toContainText('$71.88 per year');
});
