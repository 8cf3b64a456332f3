import type { Coupon } from './Coupon.ts';
import { couponCode } from './couponCode.ts';

/** Why somebody cannot use a coupon that is good for others. Stable; texts for people are chosen from it. */
export type CouponRefusal = 'trial_used' | 'coupon_used';

/** The part of a coupon that is remembered once it was used. */
interface UsedCoupon {
  readonly code: string;
  readonly discount: { readonly type: string };
}

/**
 * What is remembered of a free trial.
 *
 * @example freeTrialOffer // → 'free_trial'
 */
export const freeTrialOffer = 'free_trial';

/**
 * What is remembered of a coupon that somebody used: that it was a free trial, whatever its code, else its code.
 *
 * @example usedOffer(coupons.twitch14) // → 'free_trial'
 * @example usedOffer(coupons.vidcon) // → 'coupon:vidcon50'
 */
export const usedOffer = ({ code, discount }: UsedCoupon): string =>
  discount.type === 'free_trial' ? freeTrialOffer : `coupon:${couponCode(code)}`;

/**
 * May somebody use this coupon who has used those before? There is one free trial for each person, and one use of
 * a coupon that discounts a single invoice; every other coupon can be used again.
 *
 * @param used what `usedOffer` said of each coupon that the person has used
 * @returns why not, or null when the person may
 * @example couponRefusal(coupons.twitch60, [usedOffer(coupons.twitch14)]) // → 'trial_used'
 */
export const couponRefusal = (coupon: Coupon, used: readonly string[]): CouponRefusal | null => {
  const isTrial = coupon.discount.type === 'free_trial';
  const isOnce = isTrial || coupon.singleUse;
  if (!isOnce || !used.includes(usedOffer(coupon))) return null;
  return isTrial ? 'trial_used' : 'coupon_used';
};
