import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardToken, recurlyClient, rejection } from '../testing/recurlyClient.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

let running: TestSandbox;
let client: ReturnType<typeof recurlyClient>['client'];

beforeAll(async () => {
  running = await startTestSandbox();
  client = recurlyClient(running.url).client;
});
afterAll(() => running.stop());

const orderOf = async (code: string, coupon: string | null, cardNumber?: string) => ({
  currency: 'USD',
  account: {
    code,
    email: `${code}@creators.example`,
    billingInfo: { tokenId: await cardToken(running.url, cardNumber) },
  },
  subscriptions: [{ planCode: 'rocksprem_i_m_v2', quantity: 1 }],
  ...(coupon === null ? {} : { couponCodes: [coupon] }),
});

const buy = async (code: string, coupon: string | null) => {
  const { chargeInvoice } = await client.createPurchase(await orderOf(code, coupon));
  return chargeInvoice?.subscriptionIds?.[0] ?? '';
};

const usedUp = {
  name: 'RecurlyValidationError',
  params: [{ param: 'coupon_codes', message: 'has reached max redemptions for this account' }],
};

describe('how often one account may redeem a coupon', () => {
  test('is said by the coupon', async () => {
    expect(await client.getCoupon('code-backbeat1month')).toMatchObject({ maxRedemptionsPerAccount: 1 });
    expect(await client.getCoupon('code-twitch60')).toMatchObject({ maxRedemptionsPerAccount: 1 });
    expect(await client.getCoupon('code-save5')).toMatchObject({ maxRedemptionsPerAccount: 1 });
    expect(await client.getCoupon('code-vidcon50')).toMatchObject({ maxRedemptionsPerAccount: null });
  });

  test.each(['twitch60', 'save5'])('%s: once, by preview, purchase and change of plan', async (coupon) => {
    const code = `once-${coupon}`;
    await client.terminateSubscription(await buy(code, coupon), { params: { refund: 'none' } });
    const again = await orderOf(code, coupon.toUpperCase());
    expect(await rejection(client.previewPurchase(again))).toMatchObject(usedUp);
    expect(await rejection(client.createPurchase(again))).toMatchObject(usedUp);
    const id = await buy(code, null);
    if (coupon === 'save5') {
      const change = { planCode: 'rocksprem_i_y_v2', timeframe: 'now', couponCodes: [coupon] };
      expect(await rejection(client.previewSubscriptionChange(id, change))).toMatchObject(usedUp);
      expect(await rejection(client.createSubscriptionChange(id, change))).toMatchObject(usedUp);
    }
    const redemption = client.createCouponRedemption(`code-${code}`, {
      couponId: `code-${coupon}`,
      currency: 'USD',
    });
    expect(await rejection(redemption)).toMatchObject({ name: 'RecurlyValidationError' });
    // Somebody else may.
    expect(await buy(`${code}-other`, coupon)).not.toBe('');
  });

  test('is not reached by looking, nor by a payment that was declined', async () => {
    const declined = await orderOf('decliner', 'save5', '4000000000000002');
    await client.previewPurchase(declined);
    expect(await rejection(client.createPurchase(declined))).toMatchObject({
      name: 'RecurlyTransactionError',
    });
    expect(await buy('decliner', 'save5')).not.toBe('');
  });

  test('holds on the hosted page, which sells without the coupon and says so', async () => {
    const path = '/recurly/subscribe/rocksprem_i_m_v2/hosted-once/Nova?subscription[coupon_code]=twitch14';
    const read = async () => (await fetch(`${running.url}${path}`)).text();
    const subscribe = async () =>
      fetch(`${running.url}${path}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          first_name: 'Nova',
          last_name: 'Beats',
          email: 'nova@creators.example',
          token_id: await cardToken(running.url),
        }),
      });
    expect(await read()).toContain('Free until');
    expect((await subscribe()).status).toBe(303);
    const again = await read();
    expect(again).not.toContain('Free until');
    expect(again).toContain('The coupon twitch14 cannot be used');
    await subscribe();
    const charged = running.sandbox
      .ledger()
      .charges.filter(({ accountCode }) => accountCode === 'hosted-once');
    expect(charged.map(({ amountCents }) => amountCents)).toEqual([1199]);
  });
});

describe('a coupon for the bills to come', () => {
  const nextCents = async (id: string) =>
    Math.round(((await client.getPreviewRenewal(id)).chargeInvoice?.total ?? 0) * 100);
  const redeem = (code: string, coupon: string, id: string) =>
    client.createCouponRedemption(`code-${code}`, { couponId: `code-${coupon}`, subscriptionId: id });
  const redeemed = async (code: string) => {
    const found: string[] = [];
    const all = client.listAccountCouponRedemptions(`code-${code}`, { params: { limit: 200 } });
    for await (const { coupon, state } of all.each()) found.push(`${coupon?.code} ${state}`);
    return found;
  };

  test('lowers the next bill, and stands in the list of the account', async () => {
    const id = await buy('later', null);
    expect(await redeemed('later')).toEqual([]);
    expect(await nextCents(id)).toBe(1199);
    expect(await redeem('later', 'SAVE5', id)).toMatchObject({ state: 'active', coupon: { code: 'save5' } });
    expect(await nextCents(id)).toBe(699);
    expect(await redeemed('later')).toEqual(['save5 active']);
  });

  test('takes the place of the one that runs', async () => {
    const id = await buy('halved', 'vidcon50');
    expect(await nextCents(id)).toBe(599);
    await redeem('halved', 'save5', id);
    expect(await nextCents(id)).toBe(699);
    expect((await redeemed('halved')).toSorted()).toEqual(['save5 active', 'vidcon50 inactive']);
  });

  test('is refused where it has expired, or is for another plan', async () => {
    const id = await buy('refused', null);
    for (const coupon of ['bygone10', 'proonly20'])
      expect(await rejection(redeem('refused', coupon, id))).toMatchObject({
        name: 'RecurlyValidationError',
      });
    expect(await redeemed('refused')).toEqual([]);
  });
});
