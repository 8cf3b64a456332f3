import { dayMs } from '@backbeat/domain';
import recurly from 'recurly';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardToken, recurlyClient, rejection } from '../testing/recurlyClient.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

let running: TestSandbox;
let client: ReturnType<typeof recurlyClient>['client'];
let people = 0;

beforeAll(async () => {
  running = await startTestSandbox();
  client = recurlyClient(running.url).client;
});
afterAll(() => running.stop());

const order = async (number?: string, more: object = {}) => {
  people += 1;
  const code = `buyer-${people}`;
  const tokenId = await cardToken(running.url, number);
  return {
    currency: 'USD',
    account: {
      code,
      email: `${code}@creators.example`,
      firstName: 'Nova',
      lastName: 'Beats',
      billingInfo: { tokenId },
    },
    subscriptions: [{ planCode: 'rocksprem_i_m_v2', quantity: 1 }],
    ...more,
  };
};

const chargesOf = (code: string) =>
  running.sandbox.ledger().charges.filter(({ accountCode }) => accountCode === code);

describe('a purchase', () => {
  test('makes an account, a subscription and one charge', async () => {
    const body = await order();
    const { chargeInvoice } = await client.createPurchase(body);
    expect(chargeInvoice).toMatchObject({
      state: 'paid',
      total: 11.99,
      paid: 11.99,
      balance: 0,
      type: 'charge',
    });
    expect(chargesOf(body.account.code).map(({ amountCents }) => amountCents)).toEqual([1199]);
    const account = await client.getAccount(`code-${body.account.code}`);
    expect(account).toMatchObject({
      email: body.account.email,
      hasActiveSubscription: true,
      hasPastDueInvoice: false,
    });
    expect(account.billingInfo?.paymentMethod).toMatchObject({
      cardType: 'Visa',
      firstSix: '411111',
      lastFour: '1111',
    });
    const subscription = await client.getSubscription(chargeInvoice?.subscriptionIds?.[0] ?? '');
    expect(subscription).toMatchObject({
      state: 'active',
      unitAmount: 11.99,
      autoRenew: true,
      trialEndsAt: null,
    });
    expect(subscription.plan?.code).toBe('rocksprem_i_m_v2');
    expect(subscription.account?.code).toBe(body.account.code);
    expect(subscription.currentPeriodEndsAt?.getTime()).toBeGreaterThan(Date.now() + 27 * dayMs);
  });

  test('is charged what the preview said, coupon and gift card included', async () => {
    const codes = { couponCodes: ['vidcon50'], giftCardRedemptionCode: 'GIFT-20-BACKBEAT' };
    const yearly = { subscriptions: [{ planCode: 'rocksprem_i_y_v2', quantity: 1 }], ...codes };
    const body = await order(undefined, yearly);
    const preview = await client.previewPurchase(body);
    expect(preview.chargeInvoice).toMatchObject({
      subtotal: 71.88,
      discount: 35.94,
      total: 35.94,
      balance: 15.94,
    });
    expect(running.sandbox.ledger().accounts.map(({ code }) => code)).not.toContain(body.account.code);
    const bought = await client.createPurchase(body);
    expect(bought.chargeInvoice).toMatchObject({ paid: 15.94, balance: 0 });
    expect(bought.chargeInvoice?.creditPayments?.[0]?.amount).toBe(20);
    expect(chargesOf(body.account.code)[0]?.amountCents).toBe(1594);
    const [card] = running.sandbox.ledger().giftCards;
    expect(card).toMatchObject({ code: 'GIFT-20-BACKBEAT', balanceCents: 0, recipient: body.account.code });
    const again = await rejection(client.createPurchase(await order(undefined, codes)));
    expect(again).toMatchObject({
      name: 'RecurlyValidationError',
      params: [{ param: 'gift_card_redemption_code' }],
    });
  });

  test('with a free trial charges nothing now', async () => {
    const body = await order(undefined, { couponCodes: ['twitch14'] });
    const { chargeInvoice } = await client.createPurchase(body);
    expect(chargeInvoice).toMatchObject({ total: 0, paid: 0, state: 'paid' });
    const subscription = await client.getSubscription(chargeInvoice?.subscriptionIds?.[0] ?? '');
    const startMs = subscription.trialStartedAt?.getTime() ?? 0;
    expect(subscription.trialEndsAt?.getTime()).toBe(startMs + 14 * dayMs);
    expect(subscription.currentPeriodEndsAt).toEqual(subscription.trialEndsAt);
    expect(chargesOf(body.account.code)).toEqual([]);
    const renewal = await client.getPreviewRenewal(subscription.id ?? '');
    expect(renewal.chargeInvoice?.balance).toBe(11.99);
  });
});

