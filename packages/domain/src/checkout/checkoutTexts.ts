import type { CodeProblemCode } from '../quote/CodeProblem.ts';

/**
 * What is said about a code that changes nothing (specification, section 8).
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
 * What is said about a code that was applied, and about a payment that failed.
 *
 * @example checkoutTexts.codeApplied // → 'Promo code successfully applied'
 */
export const checkoutTexts = {
  codeApplied: 'Promo code successfully applied',
  paymentFailed: 'There was an error processing your payment. Please contact support.',
} as const;
