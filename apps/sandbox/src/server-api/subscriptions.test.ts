import { dayMs } from '@backbeat/domain';
import recurly from 'recurly';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('cancelling', () => {
  test('stops the renewal, and can be taken back until the period ends', async () => {
    const { code, id } = await subscribe();
    const canceled = await client.cancelSubscription(id, { body: { timeframe: 'bill_date' } });
    expect(canceled).toMatchObject({ state: 'canceled', autoRenew: false });
    expect(canceled.expiresAt).toEqual(canceled.currentPeriodEndsAt);
    expect(canceled.canceledAt).toBeInstanceOf(Date);
    const back = await client.reactivateSubscription(`uuid-${canceled.uuid}`);
    expect(back).toMatchObject({ state: 'active', canceledAt: null, expiresAt: null, autoRenew: true });
    await client.cancelSubscription(id, { body: { timeframe: 'term_end' } });
    expect(await rejection(client.cancelSubscription(id))).toBeInstanceOf(recurly.errors.ValidationError);
    await move({ months: 2 });
    expect(await client.getSubscription(id)).toMatchObject({
      state: 'expired',
      expirationReason: 'canceled',
    });
    expect(amountsOf(code)).toEqual([1199]);
    expect(await rejection(client.reactivateSubscription(id))).toMatchObject({
      type: 'immutable_subscription',
    });
  });

  test('at once gives back what was asked for', async () => {
    const { code, id } = await subscribe('rockspro_m_v1');
    const ended = await client.terminateSubscription(id, { params: { refund: 'full' } });
    expect(ended).toMatchObject({ state: 'expired' });
    const refunds = running.sandbox
      .ledger()
      .transactions.filter(({ accountCode, type }) => accountCode === code && type === 'refund');
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([2500]);
  });
});

describe('time', () => {
  test('ends a trial and then charges each period on the same day', async () => {
    const { code, id } = await subscribe('rocksprem_i_m_v2', ['twitch14']);
    const before = await client.getSubscription(id);
    await move({ days: 15 });
    expect(amountsOf(code)).toEqual([1199]);
    const after = await client.getSubscription(id);
    expect(after.currentPeriodStartedAt).toEqual(before.trialEndsAt);
    await move({ months: 2 });
    expect(amountsOf(code)).toEqual([1199, 1199, 1199]);
  });

  test('ends a discount of three months', async () => {
    const { code } = await subscribe('rocksprem_i_m_v2', ['half3']);
    await move({ months: 4 });
    expect(amountsOf(code)).toEqual([599, 599, 599, 1199, 1199]);
  });

  test('makes a failed renewal past due, and a new card pays it', async () => {
    const { code, id } = await subscribe();
    await client.updateBillingInfo(`code-${code}`, {
      tokenId: await cardToken(running.url, '4000000000000341'),
    });
    await move({ months: 1 });
    expect(await client.getAccount(`code-${code}`)).toMatchObject({ hasPastDueInvoice: true });
    expect(await client.getSubscription(id)).toMatchObject({ state: 'active' });
    await client.updateBillingInfo(`code-${code}`, { tokenId: await cardToken(running.url) });
    expect(await client.getAccount(`code-${code}`)).toMatchObject({ hasPastDueInvoice: false });
    expect(amountsOf(code)).toEqual([1199, 1199]);
  });

  test('gives an overdue invoice up after 14 days, whatever cards are tried meanwhile', async () => {
    const { code, id } = await subscribe();
    const refused = async () => {
      const tokenId = await cardToken(running.url, '4000000000000341');
      await client.updateBillingInfo(`code-${code}`, { tokenId });
    };
    await refused();
    await move({ months: 1 });
    const invoice = await client
      .listAccountInvoices(`code-${code}`, { params: { state: 'past_due' } })
      .first();
    const campaign = await client.getDunningCampaign(invoice?.dunningCampaignId ?? '');
    const [cycle] = campaign.dunningCycles ?? [];
    expect(cycle).toMatchObject({ type: 'automatic', totalRecyclingDays: 14, expireSubscription: true });
    const endMs = (invoice?.dueAt?.getTime() ?? 0) + (cycle?.totalRecyclingDays ?? 0) * dayMs;
    for (let round = 0; round < 5; round += 1) await refused();
    await move({ to: new Date(endMs - 60_000).toISOString() });
    expect(await client.getSubscription(id)).toMatchObject({ state: 'active' });
    await move({ to: new Date(endMs).toISOString() });
    const ended = await client.getSubscription(id);
    expect(ended).toMatchObject({ state: 'expired', expirationReason: 'nonpayment' });
    expect(ended.expiresAt?.getTime()).toBe(endMs);
  });

  test('does not try an invoice again that was marked as failed', async () => {
    const { code, id } = await subscribe();
    const tokenId = await cardToken(running.url, '4000000000000341');
    await client.updateBillingInfo(`code-${code}`, { tokenId });
    await move({ months: 1 });
    const pager = client.listAccountInvoices(`code-${code}`, { params: { state: 'past_due' } });
    for await (const { id: invoiceId } of pager.each()) {
      expect(await client.markInvoiceFailed(invoiceId ?? '')).toMatchObject({ state: 'failed' });
      expect(await rejection(client.markInvoiceFailed(invoiceId ?? ''))).toMatchObject({
        type: 'validation',
      });
    }
    await client.terminateSubscription(id, { params: { refund: 'none' } });
    await client.updateBillingInfo(`code-${code}`, { tokenId: await cardToken(running.url) });
    await move({ days: 20 });
    expect(amountsOf(code)).toEqual([1199]);
  });

  test('ends a subscription that nobody pays', async () => {
    const { code, id } = await subscribe();
    await client.updateBillingInfo(`code-${code}`, {
      tokenId: await cardToken(running.url, '4000000000000341'),
    });
    await move({ months: 1 });
    await move({ days: 16 });
    expect(await client.getSubscription(id)).toMatchObject({
      state: 'expired',
      expirationReason: 'nonpayment',
    });
  });

  test('never runs backwards', async () => {
    expect((await running.moveClock({ to: '2020-01-01T00:00:00Z' })).status).toBe(422);
  });
});

