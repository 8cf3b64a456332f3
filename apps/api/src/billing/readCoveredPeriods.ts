import { type CoveredPeriod, coveredPeriods } from '@backbeat/domain/coverage';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { coveragePeriods, streamExtensions, subscriptions } from '../db/schema/premium.ts';
import { periodsOf, spansOfStart } from './coverageAfter.ts';

/**
 * When an account was covered by its subscriptions, and is: in order, one plan at a time, gaps left open. The rest of a
 * stream in which one ended is a period of its own.
 */
export const readCoveredPeriods = async (
  db: Database,
  userId: number,
  now: Date,
): Promise<readonly CoveredPeriod[]> => {
  const rows = await db
    .select({ span: coveragePeriods, subscription: subscriptions })
    .from(subscriptions)
    .leftJoin(coveragePeriods, eq(coveragePeriods.subscriptionId, subscriptions.id))
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(coveragePeriods.startsAt), asc(coveragePeriods.id));
  const bySubscription = new Map(rows.map(({ subscription }) => [subscription.id, subscription]));
  const periods = [...bySubscription.values()].flatMap((subscription) => {
    const recorded = rows.flatMap(({ span }) => (span?.subscriptionId === subscription.id ? [span] : []));
    return periodsOf(subscription, recorded.length > 0 ? recorded : spansOfStart(subscription), now);
  });
  const extensions = await db.select().from(streamExtensions).where(eq(streamExtensions.userId, userId));
  return coveredPeriods([
    ...periods,
    ...extensions.map(({ planCode, startsAt, endsAt, reason }) => ({
      planCode,
      fromMs: startsAt.getTime(),
      untilMs: endsAt.getTime(),
      extension: reason,
    })),
  ]);
};
