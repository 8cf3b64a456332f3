import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { ProviderAccount, ProviderSubscription } from '../billing/BillingProvider.ts';
import type { Database } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import { checkouts, subscriptions } from '../db/schema/premium.ts';
import { type SubscriptionRow, tierOf } from './accountTier.ts';

/**
 * The attempt of our own checkout that a purchase at the provider came from: one that was sent, that has no
 * subscription yet and is for the same plan. Settles it. Everything else was bought on the hosted page.
 */
const adopt = async (
  tx: Database,
  userId: number,
  bought: ProviderSubscription,
  now: Date,
): Promise<boolean> => {
  const [attempt] = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.planCode, bought.planCode),
        or(eq(checkouts.state, 'pending'), eq(checkouts.state, 'released')),
        isNotNull(checkouts.chargedAt),
        isNull(checkouts.providerSubscriptionId),
      ),
    )
    // 'pending' stands before 'released': the attempt under way is the likelier one.
    .orderBy(checkouts.state, checkouts.createdAt)
    .limit(1);
  if (attempt === undefined) return false;
  await tx
    .update(checkouts)
    .set({ state: 'succeeded', providerSubscriptionId: bought.id, settledAt: now })
    .where(eq(checkouts.id, attempt.id));
  return true;
};

/** Does the reading say something that a quote of a change would have to know? */
const isChanged = (known: SubscriptionRow, bought: ProviderSubscription): boolean =>
  known.planCode !== bought.planCode ||
  known.pendingPlanCode !== bought.pendingPlanCode ||
  known.state !== bought.state ||
  known.nextBillingDate?.getTime() !== bought.nextBillingDate?.getTime();

const writeOne = async (
  tx: Database,
  userId: number,
  bought: ProviderSubscription,
  editToken: string | null,
  now: Date,
): Promise<void> => {
  const facts = {
    planCode: bought.planCode,
    pendingPlanCode: bought.pendingPlanCode,
    state: bought.state,
    nextBillingPeriodAmountCents: bought.nextAmountCents,
    nextBillingDate: bought.nextBillingDate,
    paidThroughDate: bought.paidThroughDate,
    firstBillingDate: bought.firstBillingDate,
    providerUpdatedAt: bought.updatedAt,
  };
  const [known] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.providerSubscriptionId, bought.id));
  if (known !== undefined) {
    // Two readings may arrive in the wrong order: the provider's own time of change decides.
    const isOlder = known.providerUpdatedAt !== null && known.providerUpdatedAt > bought.updatedAt;
    if (!isOlder && known.userId === userId) {
      await tx
        .update(subscriptions)
        .set({
          ...facts,
          editToken: known.provider === null ? null : editToken,
          version: isChanged(known, bought) ? sql`${subscriptions.version} + 1` : known.version,
        })
        .where(eq(subscriptions.id, known.id));
    }
    return;
  }
  const isOurs = await isFromCheckout(tx, userId, bought, now);
  await tx.insert(subscriptions).values({
    ...facts,
    userId,
    provider: isOurs ? null : 'recurly',
    editToken: isOurs ? null : editToken,
    providerSubscriptionId: bought.id,
    createdAt: bought.createdAt,
  });
};

const isFromCheckout = async (tx: Database, userId: number, bought: ProviderSubscription, now: Date) => {
  const [linked] = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.providerSubscriptionId, bought.id)));
  return linked !== undefined || (await adopt(tx, userId, bought, now));
};

/** Sets the account's tier from its subscriptions; the caller holds the account's lock. */
export const writeTier = async (tx: Database, userId: number, now: Date): Promise<SubscriptionRow[]> => {
  const rows = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const [user] = await tx.select({ grantedTier: users.grantedTier }).from(users).where(eq(users.id, userId));
  const tier = tierOf(user?.grantedTier ?? null, rows, now.getTime());
  await tx.update(users).set({ tier }).where(eq(users.id, userId));
  return rows;
};

/** Makes everybody else who writes this account's subscriptions wait until the transaction ends. */
export const lockAccount = async (tx: Database, userId: number): Promise<void> => {
  await tx.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for update`);
};

/**
 * Copies the provider's reading of an account: subscriptions, the attempts that they came from, and the tier, in
 * one transaction. Safe to repeat, and in any order.
 */
export const writeSubscriptions = async (
  tx: Database,
  userId: number,
  account: ProviderAccount | null,
  now: Date,
): Promise<void> => {
  await lockAccount(tx, userId);
  const bought = [...(account?.subscriptions ?? [])].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
  for (const subscription of bought) {
    await writeOne(tx, userId, subscription, account?.hostedLoginToken ?? null, now);
  }
  await tx.update(users).set({ billingSyncedAt: now }).where(eq(users.id, userId));
  await writeTier(tx, userId, now);
};
