import type { Page } from '@playwright/test';
import { chargesOf, chargeTax } from './support/chargeTax.ts';
import { payOnHostedPage } from './support/journey.ts';
import { endPlan, openAsSubscriber, subscribeNew } from './support/subscriber.ts';
import { expect, type RunningSystem, test } from './support/test.ts';

// Prices with tax outside the checkout.

const germany = { country: 'DE' };

const exportOf = async ({ apiUrl }: RunningSystem, token: string) =>
  (await fetch(`${apiUrl}/v1/account/export`, { headers: { authorization: `Bearer ${token}` } })).json();

/** Chooses a channel, and returns what stands beside the button that leads to the hosted page. */
const askForPro = async (page: Page): Promise<string> => {
  await page.getByPlaceholder('Begin typing to find channel').fill('night journal');
  await page.getByRole('option', { name: 'Night Journal' }).click();
  await expect(page.getByRole('button', { name: 'Complete sign up' })).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
  return (await page.getByText(/^Renews for /).textContent()) ?? '';
};

const finishPro = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Complete sign up' }).click();
  await page.waitForURL(/\/recurly\/subscribe\//);
};

test('Pro renews for what stands beside its button, with tax on top', async ({ page, system }) => {
  await chargeTax(system);
  const subscriber = await subscribeNew(system, germany);
  await endPlan(system, subscriber);
  const before = await chargesOf(system, subscriber.accountCode);
  await openAsSubscriber(page, subscriber, '/checkout/pro');
  await askForPro(page);
  await expect(page.getByText('Renews for $595.00 every month until you cancel.')).toBeVisible();
  await finishPro(page);
  const { consents } = await exportOf(system, subscriber.token);
  expect(consents.at(-1)).toMatchObject({ kind: 'renewal', amount_cents: 59_500 });
  await payOnHostedPage(page);
  await page.waitForURL(/\/checkout\/thank-you-pro/);
  const charges = await chargesOf(system, subscriber.accountCode, 1);
  expect(charges.slice(before.length)).toEqual([59_500, 59_500]);
});
