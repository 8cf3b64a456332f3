import type { Cents } from '../money/cents.ts';
import type { PlanCode } from '../plans/PlanCode.ts';
import { plans } from '../plans/plans.ts';
import { policy } from '../policy/policy.ts';
import { addMonths } from '../time/addMonths.ts';
import { dayMs } from '../time/addSpan.ts';
import type { AudienceTierName } from './audienceTiers.ts';
import { listCents } from './listCents.ts';

const isInTime = (toldAtMs: number, chargedAtMs: number): boolean =>
  chargedAtMs - toldAtMs >= policy.priceNoticeDays * dayMs;

/** Pro as it was bought, and the tier of the account's channels. */
export interface BoughtTier {
  readonly planCode: PlanCode;
  /** What a period costs so far. */
  readonly amountCents: number;
  readonly tier: AudienceTierName;
  /** When the next period begins; `null` when none will. */
  readonly renewsAtMs: number | null;
  /** When the right price was told, or is told. */
  readonly atMs: number;
}

/**
 * Pro's price from the next renewal on, in cents, when it was bought for a smaller audience than the account has.
 * `null` when the price stays, also when it was told too late for that renewal; the next one is corrected then.
 *
 * @example tierCorrection({ planCode: 'rockspro_m_v1', amountCents: 2500, tier: 'Four', renewsAtMs: 30 * 86_400_000, atMs: 0 }) // → 50000
 * @example tierCorrection({ planCode: 'rockspro_m_v1', amountCents: 5000, tier: 'Two', renewsAtMs: 30 * 86_400_000, atMs: 0 }) // → null
 */
export const tierCorrection = (bought: BoughtTier): Cents | null => {
  const { planCode, amountCents, tier, renewsAtMs, atMs } = bought;
  const rightCents = listCents(planCode, tier);
  const isBelow = plans[planCode].product === 'pro' && amountCents < rightCents;
  const hasTime = renewsAtMs !== null && isInTime(atMs, renewsAtMs);
  return isBelow && hasTime ? rightCents : null;
};

/** A price that is told, and the periods of the subscription that it is for. */
export interface ToldPrice {
  readonly planCode: PlanCode;
  /** When the running period began, if that is known. */
  readonly periodStartedAtMs: number | null;
  /** When the next period begins. */
  readonly renewsAtMs: number;
  readonly toldAtMs: number;
}

/**
 * When a higher price is charged for the first time: with the first renewal that comes `policy.priceNoticeDays` days or
 * more after it was told. Until then the old price holds.
 *
 * @returns epoch milliseconds
 * @example priceStartMs({ planCode: 'rockspro_m_v1', periodStartedAtMs: null, renewsAtMs: Date.UTC(2027, 0, 20), toldAtMs: Date.UTC(2027, 0, 1) }) === Date.UTC(2027, 1, 20) // → true
 */
export const priceStartMs = ({ planCode, periodStartedAtMs, renewsAtMs, toldAtMs }: ToldPrice): number => {
  const months = plans[planCode].billingPeriod === 'yearly' ? 12 : 1;
  // The provider counts from 31 January: 28 February, 31 March.
  const isWhole = periodStartedAtMs !== null && addMonths(periodStartedAtMs, months) === renewsAtMs;
  const anchorMs = isWhole ? periodStartedAtMs : renewsAtMs;
  let startMs = renewsAtMs;
  for (let count = 1; !isInTime(toldAtMs, startMs); count += 1) startMs = addMonths(anchorMs, count * months);
  return startMs;
};
