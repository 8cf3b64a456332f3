import type { Subscription } from '@backbeat/domain';
import { subscriptionFixture, userFixture } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import { accountBanner } from './AccountBanner.tsx';

const atMs = Date.UTC(2026, 10, 21);
const banner = (change: Partial<Subscription>) =>
  accountBanner(
    { user: userFixture(), subscription: subscriptionFixture(change), name_change_eligible: true },
    atMs,
  );

describe('the banner of a payment that failed', () => {
  const failed = {
    state: 'past_due',
    paid_through_date: '2026-11-27',
    past_due: { amount: 1199, next_try_at: '2026-11-23' },
  } as const;

  it('says amount, last day and next try, and leads to the card', () => {
    expect(banner(failed)).toEqual({
      tone: 'pink',
      text: 'We could not charge $11.99 for Premium. It ends on November 27, 2026, unless the payment goes through before. The next try is on November 23, 2026.',
      actionLabel: 'Update card',
    });
  });

  it.each([
    ['a try that is over', { past_due: { amount: 1199, next_try_at: '2026-11-20' } }, /before\.$/],
    ['no more tries', { past_due: { amount: 1199, next_try_at: null } }, /before\.$/],
    ['no last day', { paid_through_date: null }, /for Premium\. The next try/],
    ['no amount', { past_due: null }, /^We could not charge you for Premium\./],
  ])('with %s', (_, change, text) => {
    expect(banner({ ...failed, ...change })?.text).toMatch(text);
  });

  it('leads to the subscription page where somebody else has the card', () => {
    expect(banner({ ...failed, provider: 'recurly' })?.actionLabel).toBe('View details');
  });
});

describe('the banner of a card that runs out', () => {
  const renewal = { next_billing_date: '2026-12-14', card_expires: '2026-11' } as const;

  it.each([
    [
      'in its last month',
      renewal,
      /expires in November 2026, before the next payment on December 14, 2026\.$/,
    ],
    [
      'afterwards',
      { ...renewal, card_expires: '2026-10' },
      /has expired\. The next payment is on December 14/,
    ],
  ])('%s', (_, change, text) => {
    expect(banner(change)).toMatchObject({ tone: 'sun', actionLabel: 'Update card' });
    expect(banner(change)?.text).toMatch(text);
  });

  it.each([
    ['it pays the next bill', { ...renewal, card_expires: '2026-12' }],
    ['no bill comes', { ...renewal, state: 'canceled' }],
    ['somebody else bills', { ...renewal, provider: 'recurly' }],
    ['nobody knows the card', { next_billing_date: '2026-12-14' }],
  ] as const)('is not there when %s', (_, change) => {
    expect(banner(change)).toBeNull();
  });
});
