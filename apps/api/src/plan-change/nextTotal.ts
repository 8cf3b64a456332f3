import {
  addMonths,
  type Coupon,
  cents,
  extraChannelsOf,
  type PlanCode,
  plans,
  quote,
} from '@backbeat/domain';

/** A coupon and when it began to apply. */
export interface RunningCoupon {
  readonly coupon: Coupon;
  readonly redeemedAtMs: number;
}

/** The next bill, before tax. */
interface NextBill {
  readonly planCode: PlanCode;
  /** What the plan costs, without extra channels. */
  readonly unitAmountCents: number;
  readonly extraChannels: number;
  readonly running: RunningCoupon | null;
  readonly atMs: number;
}

const stillWorking = (running: RunningCoupon | null, planCode: PlanCode, atMs: number): Coupon | null => {
  if (running === null) return null;
  const { coupon, redeemedAtMs } = running;
  if (coupon.discount.type === 'free_trial' || coupon.singleUse) return null;
  if (coupon.planCodes !== null && !coupon.planCodes.includes(planCode)) return null;
  const isOver = coupon.appliesForMonths !== null && atMs >= addMonths(redeemedAtMs, coupon.appliesForMonths);
  return isOver ? null : { ...coupon, appliesForMonths: null };
};

/** What the next bill comes to before tax: the plan, and its extra channels where there are any. */
export const nextSubtotals = (bill: NextBill): readonly number[] => {
  const { planCode, unitAmountCents, running, atMs } = bill;
  const coupon = stillWorking(running, planCode, atMs);
  const extra = extraChannelsOf(planCode, bill.extraChannels);
  const plan = {
    planCode,
    quantity: 1,
    unitAmountCents: cents(unitAmountCents),
    interval: { length: plans[planCode].billingPeriod === 'yearly' ? 12 : 1, unit: 'month' },
  } as const;
  const totalOf = (line: Parameters<typeof quote>[0]['lines'][number]): number =>
    quote({ currency: 'USD', lines: [line], coupon, atMs }).now.totalCents;
  const planCents = totalOf(plan);
  // The provider takes a coupon off both together, and taxes each line.
  return extra === null ? [planCents] : [planCents, totalOf({ ...plan, addOns: [extra] }) - planCents];
};
