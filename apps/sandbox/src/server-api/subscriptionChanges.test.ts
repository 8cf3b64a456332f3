import { dayMs } from '@backbeat/domain';
import recurly from 'recurly';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysBetween, shareOf } from '../billing/proration.ts';
import { buySubscription, cardToken, recurlyClient, rejection } from '../testing/recurlyClient.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

let running: TestSandbox;
let client: ReturnType<typeof recurlyClient>['client'];

beforeAll(async () => {
  running = await startTestSandbox();
  client = recurlyClient(running.url).client;
});
afterAll(() => running.stop());

const subscribe = (planCode?: string, couponCodes?: string[]) =>
  buySubscription(running.url, planCode, couponCodes);

const move = async (by: object) => expect((await running.moveClock(by)).status).toBe(200);

const amountsOf = (code: string): number[] =>
  running.sandbox
    .ledger()
    .charges.filter(({ accountCode }) => accountCode === code)
    .map(({ amountCents }) => amountCents);

const cents = (dollars: number | null | undefined): number => Math.round((dollars ?? 0) * 100);

describe('shares of a price', () => {
  test('go by the calendar, so that an amount holds all day', () => {
    expect(daysBetween(0.1 * dayMs, 30.9 * dayMs)).toBe(30);
    expect(daysBetween(0.9 * dayMs, 30.1 * dayMs)).toBe(30);
    expect(shareOf(7188, 206, 365)).toBe(4057);
    expect([shareOf(1199, 0, 30), shareOf(1199, 40, 30), shareOf(1199, 1, 0)]).toEqual([0, 1199, 0]);
  });
});

