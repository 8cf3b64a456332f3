import { type Account, type AccountTier, cents, type Subscription } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { panelPrices } from './SubscriptionCard.tsx';
import { subscriptionPanel } from './subscriptionPanel.ts';

const atMs = Date.UTC(2026, 10, 20);
const bought: Subscription = {
  state: 'active',
  provider: null,
  plan_code: 'rocksprem_i_y_v2',
  next_billing_period_amount: 7188,
  next_billing_date: '2027-06-14',
  paid_through_date: '2027-06-14',
  edit_token: null,
  first_billing_date: '2026-06-14',
};
const account = (tier: AccountTier, subscription: Partial<Subscription> | null): Account => ({
  user: {
    guid: 'g',
    avatar: null,
    tier,
    hash: 'h',
    username: 'ada',
    display_name: 'ada',
    email: 'ada@example.com',
    created_at: '2026-06-14',
    user_id: 1,
    test: false,
  },
  subscription: subscription && { ...bought, ...subscription },
  name_change_eligible: true,
});
const panel = (tier: AccountTier, subscription: Partial<Subscription> | null) =>
  subscriptionPanel(account(tier, subscription), atMs);

it('says what follows a plan that ends: gift months that were kept', () => {
  const cancelled = { ...account('premStream', { state: 'canceled' }), kept_gift_months: 1 };
  expect(subscriptionPanel(cancelled, atMs).text).toBe(
    'Valid until June 14, 2027 and will not renew. Then your gift month begins by itself.',
  );
  expect(subscriptionPanel({ ...cancelled, subscription: bought }, atMs).text).not.toContain('gift');
});

describe('where tax comes on top, every price is what is charged', () => {
  const prices = { of: (price: number) => cents(Math.round(price * 1.19)), note: 'incl. VAT' } as const;
  const larger = { from_amount: 2500, amount: 5000, starts_at: '2026-12-14', audience_tier: 'Two' } as const;
  const monthly = { plan_code: 'rocksprem_i_m_v2', amount: 1199, next_billing_period_amount: 1427 };
  const taxedPanel = (subscription: Partial<Subscription>) =>
    subscriptionPanel(account('premStream', { ...monthly, ...subscription }), atMs, prices);

  it('the price, and what a coupon takes off it', () => {
    expect(taxedPanel({ next_billing_period_amount: 713 }).facts).toEqual([
      { label: 'Price', value: '$14.27 per month, incl. VAT' },
      { label: 'Credit and codes', value: '−$7.14' },
      { label: 'Next payment', value: 'June 14, 2027' },
      { label: 'Member since', value: 'June 14, 2026' },
    ]);
  });

  it('a plan that follows', () => {
    const follows = { pending_plan_code: 'rocksprem_i_y_v2', pending_amount: 7188 };
    const { schedule } = taxedPanel({ ...follows, next_billing_period_amount: 8554 });
    expect([schedule?.until.value, schedule?.from.value]).toEqual([
      'Premium, $14.27 per month, incl. VAT',
      'Premium, $85.54 per year, incl. VAT',
    ]);
  });

  it('a plan before its pause', () => {
    const pause = { pauses_at: '2026-12-14', resumes_at: '2027-01-14', next_billing_period_amount: null };
    expect(taxedPanel(pause).schedule?.until.value).toBe('Premium, $14.27 per month, incl. VAT');
  });

  it('Pro of a larger audience', () => {
    const shown = subscriptionPanel(
      account('pro', { plan_code: 'rockspro_m_v1', amount: 2500, pending_price: larger }),
      atMs,
      prices,
    );
    expect([shown.schedule?.until.value, shown.schedule?.from.value]).toEqual([
      'Pro, $29.75 per month, incl. VAT',
      'Pro, $59.50 per month, incl. VAT',
    ]);
    expect(shown.text).toContain('it costs $59.50 per month, incl. VAT (tier Two).');
  });

  it.each([
    ['none', 'free', null, [], []],
    ['its own', 'premStream', {}, [1199], []],
    ['what it changes to', 'premStream', { pending_plan_code: 'rocksprem_i_y_v2' }, [1199, 1199, 7188], true],
    ['before a pause', 'premStream', { pauses_at: '2026-12-14', resumes_at: '2027-01-14' }, [1199], true],
    ['a larger audience', 'pro', { pending_price: larger }, [1199, 2500, 5000], true],
    ['not paid', 'premStream', { state: 'past_due' }, [], []],
    ['ends', 'premStream', { state: 'canceled' }, [], []],
    ['paused', 'free', { state: 'paused', resumes_at: '2027-01-14' }, [], []],
  ] as const)('asks for the prices that it names, and no others: %s', (_, tier, change, prices, short) => {
    const somebody = account(tier, change && { ...monthly, ...change });
    expect(panelPrices(somebody, atMs, false)).toEqual(prices);
    expect(panelPrices(somebody, atMs, true)).toEqual(short === true ? prices : short);
  });
});

