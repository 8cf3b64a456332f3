import { describe, expect, it } from 'vitest';
import {
  type AccountTier,
  accountTiers,
  brand,
  type CancelState,
  cancelQuestion,
  cancelState,
  manageState,
  type Subscription,
  subscriptionState,
  subscriptionText,
} from '../index.ts';

const subscription = (overrides: Partial<Subscription> = {}): Subscription => ({
  state: 'active',
  provider: null,
  next_billing_period_amount: 7188,
  next_billing_date: '2027-06-14T00:00:00Z',
  paid_through_date: '2027-06-13T00:00:00Z',
  edit_token: null,
  first_billing_date: '2026-06-14T00:00:00Z',
  ...overrides,
});

const textOf = (tier: AccountTier, of: Subscription | null, atMs?: number): string =>
  subscriptionText(subscriptionState({ tier, subscription: of, ...(atMs === undefined ? {} : { atMs }) }));

describe('subscriptionText', () => {
  it('on Free without a subscription', () => {
    expect(textOf('free', null)).toBe('You are on the Free plan.');
    expect(textOf('free', subscription({ state: 'expired' }))).toBe('You are on the Free plan.');
  });

  it.each([null, subscription({ state: 'expired' }), subscription({ state: 'paused' })])(
    'over, in the middle of a stream: %j',
    (of) => {
      const state = subscriptionState({
        tier: 'premStream',
        subscription: of,
        extendedUntil: '2027-06-14T04:00:00Z',
      });
      expect(subscriptionText(state)).toBe(
        'Covered until your stream ends, at the latest 04:00 UTC. Nothing is charged for it.',
      );
    },
  );

  it.each<[AccountTier, string]>([
    ['premStream', 'You are on the Premium plan.'],
    ['premDownload', 'You are on the Premium plan.'],
    ['pro', 'You are on the Pro plan.'],
    ['0cpm', 'You are on the Pro plan.'],
    ['admin', 'You are on the Pro plan.'],
  ])('%s without subscription data', (tier, text) => {
    expect(textOf(tier, null)).toBe(text);
    expect(textOf(tier, subscription({ state: 'expired' }))).toBe(text);
  });

  it.each<[string, Partial<Subscription>, string]>([
    ['canceled', { state: 'canceled' }, 'Valid until June 13, 2027 and will not renew.'],
    [
      'canceled comes before the provider',
      { state: 'canceled', provider: 'streamlabs' },
      'Valid until June 13, 2027 and will not renew.',
    ],
    [
      'canceled without a paid-through date',
      { state: 'canceled', paid_through_date: null },
      'Valid until June 14, 2027 and will not renew.',
    ],
    [
      'canceled without any date',
      { state: 'canceled', paid_through_date: null, next_billing_date: null },
      'Will not renew.',
    ],
    ['streamlabs', { provider: 'streamlabs' }, 'Renews on June 14, 2027.'],
    ['humble', { provider: 'humble' }, 'Valid until June 13, 2027 and will not renew.'],
    ['a gift month', { provider: 'gift' }, 'Valid until June 13, 2027 and will not renew.'],
    [
      'humble without a paid-through date',
      { provider: 'humble', paid_through_date: null },
      'Valid until June 14, 2027 and will not renew.',
    ],
    ['with an amount', {}, 'Renews on June 14, 2027. You will be charged $71.88.'],
    [
      'with an amount, through the payment provider',
      { provider: 'recurly', next_billing_period_amount: 1199 },
      'Renews on June 14, 2027. You will be charged $11.99.',
    ],
    ['with no amount', { next_billing_period_amount: null }, 'Renews on June 14, 2027.'],
    [
      'with an amount of nothing',
      { next_billing_period_amount: 0 },
      'Renews on June 14, 2027. You will be charged $0.00.',
    ],
    ['that has not begun', { state: 'future' }, 'Renews on June 14, 2027. You will be charged $71.88.'],
    [
      'without a date',
      { next_billing_date: null, next_billing_period_amount: null },
      'Renews automatically.',
    ],
    [
      'paused',
      { state: 'paused', pauses_at: '2027-06-14', resumes_at: '2027-08-14' },
      'Paused until August 14, 2027. Nothing is charged while paused.',
    ],
    ['paused without a date', { state: 'paused' }, 'Paused. Nothing is charged while paused.'],
    [
      'about to be paused',
      { pauses_at: '2027-06-14', resumes_at: '2027-08-14', next_billing_date: '2027-08-14' },
      'Paid for until June 14, 2027. Then paused until August 14, 2027: no charge, no access.',
    ],
    [
      'about to be paused, past due',
      { state: 'past_due', pauses_at: '2027-06-14', paid_through_date: null },
      'We could not charge you for this plan.',
    ],
    [
      'past due',
      { state: 'past_due' },
      'We could not charge you for this plan. It ends on June 13, 2027, unless the payment goes through before.',
    ],
    [
      'past due without a paid-through date',
      { state: 'past_due', paid_through_date: null },
      'We could not charge you for this plan.',
    ],
  ])('%s', (_, overrides, text) => {
    expect(textOf('premStream', subscription(overrides))).toBe(text);
  });

  it('tells a trial apart only for somebody who says what time it is', () => {
    const onTrial = subscription({ first_billing_date: '2027-06-14T00:00:00Z' });
    const before = Date.UTC(2027, 5, 1);
    expect(textOf('premStream', onTrial)).toBe('Renews on June 14, 2027. You will be charged $71.88.');
    expect(textOf('premStream', onTrial, before)).toBe(
      'Your free trial ends on June 14, 2027. You will then be charged $71.88.',
    );
    expect(textOf('premStream', { ...onTrial, next_billing_period_amount: null }, before)).toBe(
      'Your free trial ends on June 14, 2027.',
    );
    expect(textOf('premStream', onTrial, Date.UTC(2027, 5, 14))).toContain('Renews on');
    expect(textOf('premStream', subscription({ first_billing_date: null }), before)).toContain('Renews on');
  });
});

