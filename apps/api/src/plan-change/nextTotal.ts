import { addMonths, type Coupon, cents, type PlanCode, plans, quote } from '@backbeat/domain';

/** A coupon and when it began to apply. */
export interface RunningCoupon {
  readonly coupon: Coupon;
  readonly redeemedAtMs: number;
}

/** The next bill, before tax. */
interface NextBill {
  readonly planCode: PlanCode;
  readonly unitAmountCents: number;
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

/** What the next bill comes to before tax. */
export const nextSubtotalCents = ({ planCode, unitAmountCents, running, atMs }: NextBill): number =>
  quote({
    currency: 'USD',
    lines: [
      {
        planCode,
        quantity: 1,
        unitAmountCents: cents(unitAmountCents),
        interval: { length: plans[planCode].billingPeriod === 'yearly' ? 12 : 1, unit: 'month' },
      },
    ],
    coupon: stillWorking(running, planCode, atMs),
    atMs,
  }).now.totalCents;
