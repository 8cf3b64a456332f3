import { cents, coupons, quoteForPlan } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { PaymentError } from '../PaymentError.ts';
import { answeredState, estimateState, unansweredState } from './quoteState.ts';

const estimate = quoteForPlan({ planCode: 'rocksprem_i_m_v2', coupon: coupons.vidcon, atMs: 0 });

const answered = (now: number, next: number) =>
  answeredState(estimate, { nowTotalCents: cents(now), nextTotalCents: cents(next) });

describe('answeredState', () => {
  it.each([
    [599, 599, 'confirmed', 0],
    [624, 624, 'changed', 25],
    [0, 599, 'changed', -599],
    [599, 1199, 'changed', 0],
  ] as const)('%i now, %i next: %s', (now, next, status, difference) => {
    const state = answered(now, next);
    expect([state.status, state.differenceCents]).toEqual([status, difference]);
    expect([state.quote.now.totalCents, state.quote.next.totalCents]).toEqual([now, next]);
    expect(state.estimate).toBe(estimate);
  });

  it('takes the hash of the server, else keeps its own', () => {
    const totals = { nowTotalCents: cents(1), nextTotalCents: cents(1) };
    expect(answeredState(estimate, { ...totals, hash: 'theirs' }).quote.hash).toBe('theirs');
    expect(answeredState(estimate, totals).quote.hash).toBe(estimate.hash);
  });
});

it.each(['estimate', 'asking'] as const)('%s', (status) => {
  expect(estimateState(estimate, status)).toMatchObject({ status, quote: estimate });
});

it('shows the estimate when nobody could be asked', () => {
  const state = unansweredState(estimate, new PaymentError('timeout', ''));
  expect(state).toMatchObject({ status: 'unconfirmed', quote: estimate, error: { code: 'timeout' } });
});
