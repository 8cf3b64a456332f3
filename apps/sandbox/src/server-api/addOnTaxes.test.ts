import { type BillingPeriod, extraChannelCodes } from '@backbeat/domain';
import type { Invoice, LineItem } from 'recurly';
import recurly from 'recurly';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buySubscription, recurlyClient, rejection } from '../testing/recurlyClient.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

let running: TestSandbox;
let client: ReturnType<typeof recurlyClient>['client'];

beforeAll(async () => {
  running = await startTestSandbox();
  client = recurlyClient(running.url).client;
});
afterAll(() => running.stop());
afterEach(() => fetch(`${running.url}/tax`, { method: 'DELETE' }));

const cents = (dollars: number | null | undefined): number => Math.round((dollars ?? 0) * 100);

const withTax = async (isInclusive: boolean, millionths = 190_000) => {
  const rate = {
    country: 'DE',
    type: 'vat',
    region: 'DE',
    parts: [{ type: 'vat', region: 'DE', millionths }],
  };
  expect((await running.control('/tax', { isInclusive, rates: [rate] })).ok).toBe(true);
};

/** Premium of somebody in Germany. */
const buy = async (couponCodes?: string[]) => {
  const bought = await buySubscription(running.url, 'rocksprem_i_m_v2', couponCodes);
  await client.updateAccount(`code-${bought.code}`, { address: { country: 'DE' } });
  return bought;
};

const extra = (quantity: number, period: BillingPeriod = 'monthly') => ({
  addOns: [{ code: extraChannelCodes[period], quantity }],
});

const change = (id: string, to: object) => client.createSubscriptionChange(id, { timeframe: 'now', ...to });

/** Cents before the coupon, of the coupon, of the tax, and to pay. */
const sums = ({ subtotal, discount, tax, amount }: LineItem) => [subtotal, discount, tax, amount].map(cents);
const linesOf = (invoice: Invoice | null | undefined) => (invoice?.lineItems ?? []).map(sums);

/** The next bill, as it is drawn up today. */
const nextBill = async (id: string) => (await client.getPreviewRenewal(id)).chargeInvoice;

/** The paid bill of a plan and two extra channels with 19% on top. */
const taxedRenewal = async () => {
  const { code, id } = await buy();
  await withTax(false);
  await change(id, extra(2));
  expect((await running.moveClock({ months: 1, days: 1 })).status).toBe(200);
  const { activeInvoiceId } = await client.getSubscription(id);
  const invoice = await client.getInvoice(activeInvoiceId ?? '');
  expect(invoice).toMatchObject({ state: 'paid', origin: 'renewal', total: 26.17 });
  return { code, id, invoice };
};

describe('the lines of plan and add-ons', () => {
  test('are taxed apart, on top of the price or inside it', async () => {
    const { id } = await buy();
    await withTax(false);
    await change(id, extra(2));
    // 227.81 and 190 cents.
    const onTop = await nextBill(id);
    expect(linesOf(onTop)).toEqual([
      [1199, 0, 228, 1427],
      [1000, 0, 190, 1190],
    ]);
    expect(onTop?.lineItems?.[1]).toMatchObject({
      addOnCode: extraChannelCodes.monthly,
      planCode: 'rocksprem_i_m_v2',
      subscriptionId: id,
      description: 'Extra channel',
      unitAmount: 5,
      startDate: onTop?.lineItems?.[0]?.startDate,
      endDate: onTop?.lineItems?.[0]?.endDate,
    });
    expect(await client.getSubscription(id)).toMatchObject({
      addOnsTotal: 10,
      subtotal: 21.99,
      tax: 4.18,
      total: 26.17,
    });

    await withTax(true);
    const inside = await buy();
    await running.sandbox.books?.();
    await change(inside.id, extra(2));
    expect(linesOf(await nextBill(inside.id))).toEqual([
      [1199, 0, 191, 1199],
      [1000, 0, 160, 1000],
    ]);
  });

  test('share an amount off, of which the plan takes what it can', async () => {
    const { code, id } = await buy();
    await change(id, extra(1));
    await client.createCouponRedemption(`code-${code}`, { couponId: 'code-save5', subscriptionId: id });
    expect(linesOf(await nextBill(id))).toEqual([
      [1199, 500, 0, 699],
      [500, 0, 0, 500],
    ]);
    await change(id, { unitAmount: 3 });
    const small = await buy();
    await change(small.id, { unitAmount: 3, ...extra(1) });
    await client.createCouponRedemption(`code-${small.code}`, {
      couponId: 'code-save5',
      subscriptionId: small.id,
    });
    expect(linesOf(await nextBill(small.id))).toEqual([
      [300, 300, 0, 0],
      [500, 200, 0, 300],
    ]);
  });
});
