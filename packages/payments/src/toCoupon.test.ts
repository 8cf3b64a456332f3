import { cents } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { toCoupon } from './toCoupon.ts';

const answer = (discount: object, more: object = {}) => ({
  code: 'CODE',
  name: 'Name',
  discount,
  plans: [],
  single_use: false,
  applies_to_non_plan_charges: false,
  applies_to_plans: true,
  applies_to_all_plans: true,
  redemption_resource: 'subscription',
  ...more,
});

describe('toCoupon', () => {
  it.each([
    ['percent', { type: 'percent', rate: 0.5 }, { type: 'percent', percent: 50 }],
    ['a percent that floats can not hold', { type: 'percent', rate: 0.29 }, { type: 'percent', percent: 29 }],
    [
      'dollars',
      { type: 'dollars', amount: { USD: 19.99 } },
      { type: 'dollars', amountCents: cents(1999), currency: 'USD' },
    ],
    [
      'dollars without ours',
      { type: 'dollars', amount: { EUR: 20 } },
      { type: 'dollars', amountCents: cents(0), currency: 'USD' },
    ],
    [
      'free trial',
      { type: 'free_trial', trial: { amount: 14, unit: 'day' } },
      { type: 'free_trial', amount: 14, unit: 'day' },
    ],
  ])('reads %s', (_, discount, expected) => {
    expect(toCoupon(answer(discount), 'code', 'USD')).toMatchObject({ code: 'code', discount: expected });
  });

  it.each([
    ['a free trial of unknown length', answer({ type: 'free_trial', amount: {} })],
    ['a kind that did not exist yet', answer({ type: 'gift' })],
    ['nothing', null],
  ])('gives null for %s', (_, reported) => {
    expect(toCoupon(reported, 'code', 'USD')).toBeNull();
  });

  it.each([
    [{ applies_for_months: 3 }, 3],
    [{ duration: 'temporal', temporal_unit: 'month', temporal_amount: 6 }, 6],
    [{ duration: 'temporal', temporal_unit: 'year', temporal_amount: 2 }, 24],
    [{ duration: 'temporal', temporal_unit: 'week', temporal_amount: 6 }, 2],
    [{ duration: 'forever', applies_for_months: null }, null],
  ])('keeps how long it lasts: %j', (more, months) => {
    const coupon = toCoupon(answer({ type: 'percent', rate: 0.5 }, more), 'code', 'USD');
    expect(coupon?.appliesForMonths).toBe(months);
  });

  it('keeps the plans that it is limited to and drops plans of others', () => {
    const limited = answer(
      { type: 'percent', rate: 0.5 },
      { applies_to_all_plans: false, plans: ['rockspro_m_v1', 'basic'], single_use: true },
    );
    expect(toCoupon(limited, 'code', 'USD')).toMatchObject({ planCodes: ['rockspro_m_v1'], singleUse: true });
  });
});
