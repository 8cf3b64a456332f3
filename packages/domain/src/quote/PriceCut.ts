import type { Coupon, CouponDiscount } from '../coupons/Coupon.ts';
import { addMonths } from '../time/addMonths.ts';

/** What a coupon takes off invoices. A free trial has none: it only moves the first invoice. */
export interface PriceCut {
  readonly discount: Exclude<CouponDiscount, { type: 'free_trial' }>;
  readonly singleUse: boolean;
  readonly appliesToCharges: boolean;
  /** The first instant at which it no longer applies; infinite without an end. */
  readonly endsAtMs: number;
}

/** The part of a coupon that lowers prices, for a redemption at `atMs`; `null` when it has none. */
export const priceCutOf = <Code extends string>(
  coupon: Coupon<Code> | null,
  atMs: number,
): PriceCut | null => {
  if (coupon === null || coupon.discount.type === 'free_trial') return null;
  const { appliesForMonths, appliesToCharges = false, discount, singleUse } = coupon;
  const endsAtMs = appliesForMonths === null ? Number.POSITIVE_INFINITY : addMonths(atMs, appliesForMonths);
  return { discount, singleUse, appliesToCharges, endsAtMs };
};
