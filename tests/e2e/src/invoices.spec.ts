import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { addFault } from './support/ledger.ts';
import { privateKey } from './support/provider.ts';
import { openAs, tokenOf } from './support/signIn.ts';
import { buyPlan, endPlan, openAsSubscriber, type Subscriber, subscribeNew } from './support/subscriber.ts';
import { expect, type RunningSystem, test } from './support/test.ts';

const invoices = '/settings/invoices';

const list = (page: Page) => page.getByRole('region', { name: 'Invoices', exact: true });
const receipt = (page: Page) => page.getByRole('article', { name: /^Receipt/ });
const row = (page: Page, text: RegExp) => list(page).getByRole('row', { name: text });

/** How many sheets of paper the page takes. */
const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

/** The text of the receipt that the page hands out as a file. */
const downloaded = async (page: Page) => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await coming;
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { name: file.suggestedFilename(), text, totalPages };
};

test('the list, a refund and a credit with their signs, a receipt on one page and as a file', async ({
  page,
  system,
}) => {
  await openAs(page, system, 'ledgerlena', '/settings/subscription');
  await expect(list(page).getByRole('row')).toHaveCount(4);
  await list(page).getByRole('link', { name: 'All invoices' }).click();
  await expect(page).toHaveURL(invoices);
  await expect(row(page, /Refund, Premium monthly.*−\$11\.99.*Refunded/)).toHaveCount(1);
  await expect(row(page, /Credit, Premium yearly.*−\$\d+\.\d\d.*Credited/)).toHaveCount(1);
  await expect(row(page, /Premium, yearly.*\$71\.88.*Paid/)).toHaveCount(1);

  await row(page, /Refund, /)
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt \d+$/ })).toBeFocused();
  await expect(receipt(page)).toContainText('Refunded to Visa ending in 1111−$11.99');
  await expect(receipt(page)).toContainText('Tax number: GB 000 0000 00');
  await expect(receipt(page).getByRole('link', { name: /^Refund of receipt \d+$/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All invoices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeFocused();

  await row(page, /Premium, yearly/)
    .getByRole('link', { name: /^Receipt/ })
    .click();
  await expect(receipt(page)).toContainText('Paid by Visa ending in 1111$71.88');
  const { name, text, totalPages } = await downloaded(page);
  expect(name).toMatch(/^backbeat-receipt-\d+\.pdf$/);
  expect(totalPages).toBe(1);
  const number = /\d+/.exec(name)?.[0] ?? '';
  for (const part of [`Receipt ${number}`, 'Premium, ', 'Paid by Visa ending in 1111', '$71.88'])
    expect(text).toContain(part);

  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['navigation', 'banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(hidden).filter({ visible: true }), `${hidden} on paper`).toHaveCount(0);
  await expect(receipt(page)).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
});

test('own lines stand on the receipts made after, in any script, and another tab has them at once', async ({
  page,
  system,
}) => {
  const subscriber = await subscribeNew(system);
  await openAsSubscriber(page, subscriber, invoices);
  const other = await page.context().newPage();
  await other.goto(`${invoices}#token=${subscriber.token}`);
  await expect(other.getByLabel('Company')).toHaveValue('');

  await page.getByLabel('Company').fill('株式会社ビート');
  await page.getByLabel('Tax number').fill('JP 4010401');
  await page.getByLabel('Address').fill('1 Beat Street\nShibuya');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Receipts from now on carry these lines.')).toBeVisible();
  await expect(other.getByLabel('Tax number')).toHaveValue('JP 4010401');
  await other.close();

  await list(page)
    .getByRole('link', { name: /^Receipt/ })
    .click();
  await expect(receipt(page)).toContainText('$11.99');
  await expect(receipt(page)).not.toContainText('Shibuya');
  await endPlan(system, subscriber);
  await buyPlan(system, subscriber, { planCode: 'rocksprem_i_y_v2' });
  await page.goto(invoices);
  await row(page, /Premium, yearly/)
    .getByRole('link', { name: /^Receipt/ })
    .click();
  for (const line of ['株式会社ビート', '1 Beat Street', 'Shibuya', 'Tax number: JP 4010401'])
    await expect(receipt(page)).toContainText(line);
  const { text } = await downloaded(page);
  for (const line of ['株式会社ビート', 'Shibuya', 'Tax number: JP 4010401', 'Page 1 of 1'])
    expect(text).toContain(line);
  await page.emulateMedia({ media: 'print' });
  expect(await sheetsOf(page)).toBe(1);
});

/** Bills one dollar to the card on file. */
const billOnce = async ({ sandboxUrl }: RunningSystem, { accountCode }: Subscriber): Promise<void> => {
  const item = { currency: 'USD', type: 'charge', unit_amount: 1, description: 'One song' };
  const answer = await fetch(`${sandboxUrl}/v3/purchases`, {
    method: 'POST',
    headers: { authorization: privateKey, 'content-type': 'application/json' },
    body: JSON.stringify({ currency: 'USD', account: { code: accountCode }, line_items: [item] }),
  });
  expect(answer.status).toBe(201);
};

test('older ones stand below the newest, and the next key goes on from the first of them', async ({
  page,
  system,
}) => {
  const subscriber = await subscribeNew(system);
  for (let bill = 0; bill < 24; bill += 1) await billOnce(system, subscriber);
  await openAsSubscriber(page, subscriber, invoices);
  const links = list(page).getByRole('link', { name: /^Receipt/ });
  const button = list(page).getByRole('button', { name: 'Show older ones' });
  await expect(links).toHaveCount(20);
  await button.press('Enter');
  await expect(links).toHaveCount(25);
  await expect(links.nth(20)).toBeFocused();
  await expect(button).toHaveCount(0);
});

test('a provider that is down is asked again, and nobody opens what is somebody else’s', async ({
  page,
  system,
  console,
}) => {
  console.allow(/Failed to load resource/);
  const headers = { authorization: `Bearer ${await tokenOf(system, 'ledgerlena')}` };
  const theirs = await (await fetch(`${system.apiUrl}/v1/invoices`, { headers })).json();
  await openAs(page, system, 'mintyloop', invoices);
  await expect(list(page)).toBeVisible();
  await addFault(system, { target: 'v3', status: 503 });
  await page.reload();
  await expect(page.getByText('Your invoices could not be loaded')).toBeVisible({ timeout: 30_000 });
  await fetch(`${system.sandboxUrl}/faults`, { method: 'DELETE' });
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(list(page).getByRole('row')).toHaveCount(2);

  await page.goto(`${invoices}?number=${theirs.invoices[0].number}`);
  await expect(page.getByText('There is no such invoice')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
});
