import type { AccountTier } from '@backbeat/domain';
import { expect, it } from 'vitest';
import { overviewFoot } from './overviewFoot.ts';

const subscription = {
  state: 'active',
  provider: null,
  plan_code: 'rocksprem_i_m_v2',
  next_billing_period_amount: 1199,
  next_billing_date: '2026-12-20',
  paid_through_date: '2026-12-20',
  edit_token: null,
  first_billing_date: '2026-11-20',
} as const;

it('invites Free to Premium, without a price that tax could come on top of', () => {
  expect(overviewFoot({ user: { tier: 'free' }, subscription: null })).toEqual({
    text: 'Premium takes the chatbot away and opens every station.',
    label: 'Get Premium',
    href: '/pricing',
    isInvitation: true,
  });
});

it.each<AccountTier>(['premStream', 'premDownload', 'pro', '0cpm', 'admin'])(
  'shows %s the details',
  (tier) => {
    expect(overviewFoot({ user: { tier }, subscription: null })).toMatchObject({
      text: 'Prices, changes and cancelling are on the subscription page.',
      label: 'View details',
      href: '/settings/subscription',
    });
  },
);

it('says how it is paid, where that is known', () => {
  expect(overviewFoot({ user: { tier: 'premStream' }, subscription }).text).toMatch(/^Paid monthly\. /);
});

it.each([
  [{ provider: 'streamlabs' }, /part of Streamlabs/],
  [{ provider: 'recurly' }, /billing page/],
  [{ provider: 'humble' }, /Humble bundle/],
  [{ provider: 'gift' }, /is a gift/],
  [{ state: 'canceled' }, /takes the cancellation back/],
] as const)('promises nothing that the subscription page does not have: %j', (change, text) => {
  const foot = overviewFoot({ user: { tier: 'premStream' }, subscription: { ...subscription, ...change } });
  expect(foot.text).toMatch(text);
  expect(foot.text).not.toMatch(/Paid monthly|Prices/);
});

it('says what helps after a failed payment', () => {
  const overdue = { ...subscription, state: 'past_due' } as const;
  expect(overviewFoot({ user: { tier: 'premStream' }, subscription: overdue })).toMatchObject({
    text: 'The subscription page takes another card, and your plan goes on.',
    href: '/settings/subscription',
  });
});

it('does not sell a plan to those whose own is paused', () => {
  const paused = { ...subscription, state: 'paused', resumes_at: '2027-02-20' } as const;
  expect(overviewFoot({ user: { tier: 'free' }, subscription: paused })).toMatchObject({
    text: 'You are on Free until then. The subscription page resumes it on any day before.',
    label: 'View details',
    isInvitation: false,
  });
});

it('of a plan that is over but for the stream that runs leads on', () => {
  const user = { tier: 'premStream', extended_until: '2026-11-20T04:00:00Z' } as const;
  expect(overviewFoot({ user, subscription: null })).toMatchObject({
    label: 'View details',
    isInvitation: false,
  });
});
