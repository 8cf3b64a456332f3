import { checkoutTexts, codeProblemTexts } from '@backbeat/domain';
import type { PricingTexts } from '../PricingTexts.ts';

/** What the fields of codes say. */
export const codeTexts = {
  codeApplied: checkoutTexts.codeApplied,
  codeFailed: 'The code could not be checked. Try again.',
  codeProblem: (code) => codeProblemTexts[code],
  coupon: 'Coupon',
  couponPlaceholder: 'Coupon code',
  giftCard: 'Gift card',
  giftCardApplied: 'Gift card added',
  giftCardAppliedOf: (amount) => `${amount} gift card added`,
  giftCardPlaceholder: 'Gift card code',
} satisfies Partial<PricingTexts>;
