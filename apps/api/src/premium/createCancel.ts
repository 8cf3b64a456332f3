import { eq } from 'drizzle-orm';
import { asApiError } from '../billing/billingErrors.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { findOwnSubscription } from '../billing/runningSubscription.ts';
import { lockAccount, writeTier } from '../billing/writeSubscriptions.ts';
import type { DbDeps } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { ApiError } from '../http/ApiError.ts';

/** Stops the renewal of an account's subscription; calling it again changes nothing. */
export type Cancel = (user: UserRow) => Promise<void>;

export const createCancel = ({ db, clock }: DbDeps, sync: BillingSync): Cancel => {
  /** A premium tier that was granted by hand has no subscription: cancelling removes the tier. */
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
      if (row.state !== 'canceled') await sync.stopRenewals(user, [row]);
    } catch (error) {
      throw asApiError(error);
    }
  };
};
