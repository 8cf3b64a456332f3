import { couponCodes } from '@backbeat/domain';
import { translatePage } from '@backbeat/tooling/translatePage';
import type { Page } from '@playwright/test';
import { accountVisits, namesOf } from './account/accountVisits.ts';
import { heal, visit } from './account/visit.ts';
import { ownPages } from './public/listedPages.ts';
import { addCoupon, fillCheckout, payButton, summaryLine, uniqueName } from './support/journey.ts';
import { ledgerOf } from './support/ledger.ts';
import { openAs, openAsNew } from './support/signIn.ts';
import { setStreamerMode } from './support/streamerMode.ts';
import { openAsSubscriber, subscribeNew } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

// What throws, and a text that is changed where nobody sees it, is said on the console, which fails the test.
test.beforeEach(async ({ context }) => {
  await context.addInitScript(
    `addEventListener('page-hydrated', ${translatePage}, { capture: true, once: true })`,
  );
});

const isTranslated = (page: Page) => expect(page.locator('main font').first()).toBeAttached();

test('a checkout: coupon, period, streamer mode, and one charge', async ({ page, system }) => {
  const accountCode = await openAsNew(page, system, uniqueName('Traduite'), '/checkout/premium');
  await isTranslated(page);
  await expect(summaryLine(page, 'Total today')).toHaveText('$71.88');
  await addCoupon(page, couponCodes.oneMonthFree);
  await expect(page.getByText('Promo code successfully applied')).toBeVisible();
  await expect(summaryLine(page, 'Total today')).toHaveText('$0.00');
  await page.getByRole('button', { name: 'Remove Coupon' }).click();
  await expect(summaryLine(page, 'Total today')).toHaveText('$71.88');
  await page.getByRole('radio', { name: /^Monthly/ }).check();
  await expect(summaryLine(page, 'Total today')).toHaveText('$11.99');
  for (const mode of ['on', 'off', 'on', 'off'] as const) await setStreamerMode(page, mode);
  await expect(summaryLine(page, 'Total today')).toHaveText('$11.99');
  await expect(page.getByRole('main')).not.toContainText('$71.88 now');
  await fillCheckout(page);
  await payButton(page).click();
  await page.waitForURL(/\/checkout\/thank-you\?hash=/);
  await isTranslated(page);
  const { charges, subscriptions } = await ledgerOf(system, accountCode);
  expect(subscriptions).toHaveLength(1);
  expect(charges.map(({ amountCents }) => amountCents)).toEqual([1199]);
});

test('a plan is changed to yearly', async ({ page, system }) => {
  const subscriber = await subscribeNew(system);
  await openAsSubscriber(page, subscriber, '/settings/subscription');
  await isTranslated(page);
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await page.getByRole('button', { name: 'Switch to yearly: Premium' }).click();
  const preview = page.getByRole('group', { name: 'Change plan' });
  for (const mode of ['on', 'off'] as const) await setStreamerMode(page, mode);
  await preview.getByRole('button', { name: /^Change to/ }).click();
  await expect(page.getByText('You are on Premium.')).toBeVisible();
  const card = page.getByRole('region', { name: 'Premium', exact: true });
  await expect(card).toContainText('$71.88 per year');
  await expect(card).not.toContainText('$11.99');
  const { charges } = await ledgerOf(system, subscriber.accountCode);
  expect(charges).toHaveLength(2);
});

test('billing details are saved', async ({ page, system }) => {
  await openAs(page, system, 'ledgerlena', '/settings/invoices');
  await isTranslated(page);
  for (const mode of ['on', 'off'] as const) await setStreamerMode(page, mode);
  await page.getByLabel('Company').fill('Beat GmbH');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Receipts from now on carry these lines.')).toBeVisible();
});

test('public pages: plans by the month, questions, menus, and the way to the next page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('backbeat.consent', 'accepted'));
  for (const path of ownPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForFunction(() => document.querySelector('body font') !== null);
      for (const monthly of await page.getByRole('radio', { name: /^Monthly/ }).all()) {
        const hasPremium = (await page.getByText('$5.99').filter({ visible: true }).count()) > 0;
        await monthly.check();
        // Pages about Pro have other prices.
        if (!hasPremium) continue;
        await expect(page.getByText('$5.99').filter({ visible: true })).toHaveCount(0);
        await expect(page.getByText('$11.99').filter({ visible: true }).first()).toBeVisible();
      }
      for (const summary of await page.locator('main summary').filter({ visible: true }).all())
        await summary.click();
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL('/');
    });
  }
});

test.describe('pages of a person', () => {
  test.afterEach(({ system }) => heal(system));

  for (const one of accountVisits) {
    test(`${one.path} as ${one.as ?? 'nobody'}: ${namesOf(one)}`, async ({ page, system, console }) => {
      console.allow(/Failed to load resource|ERR_/);
      await visit(page, system, one, async () => {
        // What is private gives its place, and comes back.
        for (const mode of ['on', 'off'] as const) await setStreamerMode(page, mode);
      });
    });
  }
});