describe.each([
  ['Free', panel('free', null), 'Free', 'plain', undefined, 0, null],
  ['renewing', panel('premStream', {}), 'Premium', 'current', 'Current plan', 3, '7 of 12 months left'],
  [
    'on trial',
    panel('premStream', { first_billing_date: '2026-12-14', next_billing_date: '2026-12-14' }),
    'Premium',
    'current',
    'Free trial',
    2,
    '24 days left',
  ],
  [
    'cancelled',
    panel('premStream', { state: 'canceled' }),
    'Premium',
    'plain',
    'Cancelled',
    0,
    '7 of 12 months left',
  ],
  [
    'a trial, cancelled',
    panel('premStream', {
      state: 'canceled',
      first_billing_date: '2026-12-14',
      paid_through_date: '2026-12-14',
    }),
    'Premium',
    'plain',
    'Cancelled',
    0,
    '24 days left',
  ],
  [
    'through Streamlabs',
    panel('premStream', { provider: 'streamlabs', plan_code: null, next_billing_period_amount: null }),
    'Premium',
    'current',
    'Current plan',
    2,
    null,
  ],
  [
    'through Humble',
    panel('premStream', { provider: 'humble', plan_code: null, next_billing_period_amount: null }),
    'Premium',
    'current',
    'Current plan',
    0,
    null,
  ],
  [
    'Pro on the billing page',
    panel('pro', { provider: 'recurly', plan_code: 'rockspro_m_v1', next_billing_period_amount: 5000 }),
    'Pro',
    'current',
    'Current plan',
    3,
    null,
  ],
  [
    'payment failed',
    panel('premStream', { state: 'past_due' }),
    'Premium',
    'warn',
    'Payment failed',
    1,
    null,
  ],
  [
    'paused',
    panel('free', { state: 'paused', pauses_at: '2026-11-14', resumes_at: '2027-01-14' }),
    'Premium',
    'plain',
    'Paused',
    0,
    null,
  ],
  [
    'about to be paused',
    panel('premStream', { pauses_at: '2027-06-14', resumes_at: '2027-08-14' }),
    'Premium',
    'wait',
    'Pause on June 14',
    0,
    null,
  ],
  ['Premium without data', panel('premStream', null), 'Premium', 'current', 'Current plan', 0, null],
  ['expired, back on Free', panel('free', { state: 'expired' }), 'Free', 'plain', undefined, 0, null],
  [
    'Download',
    panel('premDownload', { plan_code: 'rockspremdownloads_m_v1', next_billing_period_amount: 1199 }),
    'Download',
    'current',
    'Current plan',
    3,
    null,
  ],
])('%s', (_name, shown, title, tone, badge, facts, term) => {
  it('shows title, edge, badge, facts and term', () => {
    expect([
      shown.title,
      shown.tone,
      shown.badge?.text,
      shown.facts.length,
      shown.term?.text ?? null,
    ]).toEqual([title, tone, badge, facts, term]);
  });
});

it('states price, next payment and membership', () => {
  expect(panel('premStream', {}).facts).toEqual([
    { label: 'Price', value: '$71.88 per year' },
    { label: 'Next payment', value: 'June 14, 2027' },
    { label: 'Member since', value: 'June 14, 2026' },
  ]);
});

it('states the price with the tax of the next bill, unless that is for another price', () => {
  const taxed = { amount: 7188, next_billing_period_amount: 8554 };
  expect(panel('premStream', taxed).facts[0]?.value).toBe('$85.54 per year');
  const other = { ...taxed, pending_plan_code: 'rocksprem_i_m_v2' };
  expect(panel('premStream', other).facts[0]?.value).not.toBe('$85.54 per year');
});

it('states the price of a period, also where credit pays the next bill', () => {
  const paid = panel('premStream', { amount: 7188, next_billing_period_amount: 0 });
  expect(paid.text).toBe('Renews on June 14, 2027. You will be charged $0.00.');
  expect(paid.facts.slice(0, 3)).toEqual([
    { label: 'Price', value: '$71.88 per year' },
    { label: 'Credit and codes', value: '−$71.88' },
    { label: 'Next payment', value: 'June 14, 2027' },
  ]);
});

