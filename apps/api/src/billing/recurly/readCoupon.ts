import { type Coupon, type CouponDiscount, cents, isPlanCode } from '@backbeat/domain';
import type { Coupon as RecurlyCoupon } from 'recurly';
import { centsOf } from './centsOf.ts';

const monthsOf = { day: 1 / 30, week: 1 / 4, month: 1, year: 12 } as const;

const readDiscount = ({ discount }: RecurlyCoupon): CouponDiscount | null => {
  switch (discount?.type) {
    case 'percent':
      return { type: 'percent', percent: discount.percent ?? 0 };
    case 'fixed': {
      const dollars = discount.currencies?.find(({ currency }) => currency === 'USD')?.amount ?? 0;
      return { type: 'dollars', amountCents: cents(centsOf(dollars)) };
    }
    case 'free_trial': {
      const unit = discount.trial?.unit;
      const isKnown = unit === 'day' || unit === 'week' || unit === 'month';
      return isKnown ? { type: 'free_trial', amount: discount.trial?.length ?? 0, unit } : null;
    }
    default:
      return null;
  }
};

/** The months that a coupon applies; a part of a month counts as one. */
const readMonths = ({ duration, temporalAmount, temporalUnit }: RecurlyCoupon): number | null => {
  if (duration !== 'temporal') return null;
  const [, months = 1] = Object.entries(monthsOf).find(([unit]) => unit === temporalUnit) ?? [];
  return Math.ceil((temporalAmount ?? 0) * months);
};

/** The provider's coupon in the domain's words; null for a kind that the domain does not have. */
export const readCoupon = (coupon: RecurlyCoupon): Coupon | null => {
  const discount = readDiscount(coupon);
  if (discount === null || !coupon.code) return null;
  return {
    code: coupon.code,
    discount,
    appliesForMonths: readMonths(coupon),
    singleUse: coupon.duration === 'single_use',
    planCodes: coupon.appliesToAllPlans
      ? null
      : (coupon.plans ?? []).map(({ code }) => code ?? '').filter(isPlanCode),
    redemptionResource: coupon.redemptionResource === 'subscription' ? 'subscription' : 'account',
  };
};
