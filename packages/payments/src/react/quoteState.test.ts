import { cents, coupons, quoteForPlan } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { PaymentError } from '../PaymentError.ts';
import { answeredState, estimateState, quoteText, unansweredState } from './quoteState.ts';

const estimate = quoteForPlan({ planCode: 'rocksprem_i_m_v2', coupon: coupons.vidcon, atMs: 0 });

const answered = (now: number, next: number) =>
  answeredState(estimate, { nowTotalCents: cents(now), nextTotalCents: cents(next) });

describe('answeredState', () => {
  it.each([
    [599, 599, 'confirmed', 0, ''],
    [624, 624, 'changed', 25, 'The total today is $6.24, $0.25 more than shown before.'],
    [0, 599, 'changed', -599, 'The total today is $0.00, $5.99 less than shown before.'],
    [599, 1199, 'changed', 0, 'The total today is $5.99. The next payment is $11.99, not $5.99.'],
  ] as const)('%i now, %i next: %s', (now, next, status, difference, text) => {
    const state = answered(now, next);
    expect([state.status, state.differenceCents, quoteText(state)]).toEqual([status, difference, text]);
    expect([state.quote.now.totalCents, state.quote.next.totalCents]).toEqual([now, next]);
    expect(state.estimate).toBe(estimate);
  });

  it('takes the hash of the server, else keeps its own', () => {
    const totals = { nowTotalCents: cents(1), nextTotalCents: cents(1) };
    expect(answeredState(estimate, { ...totals, hash: 'theirs' }).quote.hash).toBe('theirs');
    expect(answeredState(estimate, totals).quote.hash).toBe(estimate.hash);
  });
});

it.each([
  ['estimate', ''],
  ['asking', 'Checking the total.'],
] as const)('%s: %j', (status, text) => {
  const state = estimateState(estimate, status);
  expect([state.status, state.quote, quoteText(state)]).toEqual([status, estimate, text]);
});

it('shows the estimate when nobody could be asked', () => {
  const state = unansweredState(estimate, new PaymentError('timeout', ''));
  expect(state).toMatchObject({ status: 'unconfirmed', quote: estimate, error: { code: 'timeout' } });
  expect(quoteText(state)).toBe(
    'The total could not be checked. You see it again before anything is charged.',
  );
});
