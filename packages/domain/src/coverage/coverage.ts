import { tierRights } from '../account/tierRights.ts';
import { type AudienceTierName, isLargerTier } from '../audience/audienceTiers.ts';
import type { PlanCode } from '../plans/PlanCode.ts';
import { plans } from '../plans/plans.ts';
import { dateText, utcTimeText } from '../time/dateText.ts';
import type { CoveredPeriod } from './CoveredPeriod.ts';
import type { CoveragePlatform, CoverageReason } from './coverageNames.ts';

/** What happens next to the subscription that covers. */
export type CoverageRenewal =
  /** Nothing is billed again and nothing ends: a tier given by hand. */
  | { readonly kind: 'none' }
  /** Covers nothing until it is resumed, at `resumesAtMs` by itself. */
  | { readonly kind: 'paused'; readonly resumesAtMs?: number | null }
  | { readonly kind: 'ends' | 'past-due'; readonly atMs: number | null }
  | {
      readonly kind: 'renews';
      readonly atMs: number | null;
      /** When the paying card expires; `null` for what never does, absent when the payment method is unknown. */
      readonly cardEndsMs?: number | null;
    };

/** What the coverage light is computed from. */
export interface CoverageInput {
  /** As `coveredPeriods` gives them. */
  readonly periods: readonly CoveredPeriod[];
  readonly renewal: CoverageRenewal;
  /** The connected channels. One that is not listed is not covered yet. */
  readonly channels: readonly {
    readonly platform: CoveragePlatform;
    readonly isListed: boolean;
    /** The tier of its audience; `null` while it could not be measured. */
    readonly audienceTier: AudienceTierName | null;
  }[];
  /** When the person streams next, if they entered it. */
  readonly nextStreamMs: number | null;
  readonly atMs: number;
}

/** The answer to 'Am I covered right now?' */
export interface Coverage {
  readonly light: 'green' | 'amber' | 'red';
  readonly reason: CoverageReason;
  /** The plan that covers now, or the last one that did. */
  readonly planCode: PlanCode | null;
  /** Until when it covers without a gap, or since when nothing does; `null` when unknown. */
  readonly untilMs: number | null;
}

/** What a plan covers, by the rights of its tier. */
export interface CoveredUses {
  readonly live: 'full' | 'limited' | 'none';
  readonly uploads: boolean;
}

/**
 * What a plan covers: streams that are live, and videos that are uploaded.
 *
 * @example coveredUses('rocksprem_i_m_v2') // → { live: 'full', uploads: false }
 * @example coveredUses('rockspremdownloads_m_v1') // → { live: 'limited', uploads: true }
 */
export const coveredUses = (planCode: PlanCode): CoveredUses => {
  const { product } = plans[planCode];
  if (product === 'free') return { live: 'none', uploads: false };
  return { live: tierRights[product].streaming, uploads: tierRights[product].downloads };
};

/**
 * Whether a plan covers a channel without limits: its live streams, or on YouTube its uploads.
 *
 * @example coversPlatform('rockspremdownloads_m_v1', 'youtube') // → true
 * @example coversPlatform('rockspremdownloads_m_v1', 'twitch') // → false
 */
export const coversPlatform = (planCode: PlanCode, platform: CoveragePlatform): boolean => {
  const { live, uploads } = coveredUses(planCode);
  return live === 'full' || (platform === 'youtube' && uploads);
};

/**
 * Whether a period was paid for a channel of this audience. An unmeasured audience counts as too large.
 *
 * @example isPaidFor({ audienceTier: 'One' }, 'Four') // → false
 * @example isPaidFor({}, 'Four') // → true
 */
export const isPaidFor = (
  { audienceTier: paid }: Pick<CoveredPeriod, 'audienceTier'>,
  audienceTier: AudienceTierName | null,
): boolean => paid === undefined || (audienceTier !== null && !isLargerTier(audienceTier, paid));

/** The end of a chain of periods that touch, whatever their plans. */
const endOfChain = (periods: readonly CoveredPeriod[], first: CoveredPeriod): number | null => {
  const next = periods.find(({ fromMs }) => fromMs === first.untilMs);
  return next === undefined ? first.untilMs : endOfChain(periods, next);
};

const isDueBy = (renewal: CoverageRenewal, momentMs: number): boolean =>
  'atMs' in renewal && renewal.atMs !== null && renewal.atMs <= momentMs;

const listedChannels = ({ channels }: CoverageInput) => channels.filter(({ isListed }) => isListed);

