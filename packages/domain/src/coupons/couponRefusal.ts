import type { Coupon } from './Coupon.ts';
import { couponCode } from './couponCode.ts';

/** Why a person cannot use a valid coupon. Stable codes; texts are chosen by them. */
export type CouponRefusal = 'trial_used' | 'coupon_used';

/** The part of a coupon that is stored once it was used. */
interface UsedCoupon {
  readonly code: string;
  readonly discount: { readonly type: string };
}

/**
 * The stored text of a used free trial.
 *
 * @example freeTrialOffer // → 'free_trial'
 */
export const freeTrialOffer = 'free_trial';

/**
 * The stored text of a used coupon: one text for every free trial, otherwise the coupon's code.
 *
 * @example usedOffer(coupons.twitch14) // → 'free_trial'
 * @example usedOffer(coupons.vidcon) // → 'coupon:vidcon50'
 */
export const usedOffer = ({ code, discount }: UsedCoupon): string =>
  discount.type === 'free_trial' ? freeTrialOffer : `coupon:${couponCode(code)}`;

/**
 * Whether a person may use a coupon. There is one free trial for each person, and one use of a coupon that discounts
 * a single invoice; every other coupon can be used again.
 *
 * @param used what `usedOffer` said of each coupon that the person has used
 * @returns the reason why not, or `null` when the person may
 * @example couponRefusal(coupons.twitch60, [usedOffer(coupons.twitch14)]) // → 'trial_used'
 */
export const couponRefusal = (coupon: Coupon, used: readonly string[]): CouponRefusal | null => {
  const isTrial = coupon.discount.type === 'free_trial';
  const isOnce = isTrial || coupon.singleUse;
  if (!isOnce || !used.includes(usedOffer(coupon))) return null;
  return isTrial ? 'trial_used' : 'coupon_used';
};
