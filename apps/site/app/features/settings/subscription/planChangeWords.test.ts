import type { PlanChangeQuote } from '@backbeat/sdk/contract';
import { subscriptionFixture } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import { planChangedNews, planChangeWords, renewalOfChange } from './planChangeWords.ts';

const atMs = Date.UTC(2026, 10, 20);
const free = { charge_cents: 0, discount_cents: 0, credit_cents: 0, total_cents: 0 };

/** Yearly Premium becomes Pro, second tier, as the board draws it. */
const quote = (change: Partial<PlanChangeQuote> = {}): PlanChangeQuote => ({
  quote_id: '0b8b7f3e-52a4-4b55-9b0e-5a1f9a1f0c11',
  kind: 'now',
  from_plan_code: 'rocksprem_i_y_v2',
  plan_code: 'rockspro_m_v1',
  audience_tier: 'Two',
  currency: 'USD',
  starts_at: '2026-11-20T00:00:00Z',
  now: { charge_cents: 5000, discount_cents: 0, credit_cents: 4057, total_cents: 943 },
  unused_days: 206,
  credit_left_cents: 0,
  period_ends_at: '2026-12-20T00:00:00Z',
  next: { at: '2026-12-20T00:00:00Z', total_cents: 5000 },
  expires_at: '2026-11-20T00:10:00Z',
  ...change,
});

describe('planChangeWords', () => {
  it('says what an upgrade costs today and next time', () => {
    expect(planChangeWords(quote(), atMs)).toEqual({
      fromName: 'Premium',
      toName: 'Pro',
      title: 'Premium to Pro, second tier',
      note: 'Starts now. The unused part of Premium counts towards it.',
      today: {
        atMs,
        totalCents: 943,
        lines: [
          { label: 'Pro until December 20', amountCents: 5000 },
          { label: 'Premium, 206 unused days', amountCents: -4057 },
        ],
      },
      next: {
        atMs: Date.UTC(2026, 11, 20),
        totalCents: 5000,
        lines: [{ label: 'Pro, one month', amountCents: 5000 }],
      },
    });
  });

  it('names the period when the product stays', () => {
    const words = planChangeWords(
      quote({ from_plan_code: 'rocksprem_i_m_v2', plan_code: 'rocksprem_i_y_v2', audience_tier: null }),
      atMs,
    );
    expect(words).toMatchObject({ title: 'Premium monthly to Premium yearly', fromName: 'Premium monthly' });
    expect(words.next.lines[0]?.label).toBe('Premium, one year');
  });

  it('says when a smaller plan begins', () => {
    const { note, today } = planChangeWords(
      quote({
        kind: 'renewal',
        from_plan_code: 'rockspro_m_v1',
        plan_code: 'rocksprem_i_m_v2',
        audience_tier: null,
        starts_at: '2026-12-20T00:00:00Z',
        now: free,
      }),
      atMs,
    );
    expect(note).toBe('Starts on December 20, 2026. You keep Pro until then, and nothing is charged today.');
    expect(today).toMatchObject({ totalCents: 0, lines: [] });
  });

  it.each([
    ['in a free trial', { now: free }, 'Starts now. Your free trial goes on, and nothing is charged today.'],
    ['without anything unused', { now: { ...free, charge_cents: 5000, total_cents: 5000 } }, 'Starts now.'],
  ])('%s', (_what, change, note) => {
    expect(planChangeWords(quote(change), atMs).note).toBe(note);
  });

  it('shows a coupon, one unused day and what is left of the credit', () => {
    const now = { charge_cents: 1199, discount_cents: 500, credit_cents: 699, total_cents: 0 };
    const { lines } = planChangeWords(quote({ now, unused_days: 1, credit_left_cents: 300 }), atMs).today;
    expect(lines.map(({ label, amountCents }) => `${label}: ${amountCents}`)).toEqual([
      'Pro until December 20: 1199',
      'Coupon: -500',
      'Premium, 1 unused day: -699',
      'Credit for your next bills: 300',
    ]);
  });
});

const premium = 'rocksprem_i_m_v2';

/** Monthly Premium gets other extra channels. */
const channels = (before: number, after: number, change: Partial<PlanChangeQuote> = {}): PlanChangeQuote =>
  quote({
    from_plan_code: premium,
    plan_code: premium,
    from_extra_channels: before,
    extra_channels: after,
    audience_tier: null,
    now: { charge_cents: 2199, discount_cents: 0, credit_cents: 1199, total_cents: 1000 },
    unused_days: 30,
    next: { at: '2026-12-20T00:00:00Z', total_cents: 2199 },
    ...change,
  });