describe('cancelState', () => {
  const states = ['active', 'past_due', 'future', 'paused', 'canceled', 'expired'] as const;
  const providers = [null, 'recurly', 'streamlabs', 'humble', 'gift'] as const;
  const cases = accountTiers.flatMap((tier) =>
    states.flatMap((state) => providers.map((provider) => [tier, state, provider] as const)),
  );

  it.each(cases)('%s, %s, through %s', (tier, state, provider) => {
    const isOurs = provider === null;
    const stillRenews = state !== 'canceled' && state !== 'expired';
    const expected: CancelState = isOurs && stillRenews ? 'available' : 'hidden';
    expect(cancelState({ tier, subscription: subscription({ state, provider }) })).toBe(expected);
  });

  it.each<[AccountTier, CancelState]>([
    ['free', 'hidden'],
    ['premStream', 'available'],
    ['premDownload', 'available'],
    ['pro', 'hidden'],
    ['0cpm', 'hidden'],
    ['admin', 'hidden'],
  ])('%s without subscription data is %s', (tier, state) => {
    expect(cancelState({ tier, subscription: null })).toBe(state);
  });

  it('asks before it is done', () => {
    expect(cancelQuestion(brand)).toBe('Are you sure you wish to cancel your Backbeat Premium subscription?');
    expect(cancelQuestion(brand, 'Pro')).toBe(
      'Are you sure you wish to cancel your Backbeat Pro subscription?',
    );
  });
});

describe('manageState', () => {
  it('links to the account page that the token opens', () => {
    const managed = subscription({ provider: 'recurly', edit_token: 'a/b?c' });
    expect(manageState({ subscription: managed })).toEqual({ kind: 'recurly', editToken: 'a/b?c' });
  });

  it('has no link without a token', () => {
    expect(manageState({ subscription: subscription({ provider: 'recurly' }) })).toEqual({ kind: 'none' });
  });

  it.each(['streamlabs', 'humble', 'gift'] as const)('sends people to %s', (provider) => {
    expect(manageState({ subscription: subscription({ provider }) })).toEqual({ kind: provider });
  });

  it('has nothing to manage elsewhere for our own, or for none', () => {
    expect(manageState({ subscription: subscription() })).toEqual({ kind: 'none' });
    expect(manageState({ subscription: null })).toEqual({ kind: 'none' });
  });
});
