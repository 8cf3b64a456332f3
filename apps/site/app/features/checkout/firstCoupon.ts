import type { CheckoutDraft } from './checkoutDraft.ts';

/**
 * The coupon that a visit starts with: the address's, once; afterwards what the person left in the field.
 *
 * @example firstCoupon('vidcon50', { coupon: '', linkCoupon: 'vidcon50' }) // → '', it was removed
 */
export const firstCoupon = (
  linkCoupon: string | null,
  draft: Pick<CheckoutDraft, 'coupon' | 'linkCoupon'> | null,
): string => {
  if (draft === null) return linkCoupon ?? '';
  return linkCoupon !== null && linkCoupon !== draft.linkCoupon ? linkCoupon : draft.coupon;
};
