import { type CoveredPeriod, coveredPeriods, type VideoCoverageInput } from '@backbeat/domain/coverage';
import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Database, DbDeps } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { isPaused } from './accountTier.ts';
import { grantedPeriods } from './grantedPeriods.ts';
import { readSubscriptionPeriods } from './readCoveredPeriods.ts';

type Stop = VideoCoverageInput['stops'][number];

/** Since when an account has the licence, when it was covered, and what ended a period before its plan was over. */
type CoverageHistory = Pick<VideoCoverageInput, 'licenseAcceptedMs' | 'periods' | 'stops'>;

const stopAtEnd = ({ untilMs }: CoveredPeriod, reason: Stop['reason']): Stop[] =>
  untilMs === null ? [] : [{ atMs: untilMs, reason }];

/** The pauses of one subscription: gaps between its periods, and the end of the last one while it is paused. */
const pausesOf = (covered: readonly CoveredPeriod[], isPausedNow: boolean): Stop[] =>
  covered.flatMap((period, index) => {
    const next = covered[index + 1];
    const isPause = next === undefined ? isPausedNow : next.fromMs !== period.untilMs;
    return isPause ? stopAtEnd(period, 'paused') : [];
  });

/** When the licence agreement was accepted first: in the account, or in one that was merged into it with its plans. */
const readLicenseAcceptedMs = async (db: Database, userId: number): Promise<number> => {
  const [first] = await db
    .select({ at: users.licenseAcceptedAt })
    .from(users)
    .where(or(eq(users.id, userId), eq(users.mergedIntoId, userId)))
    .orderBy(asc(users.licenseAcceptedAt))
    .limit(1);
  return first?.at.getTime() ?? Number.POSITIVE_INFINITY;
};

/** An account's history of coverage up to now, as `videoCoverage` takes it. */
export const readCoverageHistory = async (
  { db, clock }: DbDeps,
  { id, grantedTier, createdAt }: Pick<UserRow, 'id' | 'grantedTier' | 'createdAt'>,
): Promise<CoverageHistory> => {
  const licenseAcceptedMs = await readLicenseAcceptedMs(db, id);
  if (grantedTier !== null)
    return { licenseAcceptedMs, periods: grantedPeriods(grantedTier, createdAt.getTime()), stops: [] };
  const atMs = clock.now();
  const read = await readSubscriptionPeriods(db, id, new Date(atMs));
  const own = db
    .select({ id: subscriptions.providerSubscriptionId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, id));
  const refunds = await db
    .select({ subscriptionId: withdrawals.providerSubscriptionId })
    .from(withdrawals)
    .where(inArray(withdrawals.providerSubscriptionId, own));
  const refunded = new Set(refunds.map(({ subscriptionId }) => subscriptionId));
  const stops = read.flatMap(({ subscription, covered }) => {
    const last = covered.at(-1);
    const { providerSubscriptionId } = subscription;
    const isRefunded = providerSubscriptionId !== null && refunded.has(providerSubscriptionId);
    return [
      ...(isRefunded && last !== undefined ? stopAtEnd(last, 'refunded') : []),
      ...pausesOf(covered, isPaused(subscription, atMs)),
    ];
  });
  const periods = read.flatMap(({ covered, rests }) => [...covered, ...rests]);
  return { licenseAcceptedMs, periods: coveredPeriods(periods), stops };
};
