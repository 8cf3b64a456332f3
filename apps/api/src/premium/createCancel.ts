import { eq } from 'drizzle-orm';
import { asApiError } from '../billing/billingErrors.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { findOwnSubscription } from '../billing/runningSubscription.ts';
import { lockAccount, writeTier } from '../billing/writeSubscriptions.ts';
import type { DbDeps } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { ApiError } from '../http/ApiError.ts';

/** Stops the renewal of an account's subscription. Safe to repeat. */
export type Cancel = (user: UserRow) => Promise<void>;

export const createCancel = ({ db, clock }: DbDeps, sync: BillingSync): Cancel => {
  /** A granted premium tier has no subscription, so cancelling removes the tier. */
  const dropGrantedTier = async (user: UserRow): Promise<void> => {
    if (user.grantedTier !== 'premStream' && user.grantedTier !== 'premDownload') {
      throw new ApiError('not_found', 'The account has no subscription.');
    }
    await db.transaction(async (tx) => {
      const locked = await lockAccount(tx, user.id);
      await tx.update(users).set({ grantedTier: null }).where(eq(users.id, user.id));
      await writeTier(tx, { ...locked, grantedTier: null }, new Date(clock.now()));
    });
  };

  return async (user) => {
    try {
      await sync.now(user);
      const row = await findOwnSubscription(db, user.id);
      if (row === null) return await dropGrantedTier(user);
      // A renewal that a deletion request had stopped is not restored any more.
      await db.update(subscriptions).set({ stoppedRenewal: null }).where(eq(subscriptions.id, row.id));
      if (row.state !== 'canceled') await sync.stopRenewals(user, [row]);
    } catch (error) {
      throw asApiError(error);
    }
  };
};
