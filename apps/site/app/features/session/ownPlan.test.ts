import { subscriptionFixture } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { hasCard, ownPlan, planChangePath } from './ownPlan.ts';

it.each([
  ['renews, bought here', {}, 'rocksprem_i_m_v2'],
  ['a failed payment', { state: 'past_due' }, 'rocksprem_i_m_v2'],
  ['cancelled', { state: 'canceled' }, null],
  ['over', { state: 'expired' }, null],
  ['managed on the billing page', { provider: 'recurly' }, null],
  ['through Streamlabs', { provider: 'streamlabs' }, null],
  ['through Humble', { provider: 'humble' }, null],
  ['a plan that we do not know', { plan_code: 'gold' }, null],
  ['no plan at all', { plan_code: null }, null],
] as const)('%s', (_what, change, code) => {
  expect(ownPlan({ subscription: subscriptionFixture(change) })).toBe(code);
});

it('carries plan and coupon to the settings', () => {
  expect(planChangePath('rocksprem_i_y_v2')).toBe('/settings/subscription?plan=rocksprem_i_y_v2');
  expect(planChangePath('rockspro_m_v1', 'save 5')).toBe(
    '/settings/subscription?plan=rockspro_m_v1&coupon=save+5',
  );
});

it.each([
  [subscriptionFixture(), true],
  [subscriptionFixture({ state: 'past_due' }), true],
  [subscriptionFixture({ state: 'future' }), true],
  [subscriptionFixture({ state: 'canceled' }), false],
  [subscriptionFixture({ state: 'expired' }), false],
  [subscriptionFixture({ provider: 'recurly' }), false],
  [subscriptionFixture({ provider: 'streamlabs' }), false],
  [null, false],
])('a card matters where a bill comes that is charged here: %#', (subscription, expected) => {
  expect(hasCard({ subscription })).toBe(expected);
});