describe('a purchase that is refused', () => {
  const declines = [
    ['4000000000000002', 'declined', 'soft'],
    ['4000000000000077', 'insufficient_funds', 'soft'],
    ['4000000000000069', 'expired_card', 'hard'],
    ['4000000000000101', 'fraud_security_code', 'fraud'],
    ['4000000000000119', 'call_issuer', 'soft'],
    ['4000000000000085', 'fraud_gateway', 'fraud'],
    ['4000000000000309', 'gateway_timeout', 'communication'],
    ['4000000000000317', 'duplicate_transaction', 'duplicate'],
    ['4000000000000325', 'card_type_not_accepted', 'hard'],
    ['4000000000000341', 'declined_saveable', 'soft'],
  ] as const;

  test.each(declines)('card %s: %s', async (number, code, category) => {
    const body = await order(number);
    const error = await rejection(client.createPurchase(body));
    expect(error).toBeInstanceOf(recurly.errors.TransactionError);
    expect(error).toMatchObject({ transactionError: { code, category } });
    expect(chargesOf(body.account.code)).toEqual([]);
    const { subscriptions, accounts } = running.sandbox.ledger();
    expect(subscriptions.some(({ accountCode }) => accountCode === body.account.code)).toBe(false);
    expect(accounts.some((account) => account.code === body.account.code)).toBe(code === 'declined_saveable');
  });

  test('names a wrong coupon, plan and token', async () => {
    const coupon = await rejection(
      client.createPurchase(await order(undefined, { couponCodes: ['proonly20'] })),
    );
    expect(coupon).toMatchObject({ name: 'RecurlyValidationError', params: [{ param: 'coupon_codes' }] });
    const plan = { subscriptions: [{ planCode: 'nothing', quantity: 1 }] };
    const noPlan = await rejection(client.createPurchase(await order(undefined, plan)));
    expect(noPlan).toMatchObject({ params: [{ param: 'subscriptions[0].plan_code' }] });
    const body = await order();
    const account = { ...body.account, billingInfo: { tokenId: 'AAAAAAAAAAAAAAAAAAAAAA' } };
    const noToken = await rejection(client.createPurchase({ ...body, account }));
    expect(noToken).toBeInstanceOf(recurly.errors.InvalidTokenError);
    const { billingInfo: _, ...unpaid } = body.account;
    const nothingToPayWith = await rejection(client.createPurchase({ ...body, account: unpaid }));
    expect(nothingToPayWith).toMatchObject({ params: [{ param: 'account.billing_info' }] });
  });

  test('by a wrong key or at an address that the sandbox does not have', async () => {
    const stranger = recurlyClient(running.url, 'another-key').client;
    expect(await rejection(stranger.getAccount('code-x'))).toMatchObject({ type: 'invalid_api_key' });
    expect(await rejection(client.getAccount('code-nobody'))).toBeInstanceOf(recurly.errors.NotFoundError);
    expect(await rejection(client.getMeasuredUnit('x'))).toMatchObject({ type: 'not_found' });
  });
});

describe('3-D Secure', () => {
  const answerBank = async (actionTokenId: string, success: boolean): Promise<string> => {
    const response = await fetch(`${running.url}/js/v1/tokens`, {
      method: 'POST',
      body: new URLSearchParams({
        type: 'three_d_secure_action_result',
        three_d_secure_action_token_id: actionTokenId,
        'results[success]': String(success),
      }),
    });
    const { id }: { id: string } = await response.json();
    return id;
  };

  const actionTokenOf = (error: unknown): string => {
    const { transactionError }: { transactionError?: { threeDSecureActionTokenId?: string } } = Object(error);
    return transactionError?.threeDSecureActionTokenId ?? '';
  };

  test('is asked for, passed, and then paid', async () => {
    const body = await order('4000000000003220');
    const asked = await rejection(client.createPurchase(body));
    expect(asked).toMatchObject({ transactionError: { category: 'three_d_secure_action_required' } });
    expect(chargesOf(body.account.code)).toEqual([]);
    const resultTokenId = await answerBank(actionTokenOf(asked), true);
    const billingInfo = { ...body.account.billingInfo, threeDSecureActionResultTokenId: resultTokenId };
    await client.createPurchase({ ...body, account: { ...body.account, billingInfo } });
    expect(chargesOf(body.account.code)).toHaveLength(1);
  });

  test('that was not passed declines', async () => {
    const body = await order('4000000000003063');
    const asked = await rejection(client.createPurchase(body));
    const resultTokenId = await answerBank(actionTokenOf(asked), false);
    const billingInfo = { ...body.account.billingInfo, threeDSecureActionResultTokenId: resultTokenId };
    const failed = await rejection(
      client.createPurchase({ ...body, account: { ...body.account, billingInfo } }),
    );
    expect(failed).toMatchObject({ transactionError: { code: 'three_d_secure_authentication' } });
    expect(chargesOf(body.account.code)).toEqual([]);
  });
});
