import { describe, expect, it } from 'vitest';
import { type Cents, type Coupon, cents, type QuoteInput, quote } from '../index.ts';

const monthly = (unitAmountCents: Cents): QuoteInput['lines'][number] => ({
  planCode: 'rocksprem_i_m_v2',
  quantity: 1,
  unitAmountCents,
  interval: { length: 1, unit: 'month' },
});

const couponOf = (discount: Coupon['discount']): Coupon => ({
  code: 'test',
  discount,
  appliesForMonths: null,
  singleUse: false,
  planCodes: null,
});

describe('numbers that no purchase has', () => {
  const lines = [monthly(cents(1199))];

  it.each<[string, Partial<QuoteInput>]>([
    ['a negative price', { lines: [monthly(cents(-1))] }],
    ['a negative quantity', { lines: [{ ...monthly(cents(1)), quantity: -1 }] }],
    ['a part of a plan', { lines: [{ ...monthly(cents(1199)), quantity: 0.5 }] }],
    ['a negative set-up fee', { lines: [{ ...monthly(cents(1)), setupFeeCents: cents(-1) }] }],
    [
      'a negative add-on',
      { lines: [{ ...monthly(cents(1)), addOns: [{ code: 'a', quantity: -1, unitAmountCents: cents(1) }] }] },
    ],
    ['a negative charge', { charges: [{ amountCents: cents(-1), quantity: 1 }] }],
    ['more than everything off', { coupon: couponOf({ type: 'percent', percent: 101 }) }],
    ['a surcharge as a discount', { coupon: couponOf({ type: 'percent', percent: -1 }) }],
    ['a part of a percent', { coupon: couponOf({ type: 'percent', percent: 12.5 }) }],
    ['a negative amount off', { coupon: couponOf({ type: 'dollars', amountCents: cents(-1) }) }],
    ['a trial into the past', { coupon: couponOf({ type: 'free_trial', amount: -1, unit: 'day' }) }],
    ['an overdrawn gift card', { giftCard: { code: 'GIFT', currency: 'USD', balanceCents: cents(-1) } }],
    ['a negative tax rate', { tax: { type: 'rate', rateMillionths: -1 } }],
    ['a negative tax', { tax: { type: 'amounts', nowCents: cents(0), nextCents: cents(-1) } }],
    ['a price that is no number', { lines: [{ ...monthly(cents(1)), quantity: Number.NaN }] }],
  ])('%s', (_, wrong) => {
    expect(() => quote({ currency: 'USD', atMs: 0, lines, ...wrong })).toThrow(RangeError);
  });
});
