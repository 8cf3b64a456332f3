import { addMonths, giftPlanCode } from '@backbeat/domain';
import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, not } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import { giftClaims } from '../db/schema/gifts.ts';
import { coveragePeriods, subscriptions } from '../db/schema/premium.ts';
import { isLive, isRenewing, type SubscriptionRow } from './accountTier.ts';
import { recordStart } from './recordCoverage.ts';
import { type LockedAccount, writeTier } from './writeSubscriptions.ts';

/** Rounds come every minute. After a longer outage a month starts now, so that none of it is lost. */
const maxGapMs = 3_600_000;

/** Does a gift month have to wait? Yes while a plan is paid for or will renew; a paused plan will. */
export const hasRunningPlan = (
  { grantedTier }: Pick<LockedAccount, 'grantedTier'>,
  rows: readonly SubscriptionRow[],
  atMs: number,
): boolean => grantedTier !== null || rows.some((row) => isRenewing(row) || isLive(row, atMs));

/** A month starts at the end of the plan before it, so that no gap is left. */
const startOf = async (tx: Database, userId: number, claimedAt: Date, now: Date): Promise<Date> => {
  const [last] = await tx
    .select({ endsAt: coveragePeriods.endsAt })
    .from(coveragePeriods)
    .where(
      and(
        eq(coveragePeriods.userId, userId),
        lte(coveragePeriods.endsAt, now),
        gt(coveragePeriods.endsAt, new Date(Math.max(claimedAt.getTime(), now.getTime() - maxGapMs))),
      ),
    )
    .orderBy(desc(coveragePeriods.endsAt))
    .limit(1);
  return last?.endsAt ?? now;
};

const paidAhead = alias(subscriptions, 'paid_ahead');

const isKept = (userId: number) => and(eq(giftClaims.userId, userId), isNull(giftClaims.subscriptionId));

/**
 * Accounts with a waiting gift month, one row a subscription, except those that have paid ahead. `hasRunningPlan`
 * decides on the rest: granted tiers, pauses and late bills.
 */
export const findWaitingAccounts = (db: Database, now: Date) =>
  db
    .select({ user: users, row: subscriptions })
    .from(giftClaims)
    .innerJoin(users, eq(users.id, giftClaims.userId))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(
      and(
        isNull(giftClaims.subscriptionId),
        not(
          exists(
            db
              .select({ id: paidAhead.id })
              .from(paidAhead)
              .where(
                and(
                  eq(paidAhead.userId, giftClaims.userId),
                  inArray(paidAhead.state, ['active', 'canceled', 'past_due']),
                  gt(paidAhead.paidThroughDate, now),
                  isNull(paidAhead.pausesAt),
                ),
              ),
          ),
        ),
      ),
    );

/** How many gift months of an account wait. */
export const countKeptMonths = (db: Database, userId: number): Promise<number> =>
  db.$count(giftClaims, isKept(userId));

/**
 * Begins the oldest waiting gift month of a locked account, if no plan runs. Safe to repeat.
 *
 * @returns whether one began
 */
export const startGiftMonth = async (tx: Database, locked: LockedAccount, now: Date): Promise<boolean> => {
  const [waiting] = await tx
    .select()
    .from(giftClaims)
    .where(isKept(locked.id))
    .orderBy(asc(giftClaims.claimedAt), asc(giftClaims.id))
    .limit(1);
  if (waiting === undefined) return false;
  const rows = await tx.select().from(subscriptions).where(eq(subscriptions.userId, locked.id));
  if (hasRunningPlan(locked, rows, now.getTime())) return false;
  const startsAt = await startOf(tx, locked.id, waiting.claimedAt, now);
  const month = {
    userId: locked.id,
    provider: 'gift',
    planCode: giftPlanCode,
    state: 'active',
    paidThroughDate: new Date(addMonths(startsAt.getTime(), 1)),
    firstBillingDate: startsAt,
    createdAt: startsAt,
  } as const;
  for (const row of await tx.insert(subscriptions).values(month).returning()) {
    await tx.update(giftClaims).set({ subscriptionId: row.id }).where(eq(giftClaims.id, waiting.id));
    await recordStart(tx, row);
  }
  await writeTier(tx, locked, now);
  return true;
};