it('says what of a failed payment is due, when it is tried again, and by when it has to be made', () => {
  const { text, facts } = panel('premStream', {
    state: 'past_due',
    paid_through_date: '2026-11-28',
    past_due: { amount: 1199, next_try_at: '2026-11-23' },
  });
  expect(text).toMatch(/It ends on November 28, 2026, unless the payment goes through before\.$/);
  expect(facts).toEqual([
    { label: 'Amount due', value: '$11.99' },
    { label: 'Next try', value: 'November 23, 2026' },
    { label: 'Pay by', value: 'November 28, 2026' },
  ]);
});

it('shows a change that waits for the next bill', () => {
  const waiting = panel('pro', {
    plan_code: 'rockspro_m_v1',
    pending_plan_code: 'rocksprem_i_m_v2',
    next_billing_date: '2026-12-02',
    next_billing_period_amount: 1199,
  });
  expect(waiting).toMatchObject({
    title: 'Pro',
    text: 'You stay on Pro until December 2, 2026. Premium starts that day.',
    tone: 'wait',
    badge: { tone: 'sun', text: 'Change on December 2' },
    facts: [],
    schedule: {
      until: { label: 'Until December 2', value: 'Pro' },
      from: { label: 'From December 2', value: 'Premium, $11.99 per month' },
    },
  });
  expect(
    panel('premStream', { pending_plan_code: 'rocksprem_i_m_v2' }).schedule?.until.value,
    'a list price is named',
  ).toBe('Premium, $71.88 per year');
});

it('shows the price of a change that credit pays, the credit, and what is charged', () => {
  const waiting = {
    plan_code: 'rockspro_m_v1',
    pending_plan_code: 'rocksprem_i_m_v2',
    pending_amount: 1199,
    next_billing_date: '2026-12-02',
    next_billing_period_amount: 0,
  } as const;
  const { schedule, facts } = panel('pro', waiting);
  expect(schedule?.from.value).toBe('Premium, $11.99 per month');
  expect(facts).toEqual([
    { label: 'Price of Premium', value: '$11.99 per month' },
    { label: 'Credit and codes', value: '−$11.99' },
    { label: 'To pay on December 2', value: '$0.00' },
  ]);
  expect(panel('pro', { ...waiting, next_billing_period_amount: 1199 }).facts).toEqual([]);
  expect(panel('pro', { ...waiting, next_billing_period_amount: 700 }).facts[1]?.value).toBe('−$4.99');
});

it('shows a pause, and one that waits for the end of what is paid for', () => {
  expect(panel('free', { state: 'paused', resumes_at: '2027-01-14' }).text).toBe(
    'Paused until January 14, 2027. Nothing is charged while paused.',
  );
  expect(panel('premStream', { pauses_at: '2027-06-14', resumes_at: '2027-08-14' })).toMatchObject({
    text: 'You stay on Premium until June 14, 2027. Then nothing is charged and nothing is covered.',
    schedule: {
      until: { label: 'Until June 14', value: 'Premium, $71.88 per year' },
      from: { label: 'From June 14', value: 'Paused until August 14, 2027' },
    },
  });
});

describe('a tier that was bought too low', () => {
  const pro = {
    provider: 'recurly',
    plan_code: 'rockspro_m_v1',
    next_billing_date: '2026-12-20',
    next_billing_period_amount: 50_000,
    pending_price: {
      audience_tier: 'Four',
      from_amount: 2500,
      amount: 50_000,
      starts_at: '2026-12-20',
    },
  } as const;
  const notice =
    'Your channels have a larger audience than Pro was bought for. From December 20, 2026 it costs ' +
    '$500.00 per month (tier Four). Until then nothing changes, and you can cancel.';

  it('is told with the tier, both prices and the day', () => {
    expect(panel('pro', pro)).toMatchObject({
      title: 'Pro',
      text: notice,
      tone: 'wait',
      badge: { tone: 'sun', text: 'New price on December 20' },
      facts: [],
      schedule: {
        until: { label: 'Until December 20', value: 'Pro, $25.00 per month' },
        from: { label: 'From December 20', value: 'Pro, $500.00 per month' },
      },
    });
  });

  it('is told beside a payment that failed', () => {
    const { text, tone, badge } = panel('pro', { ...pro, state: 'past_due' });
    expect(text.startsWith('We could not charge you')).toBe(true);
    expect(text.endsWith(notice)).toBe(true);
    expect([tone, badge?.text]).toEqual(['warn', 'Payment failed']);
  });
});
