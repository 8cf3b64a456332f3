import { describe, expect, it } from 'vitest';
import { type Coupon, cents, couponRefusal, coupons, usedOffer } from '../index.ts';

const coupon = (code: string, more: Partial<Coupon> = {}): Coupon => ({
  code,
  discount: { type: 'dollars', amountCents: cents(500) },
  appliesForMonths: null,
  singleUse: false,
  planCodes: null,
  ...more,
});
const once = coupon('save5', { singleUse: true });
const otherOnce = coupon('save10', { singleUse: true });
const longTrial = coupon('summer', { discount: { type: 'free_trial', amount: 3, unit: 'month' } });
const { oneMonthFree, vidcon, twitch14, twitch60, twitch90 } = coupons;

describe('what is remembered of a coupon', () => {
  it.each([
    [oneMonthFree, 'free_trial'],
    [twitch14, 'free_trial'],
    [longTrial, 'free_trial'],
    [vidcon, 'coupon:vidcon50'],
    [coupon(' Save5 '), 'coupon:save5'],
  ])('%o: %s', (used, expected) => {
    expect(usedOffer(used)).toBe(expected);
  });
});

describe('a code, for somebody who has used these before', () => {
  it.each([
    ['a first trial', oneMonthFree, [], null],
    ['the same trial again', oneMonthFree, [oneMonthFree], 'trial_used'],
    ['a trial by another code', twitch60, [twitch14], 'trial_used'],
    ['a longer trial', twitch90, [oneMonthFree], 'trial_used'],
    ['a trial that no page names', longTrial, [twitch14], 'trial_used'],
    ['a trial after other codes', twitch14, [vidcon, once], null],
    ["a code that works once, by somebody who hasn't used it", once, [otherOnce, twitch14], null],
    ['a code that works once, again', once, [once], 'coupon_used'],
    ['the same in other letters', coupon('SAVE5', { singleUse: true }), [once], 'coupon_used'],
    ['a code that works as often as you like', vidcon, [vidcon, twitch14], null],
    [
      'one that is named as a trial is remembered',
      coupon('free_trial', { singleUse: true }),
      [twitch14],
      null,
    ],
  ] as const)('%s', (_name, wanted, before, expected) => {
    expect(couponRefusal(wanted, before.map(usedOffer))).toBe(expected);
  });
});
