import { findCoupon } from '../catalogue/coupons.ts';
import type { Redemption } from '../store/rows.ts';
import { couponDiscount } from './couponShape.ts';
import { dollars, time } from './wire.ts';

/** A coupon redemption in the server API's shape. */
export const redemptionMini = (redemption: Redemption): object => {
  const coupon = findCoupon(redemption.couponCode);
  return {
    id: redemption.id,
    object: 'coupon_redemption_mini',
    coupon: {
      object: 'coupon_mini',
      id: `cpn${redemption.couponCode}`.slice(0, 13),
      code: redemption.couponCode,
      name: coupon?.name ?? redemption.couponCode,
      state: coupon?.state ?? 'expired',
      discount: coupon === undefined ? null : couponDiscount(coupon),
      coupon_type: 'single_code',
      expired_at: null,
    },
    state: redemption.state,
    discounted: dollars(redemption.discountedCents),
    created_at: time(redemption.createdAtMs),
  };
};
