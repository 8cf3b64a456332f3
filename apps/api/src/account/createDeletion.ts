import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '@backbeat/domain';
import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { readAccountCodes } from '../billing/accountCodes.ts';
import { isRenewing, renewingStates } from '../billing/accountTier.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { asApiError, busyError } from '../billing/billingErrors.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { isMoneyUnderWay } from '../billing/isMoneyUnderWay.ts';
import { managedElsewhereTexts } from '../billing/runningSubscription.ts';
import { AccountGone, lockAccount } from '../billing/writeSubscriptions.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { plays } from '../db/schema/activity.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Renewals } from './createRenewals.ts';
import { readOwnAccounts } from './exportAccount.ts';
import { forgetLetters } from './forgetLetters.ts';

/** The grace period in which a deletion can be undone. */
export const graceMs = 7 * dayMs;
/** Accounts that one run deletes. */
const batchSize = 100;
/** How long a request waits for a purchase that is under way, and how often it looks. */
const maxWaitMs = 8_000;
const pollIntervalMs = 100;
/** The provider is asked this often about an account that is to be deleted: a purchase there may have sent no event. */
const readAgainMs = dayMs;

/** Deletes accounts, after a grace period. */
export interface Deletion {
  /**
   * Stops the renewal and returns the time of deletion. A repeated call returns the same time.
   *
   * @throws ApiError when somebody else charges for it, or money is under way for longer than a call may take
   */
  request(user: UserRow): Promise<Date>;
  /** Undoes the request before the account is deleted. Stopped renewals start again, later if the provider is away. */
  undo(user: UserRow): Promise<void>;
  /**
   * Stops renewals of accounts that are to be deleted: an earlier call may have died, or the plan is a later purchase.
   */
  stopRenewals(): Promise<void>;
  /** Deletes the accounts whose grace period is over, and says how many. */
  deleteDue(): Promise<number>;
}

/**
 * The tax office wants bills to be kept, so they stay with the payment provider under a code that names nobody. All
 * personal data is removed, there and here.
 */
export const createDeletion = (
  deps: BillingDeps,
  sync: BillingSync,
  renewals: Renewals,
  /**
   * Finishes what staff have begun and what goes back to the account, and refunds what it gave to others. Throws while
   * that is not certain.
   */
  finishAll: (userId: number) => Promise<void>,
): Deletion => {
  const { db, clock, billing, letters, logger } = deps;

  const refuseManaged = async (user: UserRow): Promise<void> => {
    const { rows } = await sync.now(user);
    for (const { provider } of rows.filter(isRenewing))
      if (provider !== null) throw new ApiError('forbidden', managedElsewhereTexts[provider]);
  };

  /** Sets the due date, after which no purchase can begin. Null while a purchase is under way. */
  const schedule = (userId: number): Promise<{ dueAt: Date; isNew: boolean } | null> =>
    db.transaction(async (tx) => {
      const { deletionDueAt } = await lockAccount(tx, userId);
      if (deletionDueAt !== null) return { dueAt: deletionDueAt, isNew: false };
      // A plan change that a dead process left does not count as under way.
      if (await isMoneyUnderWay(tx, userId, new Date(clock.now()))) return null;
      const dueAt = new Date(clock.now() + graceMs);
      await tx.update(users).set({ deletionDueAt: dueAt }).where(eq(users.id, userId));
      return { dueAt, isNew: true };
    });

  /** Queues the letter about the wish, once. Rounds repeat it, for a process may die before it has told. */
  const tellAsked = (userId: number): Promise<void> =>
    db.transaction(async (tx) => {
      const { deletionDueAt } = await lockAccount(tx, userId);
      if (deletionDueAt === null) return;
      const deletesOn = deletionDueAt.toISOString();
      await letters.queue(tx, {
        userId,
        key: `deletion-asked:${userId}:${deletesOn}`,
        letter: { kind: 'deletion-asked', deletesOn },
      });
    });

  const request = async (user: UserRow): Promise<Date> => {
    if (user.deletionDueAt === null) await refuseManaged(user);
    const deadlineMs = performance.now() + maxWaitMs;
    let scheduled = await schedule(user.id);
    for (; scheduled === null; scheduled = await schedule(user.id)) {
      if (performance.now() > deadlineMs) throw busyError();
      await wait(pollIntervalMs);
    }
    const { dueAt, isNew } = scheduled;
    try {
      // Reading an account that is to be deleted also stops its renewals.
      await sync.now(user);
      await tellAsked(user.id);
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
    // Read once more: coupons of the last purchases have to be noted as used, which outlives the account.
    await sync.now(user);
    await finishAll(user.id);
    // The provider comes first: if this process dies in between, the next run repeats both steps.
    for (const code of await readAccountCodes(db, user)) await billing.redactAccount(code);
    await db.transaction(async (tx) => {
      await lockAccount(tx, user.id);
      for (const account of await readOwnAccounts(tx, user)) {
        await tx.delete(plays).where(eq(plays.userGuid, account.guid));
        await forgetLetters(tx, account);
      }
      // Identities, sign-ins, subscriptions, purchases, channels, redemptions and what was merged into it go with it.
      // Used offers, gifts and claims of gifts stay: they name nobody. Its last letter keeps the address until it is sent.
      await tx.delete(users).where(eq(users.id, user.id));
      if (user.email !== null && user.emailVerified && user.emailRefusedAt === null)
        await letters.queue(tx, {
          userId: null,
          address: user.email,
          key: `deletion-done:${user.id}`,
          letter: { kind: 'deletion-done', language: user.language ?? undefined },
        });
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
      await db.transaction(async (tx) => {
        await lockAccount(tx, user.id);
        await tx.update(users).set({ deletionDueAt: null }).where(eq(users.id, user.id));
        const at = JSON.stringify(new Date(clock.now()).toISOString());
        await tx
          .update(subscriptions)
          .set({ stoppedRenewal: sql`jsonb_set(${subscriptions.stoppedRenewal}, '{at}', ${at}::jsonb)` })
          .where(and(eq(subscriptions.userId, user.id), isNotNull(subscriptions.stoppedRenewal)));
      });
      await renewals.giveBack(user).catch((err: unknown) => {
        logger.warn({ err, userId: user.id }, 'a stopped renewal could not be given back yet');
      });
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
        .limit(batchSize);
      for (const user of due) {
        try {
          await sync.now(user);
          await tellAsked(user.id);
        } catch (err) {
          if (err instanceof AccountGone) continue;
          logger.warn(
            { err, userId: user.id },
            'a renewal of an account to be deleted could not be stopped yet',
          );
        }
      }
    },

    deleteDue: async () => {
      const due = await db
        .select()
        .from(users)
        .where(and(isNotNull(users.deletionDueAt), lte(users.deletionDueAt, new Date(clock.now()))))
        .limit(batchSize);
      let removed = 0;
      for (const user of due) {
        try {
          if (await isMoneyUnderWay(db, user.id, new Date(clock.now()))) continue;
          await remove(user);
          removed += 1;
        } catch (err) {
          // Another process was faster.
          if ((await db.$count(users, eq(users.id, user.id))) === 0) continue;
          logger.warn({ err }, 'an account could not be deleted yet');
        }
      }
      return removed;
    },
  };
};
