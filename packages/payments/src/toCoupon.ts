import {
  type Coupon,
  type CouponDiscount,
  cents,
  isPlanCode,
  isRecord,
  type PlanCode,
} from '@backbeat/domain';

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields => (isRecord(value) ? value : {});

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** The provider sends dollars as JSON numbers with two decimals; ours are whole cents. */
export const toCents = (dollars: number) => cents(Math.round(dollars * 100));

const trialUnits = ['day', 'week', 'month'] as const;

const toDiscount = (discount: Fields, currency: string): CouponDiscount | null => {
  if (discount.type === 'percent' && isAmount(discount.rate)) {
    return { type: 'percent', percent: Math.round(discount.rate * 100) };
  }
  if (discount.type === 'dollars') {
    const amount = fields(discount.amount)[currency];
    return { type: 'dollars', amountCents: toCents(isAmount(amount) ? amount : 0), currency };
  }
  if (discount.type === 'free_trial') {
    const { amount, unit } = fields(discount.trial);
    const known = trialUnits.find((trialUnit) => trialUnit === unit);
    return known && isAmount(amount) ? { type: 'free_trial', amount, unit: known } : null;
  }
  return null;
};

const monthsPer: Readonly<Record<string, number>> = { day: 1 / 30, week: 7 / 30, month: 1, year: 12 };

const toAppliesForMonths = ({
  applies_for_months: months,
  temporal_unit: unit,
  temporal_amount: amount,
}: Fields) => {
  if (isAmount(months)) return months;
  const perUnit = typeof unit === 'string' ? monthsPer[unit] : undefined;
  return perUnit !== undefined && isAmount(amount) ? Math.ceil(amount * perUnit) : null;
};

const toPlanCodes = ({ applies_to_all_plans: all, plans }: Fields): readonly PlanCode[] | null => {
  if (all !== false || !Array.isArray(plans)) return null;
  return plans.flatMap((code) => (typeof code === 'string' && isPlanCode(code) ? [code] : []));
};

/**
 * The provider's coupon as the domain knows it, or null when it gives something that the product cannot
 * price. The length of a discount and of a trial is kept: the provider's own price estimate ignores both.
 */
export const toCoupon = (answer: unknown, code: string, currency: string): Coupon | null => {
  const coupon = fields(answer);
  const discount = toDiscount(fields(coupon.discount), currency);
  if (!discount) return null;
  return {
    code,
    discount,
    appliesForMonths: toAppliesForMonths(coupon),
    singleUse: coupon.single_use === true,
    planCodes: toPlanCodes(coupon),
    redemptionResource: coupon.redemption_resource === 'subscription' ? 'subscription' : 'account',
    appliesToCharges: coupon.applies_to_non_plan_charges === true,
  };
};
