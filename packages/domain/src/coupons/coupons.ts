import type { Coupon, CouponDiscount } from './Coupon.ts';
import { type CouponKey, couponCodes } from './couponCodes.ts';

const siteCoupon = (key: CouponKey, discount: CouponDiscount): Coupon => ({
  code: couponCodes[key],
  discount,
  appliesForMonths: null,
  singleUse: false,
  planCodes: null,
  redemptionResource: 'subscription',
});

/**
 * The coupon behind each code of the site. The convention's 50 % has no end.
 *
 * @example coupons.twitch14.discount // → { type: 'free_trial', amount: 14, unit: 'day' }
 */
export const coupons: Readonly<Record<CouponKey, Coupon>> = {
  oneMonthFree: siteCoupon('oneMonthFree', { type: 'free_trial', amount: 1, unit: 'month' }),
  vidcon: siteCoupon('vidcon', { type: 'percent', percent: 50 }),
  twitch14: siteCoupon('twitch14', { type: 'free_trial', amount: 14, unit: 'day' }),
  twitch60: siteCoupon('twitch60', { type: 'free_trial', amount: 60, unit: 'day' }),
  twitch90: siteCoupon('twitch90', { type: 'free_trial', amount: 90, unit: 'day' }),
};
