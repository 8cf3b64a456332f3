import type { AccountTier, Subscription } from '@backbeat/domain';
import { subscriptionFixture, userFixture } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { subscriptionFoot } from './subscriptionFoot.ts';

const atMs = Date.UTC(2026, 10, 20);
it('says to whoever is to be deleted when that is, and offers no plan that would go on', () => {
  const leaving = {
    user: userFixture({ tier: 'premStream' }),
    subscription: subscriptionFixture({ state: 'canceled' }),
    name_change_eligible: true,
    deletes_at: '2026-11-27T12:00:00Z',
  };
  expect(subscriptionFoot(leaving, atMs)).toEqual({ kind: 'leaving', day: 'November 27, 2026' });
  expect(subscriptionFoot({ ...leaving, deletes_at: null }, atMs)).toMatchObject({ kind: 'resume' });
});

it('leads on from a plan that is over but for the stream that runs', () => {
  const user = userFixture({ tier: 'premStream', extended_until: '2026-11-20T04:00:00Z' });
  const of = (state: 'expired' | 'paused') => ({
    user,
    subscription: subscriptionFixture({ state }),
    name_change_eligible: true,
  });
  expect(subscriptionFoot(of('expired'), atMs)).toEqual({ kind: 'over' });
  expect(subscriptionFoot(of('paused'), atMs)).toEqual({
    kind: 'paused',
    text: 'Then your plan is paused, and you are on Free.',
  });
  const leaving = { ...of('expired'), deletes_at: '2026-11-27T12:00:00Z' };
  expect(subscriptionFoot(leaving, atMs)).toMatchObject({ kind: 'leaving' });
});

const footOf = (tier: AccountTier, subscription: Subscription | null) =>
  subscriptionFoot({ user: userFixture({ tier }), subscription, name_change_eligible: true }, atMs);

it.each([
  ['free', 'free', null, { kind: 'invite' }],
  ['renews', 'premStream', subscriptionFixture(), { kind: 'none' }],
  ['a payment failed', 'premStream', subscriptionFixture({ state: 'past_due' }), { kind: 'settle' }],
  ['by hand', 'admin', null, { kind: 'none' }],
  [
    'cancelled, still running',
    'premStream',
    subscriptionFixture({ state: 'canceled' }),
    { kind: 'resume', planCode: 'rocksprem_i_m_v2', name: 'Premium' },
  ],
  [
    'cancelled and over',
    'premStream',
    subscriptionFixture({ state: 'canceled', paid_through_date: '2026-11-19T00:00:00Z' }),
    { kind: 'none' },
  ],
  [
    'paused',
    'free',
    subscriptionFixture({ state: 'paused', pauses_at: '2026-11-14', resumes_at: '2027-01-14' }),
    { kind: 'paused', text: 'You are on Free until then: ten stations, with the chatbot on.' },
  ],
  [
    'a pause comes next',
    'premStream',
    subscriptionFixture({ pauses_at: '2026-12-20', resumes_at: '2027-02-20' }),
    { kind: 'stay', planCode: 'rocksprem_i_m_v2', name: 'Premium' },
  ],
  [
    'a smaller plan comes next',
    'pro',
    subscriptionFixture({ plan_code: 'rockspro_m_v1', pending_plan_code: 'rocksprem_i_m_v2' }),
    { kind: 'keep', name: 'Pro', text: 'Downloads and tracks cleared for YouTube end with Pro.' },
  ],
  [
    'another period comes next',
    'premStream',
    subscriptionFixture({ plan_code: 'rocksprem_i_y_v2', pending_plan_code: 'rocksprem_i_m_v2' }),
    { kind: 'keep', name: 'Premium', text: 'Until then nothing changes and nothing is charged.' },
  ],
  [
    'on the billing page',
    'premStream',
    subscriptionFixture({ provider: 'recurly', edit_token: 'e1', state: 'canceled' }),
    { kind: 'recurly', editToken: 'e1', isOverdue: false },
  ],
  [
    'not paid, on the billing page',
    'pro',
    subscriptionFixture({ provider: 'recurly', edit_token: 'e1', state: 'past_due' }),
    { kind: 'recurly', editToken: 'e1', isOverdue: true },
  ],
  [
    'through Streamlabs',
    'premStream',
    subscriptionFixture({ provider: 'streamlabs' }),
    { kind: 'streamlabs' },
  ],
  ['through Humble', 'premStream', subscriptionFixture({ provider: 'humble' }), { kind: 'humble' }],
] satisfies [string, AccountTier, Subscription | null, object][])('%s', (_what, tier, subscription, foot) => {
  expect(footOf(tier, subscription)).toMatchObject(foot);
});