describe('a change of plan', () => {
  test('is previewed as it is charged: another period begins, the unused part counts towards it', async () => {
    const { code, id } = await subscribe('rocksprem_i_y_v2');
    await move({ days: 159 });
    const body = { planCode: 'rockspro_m_v1', unitAmount: 50, timeframe: 'now' };
    const preview = await client.previewSubscriptionChange(id, body);
    const [credit] = preview.invoiceCollection?.creditInvoices ?? [];
    const invoice = preview.invoiceCollection?.chargeInvoice;
    expect(invoice).toMatchObject({ state: 'pending', total: 50 });
    expect(cents(credit?.total)).toBe(-4057);
    expect(cents(invoice?.balance)).toBe(5000 - 4057);
    expect(amountsOf(code)).toEqual([7188]);
    await client.createSubscriptionChange(id, body);
    expect(amountsOf(code)).toEqual([7188, 943]);
    await move({ months: 1 });
    expect(amountsOf(code)).toEqual([7188, 943, 5000]);
  });

  test('keeps the bill date within one billing period, and charges the rest of it', async () => {
    const { code, id } = await subscribe('rocksprem_i_m_v2');
    const before = await client.getSubscription(id);
    await move({ days: 10 });
    await client.createSubscriptionChange(id, { planCode: 'rockspro_m_v1', timeframe: 'now' });
    const after = await client.getSubscription(id);
    expect(after.currentPeriodEndsAt).toEqual(before.currentPeriodEndsAt);
    const days = daysBetween(Number(before.currentPeriodStartedAt), Number(before.currentPeriodEndsAt));
    expect(amountsOf(code)[1]).toBe(shareOf(2500, days - 10, days) - shareOf(1199, days - 10, days));
  });

  test('leaves what is too much as credit, which pays the bills to come', async () => {
    const { code, id } = await subscribe('rocksprem_i_y_v2');
    await client.createSubscriptionChange(id, { planCode: 'rockspro_m_v1', timeframe: 'now' });
    const { balances } = await client.getAccountBalance(`code-${code}`);
    expect(balances).toMatchObject([{ currency: 'USD', amount: 0, availableCreditAmount: 46.88 }]);
    expect((await client.getPreviewRenewal(id)).chargeInvoice?.balance).toBe(0);
    await move({ months: 3 });
    expect(amountsOf(code)).toEqual([7188, 3 * 2500 - 7188, 2500]);
  });

  test('and back on the same day loses at most a cent', async () => {
    const { code, id } = await subscribe('rocksprem_i_m_v2');
    await move({ days: 7 });
    await client.createSubscriptionChange(id, { planCode: 'rockspro_m_v1', timeframe: 'now' });
    await client.createSubscriptionChange(id, { planCode: 'rocksprem_i_m_v2', timeframe: 'now' });
    const paid = amountsOf(code).reduce((sum, amount) => sum + amount, 0);
    const { balances } = await client.getAccountBalance(`code-${code}`);
    expect(Math.abs(paid - cents(balances?.[0]?.availableCreditAmount) - 1199)).toBeLessThanOrEqual(1);
  });

  test('keeps a coupon that still works, takes a new one, and credits what was really paid', async () => {
    const { code, id } = await subscribe('rocksprem_i_m_v2', ['half3']);
    await client.createSubscriptionChange(id, { planCode: 'rockspro_m_v1', timeframe: 'now' });
    expect(amountsOf(code)).toEqual([599, 1250 - 599]);
    const other = await subscribe('rocksprem_i_m_v2');
    await client.createSubscriptionChange(other.id, {
      planCode: 'rockspro_m_v1',
      timeframe: 'now',
      couponCodes: ['proonly20'],
    });
    expect(amountsOf(other.code)).toEqual([1199, 2000 - 1199]);
    const wrong = { planCode: 'rocksprem_i_y_v2', couponCodes: ['proonly20'] };
    expect(await rejection(client.previewSubscriptionChange(other.id, wrong))).toBeInstanceOf(
      recurly.errors.ValidationError,
    );
  });

  test('uses up a coupon for a single use, which the renewal finds spent', async () => {
    const { code, id } = await subscribe('rocksprem_i_m_v2');
    await client.createCouponRedemption(`code-${code}`, { couponId: 'code-save5', subscriptionId: id });
    await client.createSubscriptionChange(id, { planCode: 'rockspro_m_v1', timeframe: 'now' });
    await move({ months: 1 });
    expect(amountsOf(code)).toEqual([1199, 2500 - 500 - 1199, 2500]);
  });

  test('bills nothing during a trial, which goes on', async () => {
    const { code, id } = await subscribe('rocksprem_i_m_v2', ['twitch14']);
    const { trialEndsAt } = await client.getSubscription(id);
    const change = await client.createSubscriptionChange(id, { planCode: 'rockspro_m_v1' });
    expect(change.invoiceCollection).toBeFalsy();
    expect((await client.getSubscription(id)).currentPeriodEndsAt).toEqual(trialEndsAt);
    await move({ days: 15 });
    expect(amountsOf(code)).toEqual([2500]);
  });

  test('changes nothing when the card is declined, and asks the bank where it must', async () => {
    const { code, id } = await subscribe('rocksprem_i_m_v2');
    const body = { planCode: 'rocksprem_i_y_v2', timeframe: 'now' };
    await client.updateBillingInfo(`code-${code}`, {
      tokenId: await cardToken(running.url, '4000000000000341'),
    });
    expect(await rejection(client.createSubscriptionChange(id, body))).toBeInstanceOf(
      recurly.errors.TransactionError,
    );
    expect((await client.getSubscription(id)).plan?.code).toBe('rocksprem_i_m_v2');
    expect(amountsOf(code)).toEqual([1199]);
  });

  test('charges once for one idempotency key', async () => {
    const { code, id } = await subscribe('rocksprem_i_m_v2');
    const body = { planCode: 'rocksprem_i_y_v2', timeframe: 'now' };
    const send = () =>
      Reflect.apply(client.createSubscriptionChange, client, [
        id,
        body,
        { headers: { 'Idempotency-Key': `change-${code}` } },
      ]);
    await send();
    await send();
    expect(amountsOf(code)).toHaveLength(2);
  });
});
