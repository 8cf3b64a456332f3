import type { AudienceTierName } from '@backbeat/domain';
import { type CoveredPeriod, coveredPeriods, isPaidFor } from '@backbeat/domain/coverage';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { coveragePeriods, streamExtensions, subscriptions } from '../db/schema/premium.ts';
import type { SubscriptionRow } from './accountTier.ts';
import { periodsOf, spansOfStart } from './coverageAfter.ts';

/** What one subscription covers, in the order of time. */
interface SubscriptionPeriods {
  readonly subscription: SubscriptionRow;
  readonly covered: readonly CoveredPeriod[];
  /** Extensions to the end of a stream. */
  readonly rests: readonly CoveredPeriod[];
}

/** An account's subscriptions, with the periods of each. */
export const readSubscriptionPeriods = async (
  db: Database,
  userId: number,
  now: Date,
): Promise<readonly SubscriptionPeriods[]> => {
  const rows = await db
    .select({ span: coveragePeriods, subscription: subscriptions })
    .from(subscriptions)
    .leftJoin(coveragePeriods, eq(coveragePeriods.subscriptionId, subscriptions.id))
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(coveragePeriods.startsAt), asc(coveragePeriods.id));
  const extensions = await db.select().from(streamExtensions).where(eq(streamExtensions.userId, userId));
  const bySubscription = new Map(rows.map(({ subscription }) => [subscription.id, subscription]));
  return [...bySubscription.values()].map((subscription) => {
    const recorded = rows.flatMap(({ span }) => (span?.subscriptionId === subscription.id ? [span] : []));
    const covered = periodsOf(subscription, recorded.length > 0 ? recorded : spansOfStart(subscription), now);
    const rests = extensions
      .filter(({ subscriptionId }) => subscriptionId === subscription.id)
      .map(({ planCode, startsAt, endsAt, reason }) => ({
        // An extension has the tier of the period before it.
        ...covered.findLast(({ fromMs }) => fromMs <= startsAt.getTime()),
        planCode,
        fromMs: startsAt.getTime(),
        untilMs: endsAt.getTime(),
        extension: reason,
      }));
    return { subscription, covered, rests };
  });
};

/**
 * An account's covered periods in order, one plan at a time, with gaps left open. The extension to the end of a stream
 * is its own period.
 *
 * @param channel leaves out what was paid for smaller audiences than this channel has
 */
export const readCoveredPeriods = async (
  db: Database,
  userId: number,
  now: Date,
  channel?: { readonly audienceTier: AudienceTierName | null },
): Promise<readonly CoveredPeriod[]> => {
  const read = await readSubscriptionPeriods(db, userId, now);
  const periods = read.flatMap(({ covered, rests }) => [...covered, ...rests]);
  if (channel === undefined) return coveredPeriods(periods);
  const paid = periods.filter((period) => isPaidFor(period, channel.audienceTier));
  return coveredPeriods(paid.map(({ audienceTier: _, ...period }) => period));
};
