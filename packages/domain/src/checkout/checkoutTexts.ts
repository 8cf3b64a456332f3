import type { CouponRefusal } from '../coupons/couponRefusal.ts';
import type { CodeProblemCode } from '../quote/CodeProblem.ts';

/**
 * The text about a code that changes nothing.
 *
 * @example codeProblemTexts.coupon_not_for_plan // → 'Invalid Coupon'
 */
export const codeProblemTexts: Readonly<Record<CodeProblemCode, string>> = {
  coupon_not_found: 'Invalid Coupon',
  coupon_not_for_plan: 'Invalid Coupon',
  coupon_currency_mismatch: 'Invalid Coupon',
  gift_card_not_found: 'Invalid Gift card',
  gift_card_currency_mismatch: 'Invalid Gift card',
};

/**
 * The text about a valid coupon that this person cannot use any more.
 *
 * @example couponRefusalTexts.trial_used // → 'You have already had a free trial. There is one for each person.'
 */
export const couponRefusalTexts: Readonly<Record<CouponRefusal, string>> = {
  trial_used: 'You have already had a free trial. There is one for each person.',
  coupon_used: 'You have already used this code. It works once for each person.',
};

/**
 * The texts about an applied code and a failed payment.
 *
 * @example checkoutTexts.codeApplied // → 'Promo code successfully applied'
 */
export const checkoutTexts = {
  codeApplied: 'Promo code successfully applied',
  paymentFailed: 'There was an error processing your payment. Please contact support.',
} as const;
