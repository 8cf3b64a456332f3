import type { Invoice, InvoiceCollection } from 'recurly';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buySubscription, cardToken, recurlyClient, rejection } from '../testing/recurlyClient.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

let running: TestSandbox;

beforeAll(async () => {
  running = await startTestSandbox();
});

afterAll(() => running.stop());

const one = (country: string, type: string, millionths: number, postalCode = '') => ({
  country,
  postalCode,
  type,
  region: country,
  parts: [{ type, region: country, millionths }],
});

const rates = [
  one('DE', 'vat', 190_000),
  one('GB', 'GB', 200_000),
  one('US', 'usst', 87_500, '941'),
  {
    country: 'CA',
    type: 'CA',
    region: 'BC',
    parts: [
      { type: 'GST', region: 'CA', millionths: 50_000 },
      { type: 'PST', region: 'BC', millionths: 70_000 },
    ],
  },
];

const send = (method: string, body?: object) =>
  fetch(`${running.url}/tax`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

afterEach(() => send('DELETE'));

const buy = async (
  code: string,
  address: { country: string; postalCode?: string },
  { vatNumber, couponCodes = [] }: { vatNumber?: string; couponCodes?: string[] } = {},
): Promise<InvoiceCollection> =>
  recurlyClient(running.url).client.createPurchase({
    currency: 'USD',
    account: {
      code,
      address,
      billingInfo: { tokenId: await cardToken(running.url) },
      ...(vatNumber === undefined ? {} : { vatNumber }),
    },
    subscriptions: [{ planCode: 'rocksprem_i_m_v2', quantity: 1 }],
    couponCodes,
  });

const figures = (invoice: Invoice | null | undefined) => {
  const { subtotal, discount, tax, total, balance, paid } = invoice ?? {};
  return [subtotal, discount, tax, total, (balance ?? 0) + (paid ?? 0)];
};

test('nothing is taxed, and no address is wanted, before somebody says so', async () => {
  const { client } = recurlyClient(running.url);
  const bought = await buy('untaxed', { country: 'DE' });
  expect(figures(bought.chargeInvoice)).toEqual([11.99, 0, 0, 11.99, 11.99]);
  expect(bought.chargeInvoice?.taxInfo).toBeNull();
  const wanted = async () => {
    for await (const site of client.listSites().each()) return site.settings?.billingAddressRequirement;
    return null;
  };
  expect(await wanted()).toBe('none');
  await send('POST', { rates });
  expect(await wanted()).toBe('zip');
});

test.each([
  ['on top, by country', 'DE', '', false, [11.99, 0, 2.28, 14.27, 14.27]],
  ['on top, by postal code', 'US', '94110', false, [11.99, 0, 1.05, 13.04, 13.04]],
  ['nothing in another state', 'US', '10001', false, [11.99, 0, 0, 11.99, 11.99]],
  ['inside the price', 'DE', '', true, [11.99, 0, 1.91, 11.99, 11.99]],
] as const)('tax is charged %s', async (what, country, postalCode, isInclusive, expected) => {
  await send('POST', { isInclusive, rates });
  const { chargeInvoice } = await buy(`taxed ${what}`, { country, postalCode });
  expect(figures(chargeInvoice)).toEqual(expected);
  expect(chargeInvoice?.lineItems?.[0]?.taxInclusive).toBe(isInclusive);
});

test('a discount lowers the tax, and parts of a rate are rounded apart', async () => {
  await send('POST', { rates });
  const half = await buy('half', { country: 'DE' }, { couponCodes: ['vidcon50'] });
  expect(figures(half.chargeInvoice)).toEqual([11.99, 6, 1.14, 7.13, 7.13]);
  const { chargeInvoice } = await buy('canada', { country: 'CA' });
  // 59.95 and 83.93 cents: each part is rounded by itself.
  expect(chargeInvoice?.tax).toBe(1.44);
  expect(chargeInvoice?.taxInfo?.taxDetails?.map(({ type, tax }) => [type, tax])).toEqual([
    ['GST', 0.6],
    ['PST', 0.84],
  ]);
});

test('a business of another country of the union is not charged, and its bill says why', async () => {
  await send('POST', { home: 'FR', rates });
  const { chargeInvoice } = await buy('business', { country: 'DE' }, { vatNumber: 'DE123456789' });
  expect(figures(chargeInvoice)).toEqual([11.99, 0, 0, 11.99, 11.99]);
  expect(chargeInvoice?.vatNumber).toBe('DE123456789');
  expect(chargeInvoice?.vatReverseChargeNotes).toMatch(/Reverse charge/);
  const refused = await rejection(buy('wrong', { country: 'DE' }, { vatNumber: 'FR123456789' }));
  expect(refused).toMatchObject({ params: [{ param: 'account.vat_number' }] });
});

test('what is charged changes with the setting between preview and purchase', async () => {
  await send('POST', { rates });
  const { client } = recurlyClient(running.url);
  const preview = await client.previewPurchase({
    currency: 'USD',
    account: { code: 'between', address: { country: 'DE' } },
    subscriptions: [{ planCode: 'rocksprem_i_m_v2', quantity: 1 }],
  });
  expect(preview.chargeInvoice?.balance).toBe(14.27);
  await send('POST', { rates: [one('DE', 'vat', 210_000)] });
  expect((await buy('between', { country: 'DE' })).chargeInvoice?.total).toBe(14.51);
});

test('renewals and a change of plan are taxed where the account is, and credit carries the tax that was paid', async () => {
  await send('POST', { rates });
  const { client } = recurlyClient(running.url);
  const bought = await buy('changer', { country: 'DE' });
  const id = bought.chargeInvoice?.subscriptionIds?.[0] ?? '';
  expect((await client.getPreviewRenewal(id)).chargeInvoice?.total).toBe(14.27);
  expect(await client.getSubscription(id)).toMatchObject({ subtotal: 11.99, tax: 2.28, total: 14.27 });
  await send('POST', { rates: [one('DE', 'vat', 250_000)] });
  expect((await client.getPreviewRenewal(id)).chargeInvoice?.total).toBe(14.99);
  const { invoiceCollection } = await client.previewSubscriptionChange(id, {
    timeframe: 'now',
    planCode: 'rocksprem_i_y_v2',
  });
  const [credit] = invoiceCollection?.creditInvoices ?? [];
  // All of the month is left: what was paid comes back, at the rate of then.
  expect([credit?.subtotal, credit?.tax, credit?.total]).toEqual([-11.99, -2.28, -14.27]);
  expect(invoiceCollection?.chargeInvoice).toMatchObject({ subtotal: 71.88, tax: 17.97, total: 89.85 });
  expect(invoiceCollection?.chargeInvoice?.balance).toBe(75.58);
  await client.updateAccount('code-changer', { address: { country: 'US', postalCode: '10001' } });
  expect((await client.getPreviewRenewal(id)).chargeInvoice?.total).toBe(11.99);
});

test('a subscription keeps whether its price holds the tax', async () => {
  await send('POST', { isInclusive: true, rates });
  const { client } = recurlyClient(running.url);
  const bought = await buy('keeper', { country: 'GB' });
  const id = bought.chargeInvoice?.subscriptionIds?.[0] ?? '';
  await send('POST', { rates });
  const renewal = await client.getPreviewRenewal(id);
  expect(figures(renewal.chargeInvoice)).toEqual([11.99, 0, 2, 11.99, 11.99]);
});

test('the tax of a gift comes back with it; a gift card bears none', async () => {
  await send('POST', { rates });
  const { client } = recurlyClient(running.url);
  const bought = await client.createPurchase({
    currency: 'USD',
    account: {
      code: 'giver',
      address: { country: 'DE' },
      billingInfo: { tokenId: await cardToken(running.url) },
    },
    lineItems: [{ currency: 'USD', type: 'charge', unitAmount: 11.99, quantity: 3, description: 'Gift' }],
  });
  expect(figures(bought.chargeInvoice)).toEqual([35.97, 0, 6.83, 42.8, 42.8]);
  const credit = await client.refundInvoice(bought.chargeInvoice?.id ?? '', {
    type: 'line_items',
    lineItems: [{ id: bought.chargeInvoice?.lineItems?.[0]?.id ?? '', quantity: 3 }],
  });
  expect([credit.subtotal, credit.tax, credit.total]).toEqual([-35.97, -6.83, -42.8]);
  const card = await client.createGiftCard({
    productCode: 'gift',
    unitAmount: 20,
    currency: 'USD',
    delivery: { method: 'email', emailAddress: 'friend@creators.example' },
    gifterAccount: {
      code: 'giver',
      email: 'giver@creators.example',
      billingInfo: { tokenId: await cardToken(running.url) },
    },
  });
  expect((await client.getInvoice(card.purchaseInvoiceId ?? '')).total).toBe(20);
});

test('all credits of a bill bear its tax together, part by part, and the number of a business', async () => {
  await send('POST', { home: 'FR', rates });
  const { client } = recurlyClient(running.url);
  const { chargeInvoice } = await buy('in-parts', { country: 'CA' });
  const cents: number[][] = [];
  for (const part of [{ amount: 3.33 }, { amount: 1.11 }, {}]) {
    const credit = await client.refundInvoice(chargeInvoice?.id ?? '', { type: 'amount', ...part });
    const taxes = (credit.taxInfo?.taxDetails ?? []).map(({ tax }) => Math.round((tax ?? 0) * 100));
    expect(credit.tax).toBeCloseTo(taxes.reduce((sum, tax) => sum + tax, 0) / 100);
    expect(credit.total).toBeCloseTo((credit.subtotal ?? 0) + (credit.tax ?? 0));
    cents.push(taxes);
  }
  expect([0, 1].map((part) => cents.reduce((sum, taxes) => sum + (taxes[part] ?? 0), 0))).toEqual([-60, -84]);
  const business = await buy('refunded business', { country: 'DE' }, { vatNumber: 'DE123456789' });
  expect(await client.refundInvoice(business.chargeInvoice?.id ?? '', { type: 'amount' })).toMatchObject({
    total: -11.99,
    vatNumber: 'DE123456789',
    vatReverseChargeNotes: business.chargeInvoice?.vatReverseChargeNotes,
  });
});

test('the setting outlasts a restart, and a wrong one is refused', async () => {
  expect((await send('POST', { rates: [] })).status).toBe(422);
  expect((await send('POST', { rates: [{ ...rates[0], country: 'Germany' }] })).status).toBe(422);
  await send('POST', { rates });
  running = await running.restart();
  const { id } = await buySubscription(running.url);
  const { client } = recurlyClient(running.url);
  const { account } = await client.getSubscription(id);
  await client.updateAccount(`code-${account?.code}`, { address: { country: 'DE' } });
  expect((await client.getPreviewRenewal(id)).chargeInvoice?.total).toBe(14.27);
});
