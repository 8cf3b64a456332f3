import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { BillingUnavailable } from '../billing/BillingProvider.ts';
import type { Deps } from '../Deps.ts';
import { users } from '../db/schema/accounts.ts';
import { musicMessages, plays } from '../db/schema/activity.ts';
import { checkouts, planChanges } from '../db/schema/premium.ts';
import { ApiError } from '../http/ApiError.ts';
import type { SubscriptionRow } from '../premium/accountTier.ts';
import { providerError } from '../premium/checkoutErrors.ts';
import type { BillingSync } from '../premium/createBillingSync.ts';
import { managedElsewhere } from '../premium/runningSubscription.ts';
import { lockAccount } from '../premium/writeSubscriptions.ts';
import type { UserRow } from '../session/Session.ts';
import { sentBy } from './exportAccount.ts';

/** How long somebody may change their mind. */
const graceMs = 7 * 86_400_000;
/** Accounts that one round of the sweep takes on. */
const perRound = 100;

/** The end of accounts. */
export interface Deletion {
  /** Stops the renewal and says when the account will be gone. Asked again, it says the same. */
  request(user: UserRow): Promise<Date>;
  /** Takes it back, until that moment. */
  undo(user: UserRow): Promise<void>;
  /** Removes the accounts whose time has come, and says how many. */
  carryOut(): Promise<number>;
}

const willRenew = ({ state, provider }: SubscriptionRow): boolean =>
  (state === 'active' || state === 'past_due' || state === 'future') && provider !== 'humble';

/**
 * Bills have to be kept for the tax office, so they stay with the payment provider under an account code that
 * says nothing of a person; everything that does is removed, there and here.
 */
export const createDeletion = (deps: Deps, sync: BillingSync): Deletion => {
  const { db, clock, billing, logger } = deps;

  const stopRenewal = async (user: UserRow): Promise<void> => {
    const { rows } = await sync.now(user);
    const renewing = rows.filter(willRenew);
    for (const { provider } of renewing)
      if (provider !== null) throw new ApiError('forbidden', managedElsewhere[provider]);
    for (const { providerSubscriptionId } of renewing)
      if (providerSubscriptionId !== null) await billing.cancel(providerSubscriptionId);
    if (renewing.length > 0) await sync.now(user);
  };

  /** Is money under way? Then nothing is removed before it is known where it went. */
  const isBusy = async (userId: number): Promise<boolean> => {
    const [buying] = await db
      .select({ id: checkouts.id })
      .from(checkouts)
      .where(and(eq(checkouts.userId, userId), eq(checkouts.state, 'pending')));
    const [changing] = await db
      .select({ id: planChanges.id })
      .from(planChanges)
      .where(and(eq(planChanges.userId, userId), eq(planChanges.state, 'changing')));
    return buying !== undefined || changing !== undefined;
  };

  const remove = async (user: UserRow): Promise<void> => {
    // First there: should this process die in between, the next round does it again.
    await billing.forget(user.hash);
    await db.transaction(async (tx) => {
      await lockAccount(tx, user.id);
      await tx.delete(plays).where(eq(plays.userGuid, user.guid));
      await tx.delete(musicMessages).where(sentBy(user));
      // Identities, sign-ins, subscriptions, purchases, channels and redemptions go with it.
      await tx.delete(users).where(eq(users.id, user.id));
    });
  };

  return {
    request: async (user) => {
      if (user.deletionDueAt !== null) return user.deletionDueAt;
      try {
        await stopRenewal(user);
      } catch (error) {
        throw error instanceof BillingUnavailable ? providerError(error) : error;
      }
      const dueAt = new Date(clock.now() + graceMs);
      await db.update(users).set({ deletionDueAt: dueAt }).where(eq(users.id, user.id));
      return dueAt;
    },

    undo: async (user) => {
      if (user.deletionDueAt !== null && user.deletionDueAt.getTime() <= clock.now())
        throw new ApiError('conflict', 'The seven days are over: the account is being deleted.');
      await db.update(users).set({ deletionDueAt: null }).where(eq(users.id, user.id));
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
          if (await isBusy(user.id)) continue;
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
