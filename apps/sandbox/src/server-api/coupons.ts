import { findCoupon } from '../catalogue/coupons.ts';
import { couponShape } from './couponShape.ts';
import { V3Error } from './V3Error.ts';
import { read, type V3Handler } from './V3Handler.ts';

/** GET /coupons/{id}: by `code-…`. */
export const getCoupon: V3Handler = ({ params }) => {
  const reference = params.coupon ?? '';
  const coupon = findCoupon(reference.replace(/^code-/, ''));
  if (coupon === undefined) throw new V3Error('not_found', `Couldn't find Coupon with id = ${reference}`);
  return read(couponShape(coupon));
};
