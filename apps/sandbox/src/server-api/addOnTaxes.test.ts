import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { extraChannelCodes } from '@backbeat/domain';
import type { Invoice, InvoiceRefund, LineItem } from 'recurly';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { daysBetween, shareOf } from '../billing/proration.ts';
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

const withTax = async (isInclusive: boolean) => {
  const vat = { type: 'vat', region: 'DE' };
  const rates = [{ ...vat, country: 'DE', parts: [{ ...vat, millionths: 190_000 }] }];
  expect((await running.control('/tax', { isInclusive, rates })).ok).toBe(true);
};

/** Premium of somebody in Germany. */
const buy = async (couponCodes?: string[]) => {
  const bought = await buySubscription(running.url, 'rocksprem_i_m_v2', couponCodes);
  await client.updateAccount(`code-${bought.code}`, { address: { country: 'DE' } });
  return bought;
};

const extra = (quantity: number) => ({ addOns: [{ code: extraChannelCodes.monthly, quantity }] });

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
  expect((await running.moveClock({ months: 1 })).status).toBe(200);
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

describe('the unused rest of plan and add-ons', () => {
  const toYearly = { timeframe: 'now', planCode: 'rocksprem_i_y_v2' };
  const creditFor = async (id: string) =>
    (await client.previewSubscriptionChange(id, toYearly)).invoiceCollection?.creditInvoices?.[0];

  test('is credited by line, each with the tax that was paid', async () => {
    const { id } = await buy();
    await withTax(false);
    await change(id, extra(2));
    const whole = await creditFor(id);
    expect(linesOf(whole)).toEqual([
      [-1199, 0, -228, -1427],
      [-1000, 0, -190, -1190],
    ]);
    expect(whole?.lineItems?.map(({ addOnCode }) => addOnCode)).toEqual([null, extraChannelCodes.monthly]);

    const { currentPeriodStartedAt, currentPeriodEndsAt } = await client.getSubscription(id);
    const days = daysBetween(Number(currentPeriodStartedAt), Number(currentPeriodEndsAt));
    expect((await running.moveClock({ days: 10 })).status).toBe(200);
    const part = await creditFor(id);
    expect(cents(part?.total)).toBe(-shareOf(2617, days - 10, days));
    expect(linesOf(part).reduce((sum, [, , , amount = 0]) => sum + amount, 0)).toBe(cents(part?.total));
    expect(linesOf(part).reduce((sum, [, , tax = 0]) => sum + tax, 0)).toBe(cents(part?.tax));

    // Fewer at once: the same days again, at the new price and the old.
    const fewer = await client.previewSubscriptionChange(id, { timeframe: 'now', ...extra(1) });
    const { chargeInvoice, creditInvoices } = fewer.invoiceCollection ?? {};
    const subtotals = [1199, 500].map((price) => shareOf(price, days - 10, days));
    expect(linesOf(chargeInvoice).map(([subtotal]) => subtotal)).toEqual(subtotals);
    expect(creditInvoices?.[0]?.total).toBe(part?.total);
  });

  test('carries its tax when a coupon had paid for all of the plan', async () => {
    const { id } = await buy();
    await withTax(false);
    await change(id, { unitAmount: 3, ...extra(1), couponCodes: ['save5'] });
    const credit = await creditFor(id);
    expect(linesOf(credit)).toEqual([[-300, 0, -57, -357]]);
  });
});

