import { type AccountTier, cents, type Subscription } from '@backbeat/domain';
import { subscriptionFixture } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import { buyableSwaps, changeableSwaps, startingPeriod, swapPriceText, swapRule } from './planSwaps.ts';

describe('buyableSwaps', () => {
  it.each([
    ['free', ['Pro: Upgrade now, from $25', 'Premium: Upgrade now, $11.99', 'Download: Upgrade now, $11.99']],
    ['premStream', ['Pro: Upgrade now, from $25', 'Download: Change plan, $11.99']],
    ['premDownload', ['Pro: Upgrade now, from $25', 'Premium: Change plan, $11.99']],
    ['pro', []],
    ['0cpm', []],
    ['admin', []],
  ] as const)('%s', (tier, expected) => {
    const shown = buyableSwaps(tier, 'monthly').map(
      (swap) => `${swap.name}: ${swap.label}, ${swapPriceText(swap, cents)}`,
    );
    expect(shown).toEqual(expected);
  });

  it('cost what is charged, where tax comes on top', () => {
    const shown = buyableSwaps('free', 'yearly').map((swap) =>
      swapPriceText(swap, (listCents) => cents(Math.round(listCents * 1.19))),
    );
    expect(shown).toEqual(['from $297.50', '$85.54', '$85.54']);
  });
});

describe('changeableSwaps', () => {
  const shown = (...input: Parameters<typeof changeableSwaps>) =>
    changeableSwaps(...input).map(({ name, label, badge }) => `${name}: ${badge ?? label}`);

  it.each([
    [
      'rocksprem_i_m_v2',
      null,
      'monthly',
      ['Pro: Upgrade now', 'Premium: Current plan', 'Download: Change plan'],
    ],
    [
      'rocksprem_i_m_v2',
      null,
      'yearly',
      ['Pro: Upgrade now', 'Premium: Switch to yearly', 'Download: Change plan'],
    ],
    [
      'rocksprem_i_y_v2',
      null,
      'monthly',
      ['Pro: Upgrade now', 'Premium: Switch to monthly', 'Download: Change plan'],
    ],
    [
      'rockspro_m_v1',
      null,
      'monthly',
      ['Pro: Current plan', 'Premium: Change plan', 'Download: Change plan'],
    ],
    [
      'rockspro_m_v1',
      'rocksprem_i_m_v2',
      'monthly',
      ['Pro: Current plan', 'Premium: Comes next', 'Download: Change plan'],
    ],
  ] as const)('%s, then %s, shown %s', (current, pending, period, expected) => {
    expect(shown(current, pending, period)).toEqual(expected);
  });
});

describe('swapRule', () => {
  it('sells and changes nothing for an account that is to be deleted', () => {
    const account = { user: { tier: 'premStream' as const }, subscription: subscriptionFixture() };
    expect(swapRule({ ...account, deletes_at: '2026-11-27T12:00:00Z' })).toBe('leaving');
    expect(swapRule({ ...account, deletes_at: null })).toBe('change');
  });

  it('sells what is over but for the stream that runs', () => {
    const user = { tier: 'pro', extended_until: '2026-11-20T04:00:00Z' } as const;
    expect(swapRule({ user, subscription: null })).toBe('buy');
    expect(swapRule({ user: { tier: 'pro' }, subscription: null })).toBe('complete');
  });

  it.each([
    ['free, nothing', 'free', null, 'buy'],
    ['Premium without data', 'premStream', null, 'buy'],
    ['by hand', 'admin', null, 'complete'],
    ['bought here', 'premStream', subscriptionFixture(), 'change'],
    ['Pro, bought here', 'pro', subscriptionFixture({ plan_code: 'rockspro_m_v1' }), 'change'],
    ['cancelled', 'premStream', subscriptionFixture({ state: 'canceled' }), 'buy'],
    ['a failed payment', 'premStream', subscriptionFixture({ state: 'past_due' }), 'settle-first'],
    ['paused', 'free', subscriptionFixture({ state: 'paused' }), 'paused'],
    ['about to be paused', 'premStream', subscriptionFixture({ pauses_at: '2026-12-20' }), 'paused'],
    ['on the billing page', 'premStream', subscriptionFixture({ provider: 'recurly' }), 'managed'],
    ['through Streamlabs', 'premStream', subscriptionFixture({ provider: 'streamlabs' }), 'managed'],
    ['through Humble', 'premStream', subscriptionFixture({ provider: 'humble' }), 'buy'],
    [
      'was on the billing page',
      'premStream',
      subscriptionFixture({ provider: 'recurly', state: 'canceled' }),
      'buy',
    ],
  ] satisfies [string, AccountTier, Subscription | null, string][])(
    '%s',
    (_what, tier, subscription, rule) => {
      expect(swapRule({ user: { tier }, subscription })).toBe(rule);
    },
  );
});

describe('startingPeriod', () => {
  it.each([
    ['active', 'rocksprem_i_y_v2', 'yearly'],
    ['active', 'rocksprem_i_m_v2', 'monthly'],
    ['canceled', 'rocksprem_i_y_v2', 'yearly'],
    ['expired', 'rockspro_y_v1', 'yearly'],
    ['active', null, 'monthly'],
  ] as const)('%s, %s: %s', (state, plan_code, expected) => {
    expect(startingPeriod({ subscription: subscriptionFixture({ state, plan_code }) })).toBe(expected);
  });

  it('is monthly for who has no plan', () => {
    expect(startingPeriod({ subscription: null })).toBe('monthly');
  });
});

it('changes no plan while another number of extra channels waits', () => {
  const user = { tier: 'premStream' } as const;
  const subscription = { ...subscriptionFixture(), extra_channels: 2 };
  expect(swapRule({ user, subscription })).toBe('change');
  expect(swapRule({ user, subscription: { ...subscription, pending_extra_channels: 0 } })).toBe('channels');
});
