import type { Coupon } from '../coupons/Coupon.ts';
import type { BilledLine } from './BilledLine.ts';

/**
 * The lines that a coupon works on. One redeemed per subscription takes a single line: a free trial the one with
 * the longest trial of its own, and among equals, like any other coupon, the one that costs most now.
 */
export const linesReached = <Code extends string>(
  coupon: Coupon<Code>,
  lines: readonly BilledLine<Code>[],
): ReadonlySet<BilledLine<Code>> => {
  const { planCodes } = coupon;
  const eligible = lines.filter(({ source }) => planCodes === null || planCodes.includes(source.planCode));
  if (coupon.redemptionResource !== 'subscription') return new Set(eligible);
  const ownTrialMs = (line: BilledLine<Code>) =>
    coupon.discount.type === 'free_trial' ? (line.trialEndsAtMs ?? 0) : 0;
  const byWorth = eligible.toSorted((a, b) => ownTrialMs(b) - ownTrialMs(a) || b.nowCents - a.nowCents);
  return new Set(byWorth.slice(0, 1));
};
