import { eq } from 'drizzle-orm';
import { isLive, type SubscriptionRow, tierOf } from '../billing/accountTier.ts';
import { startGiftMonth } from '../billing/startGiftMonth.ts';
import { lockAccount, writeTier } from '../billing/writeSubscriptions.ts';
import type { StreamExtensions } from '../channels/createStreamExtensions.ts';
import type { DbDeps } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';

/**
 * The account with its subscriptions now, streams that extend one included. Writes down what has run out meanwhile:
 * bundles send no event when they end, and the provider's events may be late.
 */
export const expireLapsed = async (
  { db, clock }: DbDeps,
  extensions: StreamExtensions,
  user: UserRow,
): Promise<{ user: UserRow; rows: readonly SubscriptionRow[] }> => {
  const rows = await extensions.decided(user.id);
  const nowMs = clock.now();
  const lapsed = rows.filter(
    (row) =>
      (row.state === 'canceled' || row.state === 'active') &&
      row.paidThroughDate !== null &&
      row.pausesAt === null &&
      !isLive(row, nowMs),
  );
  const paused = rows.filter((row) => row.state === 'active' && row.pausesAt !== null && !isLive(row, nowMs));
  const tier = tierOf(user.grantedTier, rows, nowMs);
  if (lapsed.length + paused.length === 0 && tier === user.tier) return { user, rows };
  const written = await db.transaction(async (tx) => {
    const locked = await lockAccount(tx, user.id);
    for (const { id } of lapsed)
      await tx.update(subscriptions).set({ state: 'expired' }).where(eq(subscriptions.id, id));
    for (const { id } of paused)
      await tx.update(subscriptions).set({ state: 'paused' }).where(eq(subscriptions.id, id));
    const at = new Date(nowMs);
    // A gift month that waited for this end begins now.
    await startGiftMonth(tx, locked, at);
    return writeTier(tx, locked, at);
  });
  return { user: { ...user, tier: tierOf(user.grantedTier, written, nowMs) }, rows: written };
};