/** Whether Pro is paid for none of the channels. It covers nothing then. */
const isPaidForNone = (input: CoverageInput, period: CoveredPeriod): boolean => {
  const listed = listedChannels(input);
  return listed.length > 0 && listed.every(({ audienceTier }) => !isPaidFor(period, audienceTier));
};

/** Whether the payment method is known to be valid until a moment. */
const isPaidUntil = (renewal: CoverageRenewal, momentMs: number): boolean => {
  if (renewal.kind !== 'renews' || renewal.cardEndsMs === undefined) return false;
  return renewal.cardEndsMs === null || renewal.cardEndsMs > momentMs;
};

/** The most urgent thing to do for somebody whose plan covers now. */
const reasonOf = (input: CoverageInput, period: CoveredPeriod): CoverageReason => {
  const { renewal, channels, nextStreamMs, atMs } = input;
  const { planCode, extension } = period;
  if (renewal.kind === 'past-due') return 'past-due';
  if (renewal.kind === 'renews' && isDueBy(renewal, atMs)) return 'unconfirmed';
  const listed = listedChannels(input);
  if (channels.length === 0) return 'no-channel';
  if (listed.length === 0) return 'not-listed';
  if (!listed.some(({ platform }) => coversPlatform(planCode, platform))) return 'limited';
  if (listed.some(({ audienceTier }) => !isPaidFor(period, audienceTier))) return 'audience';
  if (extension !== undefined) return 'extended';
  if (nextStreamMs === null || nextStreamMs <= atMs || !isDueBy(renewal, nextStreamMs)) return 'covered';
  if (renewal.kind === 'ends') return 'ends-before-stream';
  return isPaidUntil(renewal, nextStreamMs) ? 'covered' : 'renews-before-stream';
};

/**
 * Whether a person is covered right now, and the one thing to do if not. Green: a plan covers now, a channel that it
 * covers is listed, Pro is paid for each, and the next bill comes after the next stream or its card is still valid.
 *
 * @example coverage({ periods: [], renewal: { kind: 'none' }, channels: [], nextStreamMs: null, atMs: 0 }).light // → 'red'
 */
export const coverage = (input: CoverageInput): Coverage => {
  const { periods, atMs } = input;
  const now = periods.find(({ fromMs, untilMs }) => fromMs <= atMs && (untilMs === null || atMs < untilMs));
  if (now === undefined) {
    const last = periods.findLast(({ untilMs }) => untilMs !== null && untilMs <= atMs);
    if (last === undefined) return { light: 'red', reason: 'no-plan', planCode: null, untilMs: null };
    const reason = input.renewal.kind === 'paused' ? 'paused' : 'ended';
    return { light: 'red', reason, planCode: last.planCode, untilMs: last.untilMs };
  }
  if (isPaidForNone(input, now))
    return { light: 'red', reason: 'audience', planCode: now.planCode, untilMs: null };
  const reason = reasonOf(input, now);
  return {
    light: reason === 'covered' ? 'green' : 'amber',
    reason,
    planCode: now.planCode,
    untilMs: endOfChain(periods, now),
  };
};

/**
 * The public text of a person's coverage, in one line for chat bots. It tells nothing but when it ends.
 *
 * @example publicCoverageText({ light: 'green', reason: 'covered', untilMs: Date.UTC(2026, 11, 22) }) // → 'Covered until December 22, 2026'
 * @example publicCoverageText({ light: 'amber', reason: 'not-listed', untilMs: null }) // → 'Not covered'
 * @example publicCoverageText({ light: 'red', reason: 'ended', untilMs: Date.UTC(2026, 10, 2) }) // → 'Not covered'
 * @example publicCoverageText({ light: 'amber', reason: 'extended', untilMs: Date.UTC(2026, 10, 24, 4) }) // → 'Covered until your stream ends, at the latest 04:00 UTC'
 */
export const publicCoverageText = ({
  light,
  reason,
  untilMs,
}: Pick<Coverage, 'light' | 'reason' | 'untilMs'>): string => {
  if (light === 'red' || reason === 'not-listed') return 'Not covered';
  if (reason === 'extended' && untilMs !== null)
    return `Covered until your stream ends, at the latest ${utcTimeText(untilMs)}`;
  const text = reason === 'limited' ? 'Covered with limits' : 'Covered';
  return untilMs === null ? text : `${text} until ${dateText(untilMs)}`;
};
