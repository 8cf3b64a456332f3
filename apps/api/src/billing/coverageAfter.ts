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
  /** As it was known before; null for one that is new here. */
  readonly before: SubscriptionRow | null;
  readonly startedAt: Date;
  readonly periodStartedAt: Date;
  /** When the provider changed it last. */
  readonly updatedAt: Date;
  readonly now: Date;
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** The largest audience that a subscription's price pays for; null where it asks for none, or nobody has told it. */
const paidTier = ({ planCode, amountCents }: SubscriptionRow): AudienceTierName | null =>
  amountCents === null ? null : tierPaidBy(planCode, amountCents);

const span = (row: SubscriptionRow, startsAt: Date, endsAt: Date | null): CoverageSpan => ({
  planCode: row.planCode,
  audienceTier: paidTier(row),
  startsAt,
  endsAt: endsAt === null ? null : later(startsAt, endsAt),
});

/**
 * When the plan, or its tier, became another one: with a new bill where it waited for it or is billed otherwise, else as
 * it was changed.
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

/** A higher price counts from the bill that was paid: while it is tried, what was paid before goes on. */
const tierAfter = (
  { audienceTier: last }: CoverageSpan,
  row: SubscriptionRow,
  isLiveNow: boolean,
): AudienceTierName | null => {
  const isPaid = isLiveNow && row.overdueCents === null;
  const tier = paidTier(row);
  return isPaid || last === null || tier === null ? tier : last;
};

/** An earlier release wrote no tier. */
const withTier = (last: CoverageSpan, before: SubscriptionRow | null): CoverageSpan =>
  last.audienceTier === null && before?.planCode === last.planCode
    ? { ...last, audienceTier: paidTier(before) }
    : last;

const coveringStates: readonly SubscriptionRow['state'][] = ['active', 'canceled', 'past_due'];

/** Did it cover nothing when it was read before? Then what is covered since begins anew. */
const wasOver = (before: SubscriptionRow | null): boolean =>
  before !== null && !coveringStates.includes(before.state);

/** Had it covered nothing for a time when it ended? Then what it covered is over with the last span already. */
const hadStopped = (last: CoverageSpan, { before, updatedAt }: SubscriptionReading): boolean => {
  if (before === null) return false;
  if (before.state !== 'expired') return wasOver(before) || isPaused(before, updatedAt.getTime());
  // Our own clock says 'expired' before the provider does, and the provider may know of an earlier end.
  const { paidThroughDate } = before;
  return last.endsAt !== null && paidThroughDate !== null && last.endsAt < paidThroughDate;
};

/** Did it cover nothing for a time, the last of it until this period? A pause may have come and gone unread. */
const wasInterrupted = (before: SubscriptionRow | null, periodStartedAt: Date): boolean =>
  wasOver(before) || (before?.pausesAt != null && periodStartedAt > before.pausesAt);

/**
 * What a subscription has covered, after another reading of it. What is over stays as it was; the end of the last span
 * follows the provider, which alone knows whether a bill was paid, came back, or never will be.
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
 * What a subscription covers that no provider has told of: a partner's code, or what an earlier release wrote while this
 * one was started.
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
 * The periods of one subscription. What still gives access after its recorded end, because nobody has said yet what
 * became of the bill, goes on without an end.
 */
export const periodsOf = (
  row: SubscriptionRow,
  spans: readonly CoverageSpan[],
  now: Date,
): readonly CoveredPeriod[] =>
  spans.map(({ planCode, startsAt, endsAt, audienceTier: written }, index) => {
    const isLast = index === spans.length - 1;
    // An earlier release wrote none.
    const audienceTier = written ?? (isLast && planCode === row.planCode ? paidTier(row) : null);
    const isOpen = isLast && isLive(row, now.getTime()) && endsAt !== null && endsAt <= now;
    return {
      planCode,
      ...(audienceTier === null ? {} : { audienceTier }),
      fromMs: startsAt.getTime(),
      untilMs: isOpen ? null : (endsAt?.getTime() ?? null),
    };
  });
