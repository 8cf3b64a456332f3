import { plans } from '@backbeat/domain';
import type { CatalogueCoupon } from '../catalogue/coupons.ts';

/** A coupon's discount in the server API's words. */
export const couponDiscount = ({ discount }: CatalogueCoupon): object => {
  switch (discount.type) {
    case 'percent':
      return { type: 'percent', percent: discount.percent };
    case 'dollars':
      return { type: 'fixed', currencies: [{ currency: 'USD', amount: discount.amountCents / 100 }] };
    case 'free_trial':
      return { type: 'free_trial', trial: { unit: discount.unit, length: discount.amount } };
    default:
      return discount satisfies never;
  }
};

const durationOf = ({ singleUse, appliesForMonths }: CatalogueCoupon): object => {
  if (appliesForMonths !== null) {
    return { duration: 'temporal', temporal_amount: appliesForMonths, temporal_unit: 'month' };
  }
  return { duration: singleUse ? 'single_use' : 'forever', temporal_amount: null, temporal_unit: null };
};

/** A coupon in the server API's shape. */
export const couponShape = (coupon: CatalogueCoupon): object => ({
  id: `cpn${coupon.code}`.slice(0, 13),
  object: 'coupon',
  code: coupon.code,
  name: coupon.name,
  state: coupon.state,
  max_redemptions: null,
  max_redemptions_per_account: coupon.perAccount,
  ...durationOf(coupon),
  ...(coupon.discount.type === 'free_trial'
    ? { free_trial_amount: coupon.discount.amount, free_trial_unit: coupon.discount.unit }
    : { free_trial_amount: null, free_trial_unit: null }),
  applies_to_all_plans: coupon.planCodes === null,
  applies_to_all_items: false,
  applies_to_non_plan_charges: false,
  plans: (coupon.planCodes ?? []).map((code) => ({ object: 'plan_mini', code, name: plans[code].name })),
  redemption_resource: coupon.redemptionResource,
  discount: couponDiscount(coupon),
  coupon_type: 'single_code',
  expired_at: null,
});
