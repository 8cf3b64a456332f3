import { type CatalogueCoupon, findCoupon } from '../catalogue/coupons.ts';
import type { Redemption, Subscription } from '../store/rows.ts';
import type { Reader } from '../store/store.ts';
import { monthsLater } from './periods.ts';

/** The active redemption of a subscription. */
export const activeRedemption = (store: Reader, subscription: Subscription): Redemption | undefined =>
  store
    .list('redemptions')
    .find(({ subscriptionId, state }) => subscriptionId === subscription.id && state === 'active');

/** Whether an account may redeem a coupon once more. */
export const hasRedemptionLeft = (
  store: Reader,
  { code, perAccount }: CatalogueCoupon,
  accountCode: string,
): boolean =>
  perAccount === null ||
  store.list('redemptions').filter((row) => row.accountCode === accountCode && row.couponCode === code)
    .length < perAccount;

/** Whether an invoice uses a coupon up. A single-use coupon ends with the first invoice that it discounts. */
export const isUsedUp = ({ discount, singleUse }: CatalogueCoupon, discountableCents: number): boolean =>
  discount.type === 'free_trial' || (singleUse && discountableCents > 0);

/** The coupon that still works on an invoice of this date and plan. */
export const couponAt = (
  redemption: Redemption | undefined,
  planCode: string,
  atMs: number,
): CatalogueCoupon | null => {
  const coupon = redemption === undefined ? undefined : findCoupon(redemption.couponCode);
  if (redemption === undefined || coupon === undefined || coupon.discount.type === 'free_trial') return null;
  if (coupon.planCodes !== null && !coupon.planCodes.some((code) => code === planCode)) return null;
  const isOver =
    coupon.appliesForMonths !== null && atMs >= monthsLater(redemption.createdAtMs, coupon.appliesForMonths);
  return isOver ? null : coupon;
};
