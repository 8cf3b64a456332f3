import { and, desc, eq, inArray } from 'drizzle-orm';
import { BillingUnavailable } from '../billing/BillingProvider.ts';
import type { Deps } from '../Deps.ts';
import { users } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { ApiError } from '../http/ApiError.ts';
import type { UserRow } from '../session/Session.ts';
import type { SubscriptionRow } from './accountTier.ts';
import { providerError } from './checkoutErrors.ts';
import type { BillingSync } from './createBillingSync.ts';
import { lockAccount, writeTier } from './writeSubscriptions.ts';

/** Stops the renewal of an account's subscription. Done again, it stays done. */
export type Cancel = (user: UserRow) => Promise<void>;

const running = ['active', 'past_due', 'future', 'canceled'] as const;

/** Who manages a subscription that is not ours to end, in words. */
export const managedElsewhere: Readonly<Record<NonNullable<SubscriptionRow['provider']>, string>> = {
  recurly: 'This subscription is managed on the payment page.',
  streamlabs: 'This subscription is managed at Streamlabs.',
  humble: 'This subscription ends by itself.',
};

export const createCancel = (deps: Deps, sync: BillingSync): Cancel => {
  const { db, clock, billing } = deps;

  const find = async (userId: number): Promise<SubscriptionRow | null> => {
    const [row] = await db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.state, [...running])))
      .orderBy(desc(subscriptions.createdAt));
    return row ?? null;
  };

  /** A premium tier given by hand has nothing to cancel but itself. */
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
      const row = await find(user.id);
      if (row === null) return await dropGrantedTier(user);
      if (row.provider !== null) throw new ApiError('forbidden', managedElsewhere[row.provider]);
      if (row.state === 'canceled' || row.providerSubscriptionId === null) return;
      await billing.cancel(row.providerSubscriptionId);
      await sync.now(user);
    } catch (error) {
      throw error instanceof BillingUnavailable ? providerError(error) : error;
    }
  };
};
