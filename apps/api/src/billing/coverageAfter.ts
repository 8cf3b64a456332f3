import { type AudienceTierName, plans, tierPaidBy } from '@backbeat/domain';
import type { CoveredPeriod } from '@backbeat/domain/coverage';
import type { coveragePeriods } from '../db/schema/premium.ts';
import { isLive, isPaused, type SubscriptionRow } from './accountTier.ts';

/** A time in which one subscription covered with one plan. */
export type CoverageSpan = Pick<
  typeof coveragePeriods.$inferSelect,
  'planCode' | 'startsAt' | 'endsAt' | 'audienceTier'
>;

/** What happened to a subscription between two readings. */
export interface SubscriptionReading {
  /** The row before this reading; null for a new subscription. */
  readonly before: SubscriptionRow | null;
  readonly startedAt: Date;
  readonly periodStartedAt: Date;
  /** When the provider changed it last. */
  readonly updatedAt: Date;
  readonly now: Date;
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** The largest audience that the price pays for; null if the price has no tiers or is unknown. */
const paidTier = ({ planCode, amountCents }: SubscriptionRow): AudienceTierName | null =>
  amountCents === null ? null : tierPaidBy(planCode, amountCents);

const span = (row: SubscriptionRow, startsAt: Date, endsAt: Date | null): CoverageSpan => ({
  planCode: row.planCode,
  audienceTier: paidTier(row),
  startsAt,
  endsAt: endsAt === null ? null : later(startsAt, endsAt),
});

/**
 * When the plan or its tier changed: at a new bill if the change waited for one or changed the period, else at the
 * provider's time of change.
 */
const changedAt = (
  last: CoverageSpan,
  row: SubscriptionRow,
  { before, periodStartedAt, updatedAt, now }: SubscriptionReading,
): Date => {
  const isWithBill =
    before?.pendingPlanCode === row.planCode ||
    last.planCode === row.planCode ||
    plans[last.planCode].billingPeriod !== plans[row.planCode].billingPeriod;
  const moment = isWithBill && periodStartedAt > last.startsAt ? periodStartedAt : updatedAt;
  return later(last.startsAt, earlier(moment, now));
};

/** The tier after a reading. A higher tier counts once its bill is paid; until then the old tier goes on. */
const tierAfter = (
  { audienceTier: last }: CoverageSpan,
  row: SubscriptionRow,
  isLiveNow: boolean,
): AudienceTierName | null => {
  const isPaid = isLiveNow && row.overdueCents === null;
  const tier = paidTier(row);
  return isPaid || last === null || tier === null ? tier : last;
};

/** Adds the tier that an earlier release did not write. */
const withTier = (last: CoverageSpan, before: SubscriptionRow | null): CoverageSpan =>
  last.audienceTier === null && before?.planCode === last.planCode
    ? { ...last, audienceTier: paidTier(before) }
    : last;

const coveringStates: readonly SubscriptionRow['state'][] = ['active', 'canceled', 'past_due'];

/** Did the subscription cover nothing at the last reading? Then new coverage begins a new span. */
const wasOver = (before: SubscriptionRow | null): boolean =>
  before !== null && !coveringStates.includes(before.state);

/** Had coverage stopped before the end? Then the last span is complete. */
const hadStopped = (last: CoverageSpan, { before, updatedAt }: SubscriptionReading): boolean => {
  if (before === null) return false;
  if (before.state !== 'expired') return wasOver(before) || isPaused(before, updatedAt.getTime());
  // Our clock may expire it first, and the provider may then report an earlier end.
  const { paidThroughDate } = before;
  return last.endsAt !== null && paidThroughDate !== null && last.endsAt < paidThroughDate;
};

/** Was there a gap up to this period? A pause may have come and gone between two readings. */
const wasInterrupted = (before: SubscriptionRow | null, periodStartedAt: Date): boolean =>
  wasOver(before) || (before?.pausesAt != null && periodStartedAt > before.pausesAt);

/**
 * The spans of a subscription after a reading. Past spans never change; the end of the last one follows the provider,
 * which alone knows whether a bill was paid, refunded or given up.
 */
export const coverageAfter = (
  recorded: readonly CoverageSpan[],
  row: SubscriptionRow,
  reading: SubscriptionReading,
): readonly CoverageSpan[] => {
  if (row.state === 'future') return recorded;
  const { startedAt, periodStartedAt, updatedAt, now } = reading;
  const isLiveNow = isLive(row, now.getTime());
  const endsAt = isLiveNow
    ? row.paidThroughDate
    : earlier(row.paidThroughDate ?? recorded.at(-1)?.endsAt ?? updatedAt, now);
  const [first, ...others] = recorded;
  if (first === undefined) return [span(row, startedAt, endsAt)];
  // A purchase is first written by our own clock.
  const isCorrected = first.endsAt === null || startedAt < first.endsAt;
  const known = [isCorrected ? { ...first, startsAt: startedAt } : first, ...others];
  const last = withTier(known.at(-1) ?? first, reading.before);
  if (!isLiveNow && hadStopped(last, reading)) return known;
  const rest = known.slice(0, -1);
  const isResumed =
    isLiveNow &&
    wasInterrupted(reading.before, periodStartedAt) &&
    last.endsAt !== null &&
    periodStartedAt > last.endsAt;
  if (isResumed) return [...known, span(row, periodStartedAt, endsAt)];
  const audienceTier = tierAfter(last, row, isLiveNow);
  const isSameTier = last.audienceTier === null || last.audienceTier === audienceTier;
  if (last.planCode === row.planCode && isSameTier)
    return [...rest, { ...span(row, last.startsAt, endsAt), audienceTier }];
  const moment = changedAt(last, row, reading);
  const isOver = endsAt !== null && endsAt <= moment;
  return [
    ...rest,
    { ...last, endsAt: isOver ? later(last.startsAt, endsAt) : moment },
    ...(isOver ? [] : [{ ...span(row, moment, endsAt), audienceTier }]),
  ];
};

/**
 * The span of a subscription that no provider reports: a partner's code, or a row that an earlier release wrote during
 * a rolling update.
 */
export const spansOfStart = (row: SubscriptionRow): readonly CoverageSpan[] => {
  const { createdAt } = row;
  return coverageAfter([], row, {
    before: null,
    startedAt: createdAt,
    periodStartedAt: createdAt,
    updatedAt: row.providerUpdatedAt ?? createdAt,
    now: row.paidThroughDate ?? createdAt,
  });
};

/**
 * The periods of one subscription. One that still gives access after its recorded end, since the bill is undecided, has
 * an open end.
 */
export const periodsOf = (
  row: SubscriptionRow,
  spans: readonly CoverageSpan[],
  now: Date,
): readonly CoveredPeriod[] =>
  spans.map(({ planCode, startsAt, endsAt, audienceTier: written }, index) => {
    const isLast = index === spans.length - 1;
    // Rows of an earlier release have no tier.
    const audienceTier = written ?? (isLast && planCode === row.planCode ? paidTier(row) : null);
    const isOpen = isLast && isLive(row, now.getTime()) && endsAt !== null && endsAt <= now;
    return {
      planCode,
      ...(audienceTier === null ? {} : { audienceTier }),
      fromMs: startsAt.getTime(),
      untilMs: isOpen ? null : (endsAt?.getTime() ?? null),
    };
  });
