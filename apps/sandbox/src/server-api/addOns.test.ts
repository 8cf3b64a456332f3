import { extraChannelCodes } from '@backbeat/domain';
import recurly from 'recurly';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buySubscription, recurlyClient, rejection } from '../testing/recurlyClient.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

let running: TestSandbox;
let client: ReturnType<typeof recurlyClient>['client'];

beforeAll(async () => {
  running = await startTestSandbox();
  client = recurlyClient(running.url).client;
});
afterAll(() => running.stop());

const { monthly, yearly } = extraChannelCodes;
const extra = (quantity: number, code = monthly) => [{ code, quantity }];
const cents = (dollars: number | null | undefined): number => Math.round((dollars ?? 0) * 100);
const move = async (by: object) => expect((await running.moveClock(by)).status).toBe(200);

const amountsOf = (code: string): number[] =>
  running.sandbox
    .ledger()
    .charges.filter(({ accountCode }) => accountCode === code)
    .map(({ amountCents }) => amountCents);

const addOnsOf = async (id: string) => {
  const { addOns, addOnsTotal, pendingChange } = await client.getSubscription(id);
  return {
    now: addOns?.map(({ addOn, quantity, unitAmount }) => [addOn?.code, quantity, unitAmount]),
    total: addOnsTotal,
    next: pendingChange?.addOns?.map(({ addOn, quantity }) => [addOn?.code, quantity]),
  };
};

/** The lines of the newest charge invoice: add-on, quantity, and cents before and after the coupon. */
const linesOf = async (accountCode: string) => {
  for await (const invoice of client
    .listAccountInvoices(`code-${accountCode}`, { params: { order: 'desc' } })
    .each())
    if (invoice.type === 'charge')
      return (invoice.lineItems ?? []).map((line) => [
        line.addOnCode ?? null,
        line.quantity,
        cents(line.subtotal),
        cents(line.amount),
      ]);
  return [];
};

describe('add-ons', () => {
  test('are charged for the rest of the period, and renew with the plan', async () => {
    const { code, id } = await buySubscription(running.url, 'rocksprem_i_m_v2');
    const body = { timeframe: 'now', addOns: extra(2) };
    const { invoiceCollection, addOns } = await client.previewSubscriptionChange(id, body);
    expect(addOns?.[0]).toMatchObject({ addOn: { code: monthly, name: 'Extra channel' }, quantity: 2 });
    expect(invoiceCollection?.chargeInvoice).toMatchObject({ total: 21.99, balance: 10 });
    expect(await addOnsOf(id)).toEqual({ now: [], total: 0, next: undefined });

    await client.createSubscriptionChange(id, body);
    expect(amountsOf(code)).toEqual([1199, 1000]);
    expect(await addOnsOf(id)).toEqual({ now: [[monthly, 2, 5]], total: 10, next: undefined });
    expect(await linesOf(code)).toEqual([
      [null, 1, 1199, 1199],
      [monthly, 2, 1000, 1000],
    ]);
    await move({ days: 32 });
    expect(amountsOf(code)).toEqual([1199, 1000, 2199]);
  });

  test('that are fewer wait for the bill date', async () => {
    const { code, id } = await buySubscription(running.url, 'rocksprem_i_m_v2');
    await client.createSubscriptionChange(id, { timeframe: 'now', addOns: extra(3) });
    await client.createSubscriptionChange(id, { timeframe: 'bill_date', addOns: extra(1) });
    expect(await addOnsOf(id)).toEqual({ now: [[monthly, 3, 5]], total: 15, next: [[monthly, 1]] });
    await move({ days: 32 });
    expect(await addOnsOf(id)).toEqual({ now: [[monthly, 1, 5]], total: 5, next: undefined });
    expect(amountsOf(code)).toEqual([1199, 1500, 1699]);
  });

  test('stay without a list, go with an empty one, and are those of the plan alone', async () => {
    const { id } = await buySubscription(running.url, 'rocksprem_i_m_v2');
    await client.createSubscriptionChange(id, { timeframe: 'now', addOns: extra(1) });
    await client.createSubscriptionChange(id, { timeframe: 'now', planCode: 'rockspremdownloads_m_v1' });
    expect((await addOnsOf(id)).now).toEqual([[monthly, 1, 5]]);
    await client.createSubscriptionChange(id, { timeframe: 'now', planCode: 'rocksprem_i_y_v2' });
    expect((await addOnsOf(id)).now).toEqual([]);
    await client.createSubscriptionChange(id, { timeframe: 'now', addOns: extra(1, yearly) });
    expect((await addOnsOf(id)).now).toEqual([[yearly, 1, 50]]);
    await client.createSubscriptionChange(id, { timeframe: 'now', addOns: [] });
    expect((await addOnsOf(id)).now).toEqual([]);
    for (const wrong of [extra(1, monthly), extra(0, yearly)])
      expect(
        await rejection(client.createSubscriptionChange(id, { timeframe: 'now', addOns: wrong })),
      ).toBeInstanceOf(recurly.errors.ValidationError);
  });

  test('share a coupon with their plan, which takes a percentage off both together', async () => {
    const { code, id } = await buySubscription(running.url, 'rocksprem_i_m_v2', ['half3']);
    await client.createSubscriptionChange(id, { timeframe: 'now', addOns: extra(1) });
    // Half of 16.99 is 8.50, of which 6.00 are half of the plan.
    expect(await linesOf(code)).toEqual([
      [null, 1, 1199, 599],
      [monthly, 1, 500, 250],
    ]);
    expect(amountsOf(code)).toEqual([599, 250]);
  });

  test('are refunded with their plan', async () => {
    const { code, id } = await buySubscription(running.url, 'rocksprem_i_m_v2');
    await client.createSubscriptionChange(id, { timeframe: 'now', addOns: extra(2) });
    await move({ days: 32 });
    const invoice = await client.listAccountInvoices(`code-${code}`, { params: { order: 'desc' } }).first();
    const refund = (amount: number) =>
      client.refundInvoice(invoice?.id ?? '', { type: 'amount', amount, refundMethod: 'transaction_first' });
    expect(cents((await refund(7.5)).total)).toBe(-750);
    expect(cents((await refund(14.49)).total)).toBe(-1449);
    expect(await rejection(refund(0.01))).toBeInstanceOf(recurly.errors.ValidationError);
  });
});
