import { accountCodeOfSession, fillCheckout, payButton, uniqueName } from './support/journey.ts';
import { ledgerOf } from './support/ledger.ts';
import { openAsNew } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** `NIGHTLY=1` plays the whole number of rounds; `ROUNDS=60` any other. */
const rounds = Number(process.env.ROUNDS ?? (process.env.NIGHTLY ? 500 : 6));
const ways = ['double click', 'reload', 'two tabs'] as const;

test(`${rounds} impatient purchases: each is charged once`, async ({ page, system, context, console }) => {
  test.setTimeout(60_000 + rounds * 20_000);
  console.allow(/Failed to load resource|ERR_/);
  let second = 0;
  for (let round = 0; round < rounds; round += 1) {
    const way = ways[round % ways.length] ?? 'reload';
    await openAsNew(page, system, uniqueName('Impatient'), '/checkout/premium');
    const accountCode = await accountCodeOfSession(page);
    await fillCheckout(page);
    if (way === 'double click') await payButton(page).dblclick({ delay: 2 });
    if (way === 'reload') {
      await payButton(page).click();
      await page.waitForTimeout((round * 37) % 400);
      await page.reload();
    }
    if (way === 'two tabs') {
      const token = await page.evaluate(() => sessionStorage.getItem('backbeat.token'));
      const other = await context.newPage();
      await other.goto(`/checkout/premium#token=${token}`);
      await fillCheckout(other);
      await Promise.all([payButton(page).click(), payButton(other).click()]);
      await other.waitForURL(/\/checkout\/thank-you/, { timeout: 30_000 });
      await other.close();
    }
    const chargeCount = async () => (await ledgerOf(system, accountCode)).charges.length;
    // What a reload interrupts may not have been sent at all; then the person pays again, as people do.
    if (way === 'reload') {
      await page.waitForTimeout(2000);
      if ((await chargeCount()) === 0) {
        // The first attempt may land meanwhile: then the form is gone, and so is the reason to pay.
        page.setDefaultTimeout(8000);
        await fillCheckout(page)
          .then(() => payButton(page).click())
          .catch(() => {});
        page.setDefaultTimeout(40_000);
      }
    }
    await expect.poll(chargeCount, { timeout: 40_000, message: `${way}, round ${round}` }).toBeGreaterThan(0);
    const { charges, subscriptions } = await ledgerOf(system, accountCode);
    second += charges.length - 1 + (subscriptions.length - 1);
    await page.goto('about:blank');
  }
  expect(second, 'second charges').toBe(0);
});
