import { plans } from '@backbeat/domain';
import { type CatalogueCoupon, findCoupon } from '../catalogue/coupons.ts';
import { addOnsOf, findPlan, type PlanAddOn } from '../catalogue/plans.ts';
import type { Redemption } from '../store/rows.ts';
import { V3Error } from './V3Error.ts';
import { list, read, type V3Handler } from './V3Handler.ts';
import { dollars, time } from './wire.ts';

/** A coupon's discount in the server API's words. */
const couponDiscount = ({ discount }: CatalogueCoupon): object => {
  switch (discount.type) {
    case 'percent':
      return { type: 'percent', percent: discount.percent };
    case 'dollars':
      return { type: 'fixed', currencies: [{ currency: 'USD', amount: dollars(discount.amountCents) }] };
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
const couponShape = (coupon: CatalogueCoupon): object => ({
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

/** GET /coupons/{id}: by `code-…`. */
export const getCoupon: V3Handler = ({ params }) => {
  const reference = params.coupon ?? '';
  const coupon = findCoupon(reference.replace(/^code-/, ''));
  if (coupon === undefined) throw new V3Error('not_found', `Couldn't find Coupon with id = ${reference}`);
  return read(couponShape(coupon));
};

const pricing = (amountCents: number): object[] => [{ currency: 'USD', unit_amount: dollars(amountCents) }];

const addOnShape = ({ code, name, steps, amountCents: firstCents }: PlanAddOn): object => ({
  id: `add-${code}`,
  object: 'add_on',
  code,
  name,
  state: 'active',
  add_on_type: 'fixed',
  default_quantity: 1,
  display_quantity: true,
  optional: true,
  currencies: pricing(firstCents),
  tier_type: steps === null ? 'flat' : 'stairstep',
  tiers: (steps ?? []).map(({ endingQuantity, amountCents }) => ({
    ending_quantity: endingQuantity,
    currencies: pricing(amountCents),
  })),
});

/** GET /plans/{id}/add_ons: by `code-…`. */
export const listPlanAddOns: V3Handler = ({ params }) => {
  const reference = params.plan ?? '';
  const plan = findPlan(reference.replace(/^code-/, ''));
  if (plan === undefined) throw new V3Error('not_found', `Couldn't find Plan with id = ${reference}`);
  return list(addOnsOf(plan).map(addOnShape));
};
