import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { ApiError } from '../http/ApiError.ts';
import type { SubscriptionRow } from './accountTier.ts';

const running = ['active', 'past_due', 'future', 'canceled', 'paused'] as const;

/** Who manages a subscription that is not ours to change, in words. */
export const managedElsewhereTexts: Readonly<Record<NonNullable<SubscriptionRow['provider']>, string>> = {
  recurly: 'This subscription is managed on the payment page.',
  streamlabs: 'This subscription is managed at Streamlabs.',
  humble: 'This subscription ends by itself.',
  gift: 'This month was a gift and ends by itself.',
};

/**
 * The newest running subscription of an account; null if there is none.
 *
 * @throws ApiError when somebody else manages it
 */
export const findOwnSubscription = async (db: Database, userId: number): Promise<SubscriptionRow | null> => {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.state, [...running])))
    .orderBy(desc(subscriptions.createdAt));
  if (row === undefined) return null;
  if (row.provider !== null) throw new ApiError('forbidden', managedElsewhereTexts[row.provider]);
  return row;
};
