import type { Cents } from '../money/cents.ts';
import type { PlanCode } from '../plans/PlanCode.ts';
import { plans } from '../plans/plans.ts';
import { policy } from '../policy/policy.ts';
import { dayMs } from '../time/addSpan.ts';
import type { AudienceTierName } from './audienceTiers.ts';
import { listCents } from './listCents.ts';

/** Pro as it was bought, and the tier of the account's channels. */
export interface BoughtTier {
  readonly planCode: PlanCode;
  /** What a period costs so far. */
  readonly amountCents: number;
  readonly tier: AudienceTierName;
  /** When the next period begins; `null` when none will. */
  readonly renewsAtMs: number | null;
  readonly atMs: number;
}

/**
 * Pro's price from the next renewal on, in cents, when it was bought for a smaller audience than the account has.
 * `null` when the price stays, also when the renewal is too close to announce it; the next one is corrected then.
 *
 * @example tierCorrection({ planCode: 'rockspro_m_v1', amountCents: 2500, tier: 'Four', renewsAtMs: 30 * 86_400_000, atMs: 0 }) // → 50000
 * @example tierCorrection({ planCode: 'rockspro_m_v1', amountCents: 5000, tier: 'Two', renewsAtMs: 30 * 86_400_000, atMs: 0 }) // → null
 */
export const tierCorrection = (bought: BoughtTier): Cents | null => {
  const { planCode, amountCents, tier, renewsAtMs, atMs } = bought;
  const rightCents = listCents(planCode, tier);
  const isBelow = plans[planCode].product === 'pro' && amountCents < rightCents;
  const hasTime = renewsAtMs !== null && renewsAtMs - atMs >= policy.priceNoticeDays * dayMs;
  return isBelow && hasTime ? rightCents : null;
};
