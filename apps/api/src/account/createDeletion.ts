import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { isRenewing, renewingStates } from '../billing/accountTier.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { asApiError, busyError } from '../billing/billingErrors.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { managedElsewhere } from '../billing/runningSubscription.ts';
import { lockAccount } from '../billing/writeSubscriptions.ts';
import type { Database } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { musicMessages, plays } from '../db/schema/activity.ts';
import { checkouts, planChanges, subscriptions } from '../db/schema/premium.ts';
import { ApiError } from '../http/ApiError.ts';
import { sentBy } from './exportAccount.ts';

/** How long somebody may change their mind. */
const graceMs = 7 * 86_400_000;
/** Accounts that one round of the sweep takes on. */
const perRound = 100;
/** How long the wish waits for a purchase that is under way, and how often it looks. */
const patienceMs = 8_000;
const lookAgainMs = 100;
/** An account that is to be deleted is read at the provider this often: no event may have told of a purchase there. */
const readAgainMs = 86_400_000;

/** The end of accounts. */
export interface Deletion {
  /**
   * Stops the renewal and says when the account will be gone. Asked again, it says the same.
   *
   * @throws ApiError when somebody else charges for it, or money is under way for longer than a call may take
   */
  request(user: UserRow): Promise<Date>;
  /** Takes it back, until that moment. */
  undo(user: UserRow): Promise<void>;
  /** Stops what renews for accounts that are to be deleted: a process died before, or it was bought since. */
  stopRenewals(): Promise<void>;
  /** Removes the accounts whose time has come, and says how many. */
  carryOut(): Promise<number>;
}

/**
 * Bills have to be kept for the tax office, so they stay with the payment provider under an account code that
 * says nothing of a person; everything that does is removed, there and here.
 */
export const createDeletion = (deps: BillingDeps, sync: BillingSync): Deletion => {
  const { db, clock, billing, logger } = deps;

  const refuseManaged = async (user: UserRow): Promise<void> => {
    const { rows } = await sync.now(user);
    for (const { provider } of rows.filter(isRenewing))
      if (provider !== null) throw new ApiError('forbidden', managedElsewhere[provider]);
  };

  /** Is money under way? Then nothing is removed before it is known where it went. */
  const isBusy = async (tx: Database, userId: number): Promise<boolean> => {
    const [buying] = await tx
      .select({ id: checkouts.id })
      .from(checkouts)
      .where(and(eq(checkouts.userId, userId), eq(checkouts.state, 'pending')));
    const [changing] = await tx
      .select({ id: planChanges.id })
      .from(planChanges)
      .where(
        and(
          eq(planChanges.userId, userId),
          eq(planChanges.state, 'changing'),
          // What a dead process left is not under way.
          gt(planChanges.leaseEndsAt, new Date(clock.now())),
        ),
      );
    return buying !== undefined || changing !== undefined;
  };

  /** From here on nothing can begin that moves money. Null while something is under way. */
  const setDay = (userId: number): Promise<{ dueAt: Date; isNew: boolean } | null> =>
    db.transaction(async (tx) => {
      const { deletionDueAt } = await lockAccount(tx, userId);
      if (deletionDueAt !== null) return { dueAt: deletionDueAt, isNew: false };
      if (await isBusy(tx, userId)) return null;
      const dueAt = new Date(clock.now() + graceMs);
      await tx.update(users).set({ deletionDueAt: dueAt }).where(eq(users.id, userId));
      return { dueAt, isNew: true };
    });

  const request = async (user: UserRow): Promise<Date> => {
    if (user.deletionDueAt === null) await refuseManaged(user);
    const deadlineMs = performance.now() + patienceMs;
    let day = await setDay(user.id);
    for (; day === null; day = await setDay(user.id)) {
      if (performance.now() > deadlineMs) throw busyError();
      await wait(lookAgainMs);
    }
    const { dueAt, isNew } = day;
    try {
      // Reading an account that is to be deleted stops what renews.
      await sync.now(user);
    } catch (error) {
      if (isNew)
        await db
          .update(users)
          .set({ deletionDueAt: null })
          .where(and(eq(users.id, user.id), eq(users.deletionDueAt, dueAt)));
      throw error;
    }
    return dueAt;
  };

  const remove = async (user: UserRow): Promise<void> => {
    // What was bought to the last is read once more: what it used up outlives the account.
    await sync.now(user);
    // First there: should this process die in between, the next round does it again.
    await billing.forget(user.hash);
    await db.transaction(async (tx) => {
      await lockAccount(tx, user.id);
      await tx.delete(plays).where(eq(plays.userGuid, user.guid));
      await tx.delete(musicMessages).where(sentBy(user));
      // Identities, sign-ins, subscriptions, purchases, channels and redemptions go with it. Used offers stay: they
      // name nobody.
      await tx.delete(users).where(eq(users.id, user.id));
    });
  };

  return {
    request: async (user) => {
      try {
        return await request(user);
      } catch (error) {
        throw asApiError(error);
      }
    },

    undo: async (user) => {
      if (user.deletionDueAt !== null && user.deletionDueAt.getTime() <= clock.now())
        throw new ApiError('conflict', 'The seven days are over: the account is being deleted.');
      await db.update(users).set({ deletionDueAt: null }).where(eq(users.id, user.id));
    },

    stopRenewals: async () => {
      const renewing = db
        .select({ id: subscriptions.userId })
        .from(subscriptions)
        .where(
          and(
            inArray(subscriptions.state, [...renewingStates]),
            isNotNull(subscriptions.providerSubscriptionId),
          ),
        );
      const due = await db
        .select({ id: users.id, hash: users.hash })
        .from(users)
        .where(
          and(
            isNotNull(users.deletionDueAt),
            or(
              inArray(users.id, renewing),
              isNull(users.billingSyncedAt),
              lte(users.billingSyncedAt, new Date(clock.now() - readAgainMs)),
            ),
          ),
        )
        .limit(perRound);
      for (const user of due) {
        await sync.now(user).catch((err: unknown) => {
          logger.warn(
            { err, userId: user.id },
            'a renewal of an account to be deleted could not be stopped yet',
          );
        });
      }
    },

    carryOut: async () => {
      const due = await db
        .select()
        .from(users)
        .where(and(isNotNull(users.deletionDueAt), lte(users.deletionDueAt, new Date(clock.now()))))
        .limit(perRound);
      let removed = 0;
      for (const user of due) {
        try {
          if (await isBusy(db, user.id)) continue;
          await remove(user);
          removed += 1;
        } catch (err) {
          logger.warn({ err }, 'an account could not be deleted yet');
        }
      }
      return removed;
    },
  };
};