describe('extra channels', () => {
  it('are the plan with them, less what was paid without', () => {
    const { confirmText, ...words } = planChangeWords(channels(0, 2), atMs);
    expect(words).toEqual({
      fromName: 'Premium as it is',
      toName: 'Premium with 2 extra channels',
      title: '0 to 2 extra channels',
      note: 'Starts now. The unused part of Premium counts towards it.',
      today: {
        atMs,
        totalCents: 1000,
        lines: [
          { label: 'Premium with 2 extra channels until December 20', amountCents: 2199 },
          { label: 'Premium, 30 unused days', amountCents: -1199 },
        ],
      },
      next: {
        atMs: Date.UTC(2026, 11, 20),
        totalCents: 2199,
        lines: [{ label: 'Premium with 2 extra channels, one month', amountCents: 2199 }],
      },
    });
    expect(confirmText?.('$10.00')).toBe('Pay $10.00 for 2 extra channels');
  });

  it('that are fewer begin with the next bill', () => {
    const fewer = channels(2, 1, { kind: 'renewal', starts_at: '2026-12-20T00:00:00Z', now: free });
    const words = planChangeWords(fewer, atMs);
    expect(words).toMatchObject({
      title: '2 to 1 extra channel',
      fromName: '2 extra channels',
      note: 'Starts on December 20, 2026. You keep Premium with 2 extra channels until then, and nothing is charged today.',
    });
    expect(words.confirmText?.('$0.00')).toBe('Have 1 extra channel from December 20');
  });

  it.each([
    [2, 3, {}, 'Pay $5.00 for 1 more channel'],
    [1, 3, {}, 'Pay $5.00 for 2 more channels'],
    [0, 1, {}, 'Pay $5.00 for 1 extra channel'],
    [0, 1, { now: free }, 'Have 1 extra channel'],
    [
      2,
      0,
      { kind: 'renewal', starts_at: '2026-12-20', now: free },
      'Have no extra channels from December 20',
    ],
  ] as const)('from %i to %i are confirmed: %j, %s', (before, after, change, label) => {
    expect(planChangeWords(channels(before, after, change), atMs).confirmText?.('$5.00')).toBe(label);
  });

  it('stay with a change of plan, and its lines say so', () => {
    const words = planChangeWords(quote({ from_extra_channels: 2, extra_channels: 2 }), atMs);
    expect(words).toMatchObject({
      title: 'Premium to Pro, second tier',
      fromName: 'Premium',
      toName: 'Pro',
      note: 'Starts now. The unused part of Premium counts towards it. Your 2 extra channels stay.',
    });
    expect([...words.today.lines, ...words.next.lines].map(({ label }) => label)).toEqual([
      'Pro with 2 extra channels until December 20',
      'Premium with 2 extra channels, 206 unused days',
      'Pro with 2 extra channels, one month',
    ]);
    expect(words.confirmText).toBeUndefined();
    expect(planChangeWords(quote({ from_extra_channels: 1, extra_channels: 1 }), atMs).note).toMatch(
      / Your 1 extra channel stays\.$/,
    );
  });

  it.each([
    [channels(0, 2), 'You are on Premium with 2 extra channels.'],
    [channels(2, 0, { kind: 'renewal' }), 'From November 20, 2026 you have no extra channels.'],
    [channels(2, 2, { kind: 'keep' }), 'You stay on Premium with 2 extra channels.'],
    [
      quote({ kind: 'renewal', from_extra_channels: 2, extra_channels: 2 }),
      'Pro with 2 extra channels starts on November 20, 2026.',
    ],
  ])('done: %#', (agreed, text) => {
    expect(planChangedNews(agreed, undefined).message).toBe(text);
  });
});

it.each([
  ['now', 'You are on Pro.'],
  ['renewal', 'Pro starts on November 20, 2026.'],
  ['keep', 'You stay on Pro.'],
  ['resume', 'You stay on Pro. Next payment: $50.00 on December 20, 2026.'],
] as const)('done, %s: %s', (kind, text) => {
  expect(planChangedNews(quote({ kind }), undefined)).toEqual({ error: false, message: text });
});

it('a change whose bill was declined is no good news', () => {
  const after = { subscription: subscriptionFixture({ state: 'past_due' }) };
  const news = planChangedNews(quote({ kind: 'unpause', plan_code: 'rocksprem_i_m_v2' }), after);
  expect(news).toEqual({
    error: true,
    message: 'Your card was declined, so Premium is not paid for. Another card pays it at once.',
  });
});

describe('renewalOfChange', () => {
  it('is the price of a period, without what credit pays of the next bill', () => {
    expect(
      renewalOfChange(quote({ renewal_cents: 5000, next: { ...quote().next, total_cents: 943 } })),
    ).toMatchObject({
      words: 'Renews for $50.00 every month until you cancel. First on December 20, 2026.',
      amount_cents: 5000,
      first_at: '2026-12-20T00:00:00Z',
    });
  });

  it('is nothing where nothing begins to renew', () => {
    expect(renewalOfChange(quote({ kind: 'pause' }))).toBeNull();
  });
});