describe('a bill of two lines', () => {
  const refund = (id: string, body: InvoiceRefund) => client.refundInvoice(id, body);

  test('goes back by amounts that add up, line by line and tax by tax', async () => {
    const { invoice } = await taxedRenewal();
    const credits: Invoice[] = [];
    for (const part of [{ amount: 0.01 }, { amount: 9.99 }, { amount: 3.33 }, {}])
      credits.push(await refund(invoice.id ?? '', { type: 'amount', ...part }));
    expect(credits.map(({ total }) => cents(total))).toEqual([-1, -999, -333, -1284]);
    expect(credits.reduce((sum, { tax }) => sum + cents(tax), 0)).toBe(-418);
    const backOf = (code: string | null) => {
      const lines = credits
        .flatMap(({ lineItems }) => lineItems ?? [])
        .filter((line) => line.addOnCode === code);
      const sum = (of: 'amount' | 'tax') => lines.reduce((total, line) => total + cents(line[of]), 0);
      return [sum('amount'), sum('tax')];
    };
    expect([backOf(null), backOf(extraChannelCodes.monthly)]).toEqual([
      [-1427, -228],
      [-1190, -190],
    ]);
    expect((await client.getInvoice(invoice.id ?? '')).refundableAmount).toBe(0);
    expect(await rejection(refund(invoice.id ?? '', { type: 'amount', amount: 0.01 }))).toMatchObject({
      params: [{ param: 'amount' }],
    });
  });

  test('goes back by pieces of the add-on, and never more of it than was paid', async () => {
    const { invoice } = await taxedRenewal();
    const [plan, addOn] = invoice.lineItems ?? [];
    const lineRefund = (line: LineItem | undefined, of: object) =>
      refund(invoice.id ?? '', { type: 'line_items', lineItems: [{ id: line?.id ?? '', ...of }] });
    expect(linesOf(await lineRefund(addOn, { quantity: 1 }))).toEqual([[-500, 0, -95, -595]]);
    const twice = { id: addOn?.id ?? '', amount: 3 };
    expect(
      await rejection(refund(invoice.id ?? '', { type: 'line_items', lineItems: [twice, twice] })),
    ).toMatchObject({ params: [{ param: 'line_items' }] });
    for (const [line, of] of [
      [addOn, { quantity: 2 }],
      [addOn, { amount: 5.96 }],
      [plan, { amount: 14.28 }],
    ] as const)
      expect(await rejection(lineRefund(line, of))).toMatchObject({ name: 'RecurlyValidationError' });
    expect(linesOf(await refund(invoice.id ?? '', { type: 'amount' }))).toEqual([
      [-1199, 0, -228, -1427],
      [-500, 0, -95, -595],
    ]);
  });

  test('goes back whole when the subscription is ended with a full refund', async () => {
    const { code, id } = await taxedRenewal();
    await client.terminateSubscription(id, { params: { refund: 'full' } });
    const { invoices } = running.sandbox.ledger();
    const credit = invoices.findLast(({ accountCode, kind }) => accountCode === code && kind === 'credit');
    expect(credit).toMatchObject({ origin: 'termination', totalCents: -2617, taxCents: -418 });
    expect(credit?.lineItems.map(({ amountCents, taxCents }) => [amountCents, taxCents])).toEqual([
      [-1427, -228],
      [-1190, -190],
    ]);
  });
});

test('an add-on in steps is part of the price of Pro, and no add-on is there twice', async () => {
  const { id } = await buySubscription(running.url, 'rockspro_m_v1');
  const [one] = extra(1).addOns;
  for (const addOns of [[{ code: 'rockspro_downloads_m_v1', quantity: 3 }], [one, one]])
    expect(await rejection(change(id, { addOns }))).toMatchObject({ params: [{ param: 'add_ons' }] });
  expect((await client.getSubscription(id)).addOns).toEqual([]);
});

test('a trial goes on with add-ons that cost nothing before it ends', async () => {
  const { code, id } = await buySubscription(running.url, 'rocksprem_i_m_v2', ['twitch14']);
  expect((await change(id, extra(1))).invoiceCollection).toBeFalsy();
  expect((await running.moveClock({ days: 15 })).status).toBe(200);
  const { charges } = running.sandbox.ledger();
  expect(charges.filter((row) => row.accountCode === code).map((row) => row.amountCents)).toEqual([1699]);
});

test('books that were kept before add-ons still open', async () => {
  const { id } = await buy();
  await client.createSubscriptionChange(id, { timeframe: 'bill_date', planCode: 'rockspro_m_v1' });
  await running.sandbox.close();
  const database = new DatabaseSync(join(running.dataDirectory, 'sandbox', 'sandbox.sqlite'));
  const { changes } = database
    .prepare(
      `UPDATE rows SET row = json_remove(row, '$.addOns', '$.pendingChange.addOns')
       WHERE kind = 'subscriptions' AND row LIKE '%"addOns"%'`,
    )
    .run();
  database.close();
  expect(Number(changes)).toBeGreaterThan(0);
  running = await running.restart();
  client = recurlyClient(running.url).client;
  const { addOns, addOnsTotal, pendingChange } = await client.getSubscription(id);
  expect([addOns, addOnsTotal, pendingChange?.addOns]).toEqual([[], 0, []]);
  expect(linesOf(await nextBill(id))).toEqual([[2500, 0, 0, 2500]]);
});
