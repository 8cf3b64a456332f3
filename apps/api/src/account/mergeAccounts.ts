import { randomUUID } from 'node:crypto';
import { dayMs, type MergeDecision, type MergeSide, mergeDecision } from '@backbeat/domain';
import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { isLive, isRenewing } from '../billing/accountTier.ts';
import { noteUsedOffers } from '../billing/usedOffers.ts';
import { writeTier } from '../billing/writeSubscriptions.ts';
import type { Database } from '../db/Database.ts';
import { identities, type UserRow, users } from '../db/schema/accounts.ts';
import { accountMerges, mergeWishes } from '../db/schema/merges.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { refreshFamilies } from '../db/schema/sessions.ts';
import { staffSessions } from '../db/schema/staff.ts';
import { mendDefault } from '../identities/mendDefault.ts';
import { endMergedOffers } from './mergeOffers.ts';
import { moveAll, moveBack } from './moveRows.ts';

/** How long a merge can be undone. */
const undoMs = 7 * dayMs;

export type MergeRow = typeof accountMerges.$inferSelect;

/** Locks two accounts until the transaction ends, always in the same order, so that no two merges wait for each other. */
export const lockBoth = async (
  tx: Database,
  oneId: number,
  otherId: number,
): Promise<readonly [UserRow | undefined, UserRow | undefined]> => {
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [oneId, otherId]))
    .orderBy(asc(users.id))
    .for('update');
  return [rows.find(({ id }) => id === oneId), rows.find(({ id }) => id === otherId)];
};

const sideOf = async (db: Database, user: UserRow, nowMs: number): Promise<MergeSide> => {
  const plans = await db.select().from(subscriptions).where(eq(subscriptions.userId, user.id));
  const own = await db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, user.id));
  return {
    // A plan from a partner's code ends by itself and can move, so it does not count.
    hasPlan:
      user.grantedTier !== null ||
      plans.some((row) => isRenewing(row) || (isLive(row, nowMs) && row.providerSubscriptionId !== null)),
    isBeingDeleted: user.deletionDueAt !== null,
    providers: own.map(({ provider }) => provider),
    createdAtMs: user.createdAt.getTime(),
  };
};

/** Decides which of two accounts stays. */
export const decideMerge = async (
  db: Database,
  first: UserRow,
  second: UserRow,
  nowMs: number,
): Promise<MergeDecision> => mergeDecision(await sideOf(db, first, nowMs), await sideOf(db, second, nowMs));

/** Sets the tier of both accounts after a move, and forgets audience tiers, which were measured for other channels. */
const settleBoth = async (tx: Database, both: readonly UserRow[], now: Date): Promise<void> => {
  const ids = both.map(({ id }) => id);
  await tx.update(subscriptions).set({ audienceTier: null }).where(inArray(subscriptions.userId, ids));
  for (const user of both) await writeTier(tx, user, now);
};

/** Ends an account's sign-ins, but for the one that asked. */
const endSignIns = async (tx: Database, userId: number, exceptFamilyId: string, now: Date): Promise<void> => {
  await tx
    .update(refreshFamilies)
    .set({ revokedAt: now, revokedBecause: 'merge' })
    .where(
      and(
        eq(refreshFamilies.userId, userId),
        ne(refreshFamilies.id, exceptFamilyId),
        isNull(refreshFamilies.revokedAt),
      ),
    );
};

/**
 * Merges two locked accounts. The provider is not called: it goes on billing under the code of the account that goes.
 *
 * @param familyId the sign-in that asked; it goes on as one of the account that stays
 */
export const mergeAccounts = async (
  tx: Database,
  { stays, goes }: { readonly stays: UserRow; readonly goes: UserRow },
  { familyId, now, usedOffersKey }: { familyId: string; now: Date; usedOffersKey: string },
): Promise<Pick<MergeRow, 'id' | 'undoUntil'>> => {
  const moved = await moveAll(tx, goes, stays);
  const merge = { id: randomUUID(), undoUntil: new Date(now.getTime() + undoMs) };
  await tx.insert(accountMerges).values({
    ...merge,
    userId: stays.id,
    goneUserId: goes.id,
    accountCode: goes.hash,
    guid: goes.guid,
    mergedAt: now,
    moved,
  });
  await tx.update(users).set({ mergedIntoId: stays.id }).where(eq(users.id, goes.id));
  await tx
    .update(users)
    .set({ nextStreamAt: stays.nextStreamAt ?? goes.nextStreamAt })
    .where(eq(users.id, stays.id));
  await tx
    .update(refreshFamilies)
    .set({ userId: stays.id })
    .where(and(eq(refreshFamilies.id, familyId), eq(refreshFamilies.userId, goes.id)));
  await endSignIns(tx, goes.id, familyId, now);
  // Whoever signs in with what has moved is asked anew, also where the account that stays is staff.
  await tx
    .update(staffSessions)
    .set({ endedAt: now })
    .where(and(inArray(staffSessions.userId, [stays.id, goes.id]), isNull(staffSessions.endedAt)));
  await tx
    .update(refreshFamilies)
    .set({ isOlderThanMerge: true })
    .where(eq(refreshFamilies.userId, stays.id));
  const both = [stays.id, goes.id];
  await tx
    .delete(mergeWishes)
    .where(or(inArray(mergeWishes.userId, both), inArray(mergeWishes.otherUserId, both)));
  await endMergedOffers(tx, stays.id, goes.id);
  await noteUsedOffers(tx, usedOffersKey, stays.id, []);
  await mendDefault(tx, stays.id);
  await settleBoth(tx, [stays, goes], now);
  return merge;
};

/** Undoes the merge of two locked accounts. Only the sign-in of the caller survives. */
export const unmergeAccounts = async (
  tx: Database,
  { id, moved }: MergeRow,
  { stays, goes }: { readonly stays: UserRow; readonly goes: UserRow },
  { familyId, now }: { familyId: string; now: Date },
): Promise<void> => {
  await tx.delete(accountMerges).where(eq(accountMerges.id, id));
  await moveBack(tx, moved ?? {}, stays, goes);
  await tx.update(users).set({ mergedIntoId: null, billingSyncedAt: null }).where(eq(users.id, goes.id));
  await tx.update(users).set({ billingSyncedAt: null }).where(eq(users.id, stays.id));
  await endSignIns(tx, stays.id, familyId, now);
  await mendDefault(tx, stays.id);
  await mendDefault(tx, goes.id);
  await settleBoth(tx, [stays, goes], now);
};
