import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { chargesOf, chargeTax, rate } from './support/chargeTax.ts';
import { fillCheckout, payButton, sessionToken, summaryLine, uniqueName } from './support/journey.ts';
import { sidewaysScroll } from './support/layout.ts';
import { openAsNew } from './support/signIn.ts';
import { expect, type RunningSystem, test } from './support/test.ts';

const country = (page: Page) => page.getByLabel('Country');

/** The charges of the account whose thank-you page is open, after so many more months. */
const paidHere = (page: Page, system: RunningSystem, months = 0): Promise<number[]> =>
  chargesOf(system, new URL(page.url()).searchParams.get('hash') ?? '', months);

const pay = async (page: Page): Promise<void> => {
  await payButton(page).click();
  await page.waitForURL(/\/checkout\/thank-you\?hash=/);
};

/** The newest receipt of the person. */
const openReceipt = async (page: Page): Promise<void> => {
  await page.goto('/settings/invoices');
  const list = page.getByRole('region', { name: 'Invoices', exact: true });
  await list
    .getByRole('link', { name: /^Receipt/ })
    .first()
    .click();
  await expect(page.getByRole('article', { name: /^Receipt/ })).toBeVisible();
};

test.beforeEach(({ system }) => chargeTax(system));

test('a German consumer sees prices with their VAT, and pays them now and at the renewal', async ({
  page,
  system,
}) => {
  await openAsNew(page, system, uniqueName('Buyer'), '/checkout/premium?billing=monthly');
  await expect(country(page)).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  const order = page.getByRole('complementary', { name: 'Premium' });
  await expect(order).toContainText(
    'Renews for $11.99, plus any tax not included in it, every month until you cancel.',
  );
  await country(page).selectOption('Germany');
  await expect(summaryLine(page, 'Premium, one month')).toHaveText('$14.27');
  await expect(summaryLine(page, 'Total today, incl\\. VAT')).toHaveText('$14.27');
  await expect(summaryLine(page, 'Of which VAT')).toHaveText('$2.28');
  await expect(page.getByRole('radio', { name: /^Monthly/ })).toBeVisible();
  await expect(page.getByText('$14.27 per month', { exact: true })).toBeVisible();
  await expect(page.getByText('$85.54 per year, $7.13 per month')).toBeVisible();
  await expect(order).toContainText('Renews for $14.27 every month until you cancel.');
  await expect(page.getByLabel('ZIP code')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  // Both hold the total and the sentence, and each width shows one button.
  const bar = page.getByRole('button', { name: /^(Start|Pay)/ }).locator('xpath=..');
  await expect(order.getByRole('button', { name: /^(Start|Pay)/ })).toHaveCount(0);
  await expect(bar.getByText('Total today, incl. VAT', { exact: true })).toBeVisible();
  await expect(bar).toContainText('$14.27');
  await expect(bar).toContainText('Renews for $14.27 every month until you cancel.');
  await page.setViewportSize({ width: 1200, height: 900 });
  await fillCheckout(page);
  await pay(page);
  expect(await paidHere(page, system, 1)).toEqual([1427, 1427]);
  await openReceipt(page);
  await expect(page.getByText('VAT (DE)')).toBeVisible();
});

test('a tax by postal code asks for the code, and is a line of its own', async ({ page, system }) => {
  await openAsNew(page, system, uniqueName('Buyer'), '/checkout/premium?billing=monthly');
  await country(page).selectOption('United States');
  const code = page.getByLabel('ZIP code');
  await code.fill('9411');
  await code.blur();
  await expect(page.getByText('Check this code')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await code.fill('94110');
  await expect(summaryLine(page, 'Sales tax')).toHaveText('$1.05');
  // What was said is kept as the other fields are.
  await page.reload();
  await expect(country(page)).toHaveValue('US');
  await expect(code).toHaveValue('94110');
  await expect(summaryLine(page, 'Sales tax')).toHaveText('$1.05');
  await expect(summaryLine(page, 'Total today')).toHaveText('$13.04');
  await fillCheckout(page);
  await pay(page);
  expect(await paidHere(page, system, 1)).toEqual([1304, 1304]);
});

test('a rate that changes before the press is shown before anything is charged', async ({
  page,
  system,
  console,
}) => {
  console.allow(/status of 409 .*\/v1\/premium\/checkout/);
  await openAsNew(page, system, uniqueName('Buyer'), '/checkout/premium?billing=monthly');
  await country(page).selectOption('Germany');
  await fillCheckout(page);
  await chargeTax(system, { rates: [rate('DE', 'vat', 210_000)] });
  await payButton(page).click();
  await expect(page.getByText(/the total today is now \$14\.51/)).toBeVisible();
  await expect(summaryLine(page, 'Total today, incl\\. VAT')).toHaveText('$14.51');
  await page.getByRole('button', { name: 'Confirm the new total' }).first().click();
  await page.waitForURL(/\/checkout\/thank-you\?hash=/);
  expect(await paidHere(page, system)).toEqual([1451]);
});

test('a business of another country gives its number in the settings, and pays no VAT', async ({
  page,
  system,
}) => {
  await openAsNew(page, system, uniqueName('Business'), '/settings/invoices');
  const token = await sessionToken(page);
  const kept = await fetch(`${system.apiUrl}/v1/account/billing-details`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ company: 'Beat GmbH', tax_number: 'DE 123 456 789', address: '' }),
  });
  expect(kept.status).toBe(200);
  await page.goto('/checkout/premium?billing=monthly');
  await country(page).selectOption('Germany');
  await fillCheckout(page);
  await expect(summaryLine(page, 'Total today')).toHaveText('$11.99');
  await pay(page);
  expect(await paidHere(page, system, 1)).toEqual([1199, 1199]);
  await openReceipt(page);
  await expect(page.getByText('VAT number: DE123456789')).toBeVisible();
  await expect(page.getByText(/^Reverse charge/)).toBeVisible();
});
