import type { Page } from '@playwright/test';
import { inForm } from './support/inForm.ts';
import { fillCheckout, payButton, uniqueName } from './support/journey.ts';
import { ledgerOf } from './support/ledger.ts';
import { openAsNew } from './support/signIn.ts';
import { expect, type RunningSystem, test } from './support/test.ts';

const ways = ['double click', 'reload', 'two tabs'] as const;

/** How long somebody waits at most: after a reload, and after pressing. */
const patienceMs = { reload: 2_000, press: 4_000 };

const isFormOpen = (page: Page): boolean => new URL(page.url()).pathname === '/checkout/premium';

/**
 * What a reload interrupts may not have been sent at all, or may still be under way. A person looks, fills in what is
 * missing and presses again, until it is paid. What they do is not asserted: the page may leave in the middle of it.
 */
const payAfterReload = async (page: Page, chargeCount: () => Promise<number>): Promise<void> => {
  const awaitCharge = async (maxMs: number) => {
    const sinceMs = Date.now();
    while ((await chargeCount()) === 0 && Date.now() - sinceMs < maxMs) await page.waitForTimeout(250);
  };
  await awaitCharge(patienceMs.reload);
  for (let attempt = 0; attempt < 5 && (await chargeCount()) === 0 && isFormOpen(page); attempt += 1) {
    page.setDefaultTimeout(8_000);
    await fillCheckout(page)
      .then(() => payButton(page).click())
      .catch(() => {});
    page.setDefaultTimeout(40_000);
    await awaitCharge(patienceMs.press);
  }
};

const pressInTwoTabs = async (page: Page): Promise<void> => {
  const token = await page.evaluate(() => sessionStorage.getItem('backbeat.token'));
  const other = await page.context().newPage();
  await other.goto(`/checkout/premium#token=${token}`);
  await fillCheckout(other);
  // A press waits for its button: one that comes after the other tab's purchase finds nothing left to buy.
  for (const tab of [page, other]) await expect(payButton(tab)).toBeEnabled();
  await Promise.all([payButton(page).click(), payButton(other).click()]);
  await other.waitForURL(/\/checkout\/thank-you/, { timeout: 30_000 });
  await other.close();
};

/** One impatient purchase, and what the payment provider's books say of it. */
const play = async (page: Page, system: RunningSystem, round: number) => {
  const way = ways[round % ways.length] ?? 'reload';
  const accountCode = await openAsNew(page, system, uniqueName('Impatient'), '/checkout/premium');
  const chargeCount = async () => (await ledgerOf(system, accountCode)).charges.length;
  await fillCheckout(page);
  if (way === 'double click') await payButton(page).dblclick({ delay: 2 });
  if (way === 'two tabs') await pressInTwoTabs(page);
  if (way === 'reload') {
    await payButton(page).click();
    await page.waitForTimeout((round * 37) % 400);
    await page.reload();
    await payAfterReload(page, chargeCount);
  }
  await expect.poll(chargeCount, { timeout: 40_000, message: `${way}, round ${round}` }).toBeGreaterThan(0);
  return ledgerOf(system, accountCode);
};

test('impatient purchases: each is charged once', async ({ page, system, console }) => {
  const rounds = Number(process.env.ROUNDS ?? inForm({ short: 3, whole: 500 }));
  test.setTimeout(60_000 + rounds * 20_000);
  console.allow(/Failed to load resource|ERR_/);
  let second = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { charges, subscriptions } = await play(page, system, round);
    second += charges.length - 1 + (subscriptions.length - 1);
    // Whoever has paid may be led on to the player at this very moment.
    await page.goto('about:blank').catch(() => page.goto('about:blank'));
  }
  expect(second, 'second charges').toBe(0);
});