describe('changing the plan', () => {
  test('at once takes the unused rest off the new price', async () => {
    const { code, id } = await subscribe();
    const change = await client.createSubscriptionChange(id, { planCode: 'rockspro_m_v1', timeframe: 'now' });
    expect(change).toMatchObject({ activated: true, unitAmount: 25 });
    expect(amountsOf(code)[1]).toBeLessThanOrEqual(2500 - 1198);
    expect((await client.getSubscription(id)).plan?.code).toBe('rockspro_m_v1');
  });

  test('with the next bill waits for it', async () => {
    const { code, id } = await subscribe();
    const change = await client.createSubscriptionChange(id, {
      planCode: 'rocksprem_i_y_v2',
      timeframe: 'bill_date',
    });
    expect(change.activated).toBe(false);
    const waiting = await client.getSubscription(id);
    expect(waiting.plan?.code).toBe('rocksprem_i_m_v2');
    expect(waiting.pendingChange?.plan?.code).toBe('rocksprem_i_y_v2');
    expect((await client.getPreviewRenewal(id)).chargeInvoice?.total).toBe(71.88);
    await move({ months: 1 });
    expect(amountsOf(code)).toEqual([1199, 7188]);
  });
});

describe('lists and gift cards', () => {
  test('are counted without being read', async () => {
    const { code } = await subscribe();
    expect(await client.listAccountSubscriptions(`code-${code}`).count()).toBe(1);
    expect(await client.listAccountInvoices(`code-${code}`, { params: { state: 'past_due' } }).count()).toBe(
      0,
    );
    expect(await client.listPlanAddOns('code-rockspro_y_v1').count()).toBe(3);
    expect(await client.listPlanAddOns('code-rocksprem_i_m_v2').count()).toBe(1);
    expect(await rejection(client.listAccountInvoices('code-nobody').count())).toBeInstanceOf(
      recurly.errors.NotFoundError,
    );
  });

  test('have what a tier of Pro adds to its plan', async () => {
    const addOns = [];
    for await (const addOn of client.listPlanAddOns('code-rockspro_y_v1').each()) addOns.push(addOn);
    expect(addOns.map(({ code, state, tierType }) => [code, state, tierType])).toEqual([
      ['rockspro_downloads_y_v1', 'active', 'stairstep'],
      ['rockspro_streaming_y_v1', 'active', 'stairstep'],
      ['rocksextrachannel_y_v1', 'active', 'flat'],
    ]);
    const steps = addOns[0]?.tiers?.map((tier) => [tier.endingQuantity, tier.currencies?.[0]?.unitAmount]);
    expect(steps).toEqual([
      [1, 0],
      [2, 125],
      [3, 375],
      [null, 2375],
    ]);
    expect(await rejection(client.listPlanAddOns('code-nothing').first())).toBeInstanceOf(
      recurly.errors.NotFoundError,
    );
  });

  test('lists newest first', async () => {
    const { code, id } = await subscribe();
    const ids: unknown[] = [];
    for await (const row of client.listAccountSubscriptions(`code-${code}`).each()) ids.push(row.id);
    expect(ids).toEqual([id]);
    const states: unknown[] = [];
    for await (const row of client.listAccountInvoices(`code-${code}`).each()) states.push(row.state);
    expect(states).toEqual(['paid']);
    expect(await client.getCoupon('code-half3')).toMatchObject({
      code: 'half3',
      duration: 'temporal',
      temporalAmount: 3,
    });
  });

  test('sells a gift card, whose balance then pays renewals', async () => {
    const { code } = await subscribe();
    const card = await client.createGiftCard({
      productCode: 'backbeat_gift_card',
      unitAmount: 15,
      currency: 'USD',
      delivery: { method: 'email', emailAddress: 'friend@creators.example' },
      gifterAccount: { code: 'gifter', billingInfo: { tokenId: await cardToken(running.url) } },
    });
    expect(card.redemptionCode).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(amountsOf('gifter')).toEqual([1500]);
    await client.redeemGiftCard(card.redemptionCode ?? '', { recipientAccount: { code } });
    await move({ months: 2 });
    expect(amountsOf(code)).toEqual([1199, 1199 * 2 - 1500]);
    const again = await rejection(
      client.redeemGiftCard(card.redemptionCode ?? '', { recipientAccount: { code } }),
    );
    expect(again).toBeInstanceOf(recurly.errors.ValidationError);
  });
});
