import { type Coupon, type PlanCode, plans, quoteForPlan, usedOffer } from '@backbeat/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { ProviderAccount, ProviderSubscription } from '../billing/BillingProvider.ts';
import { noteUsedOffers } from '../billing/usedOffers.ts';
import { lockAccount, writeSubscriptions } from '../billing/writeSubscriptions.ts';
import type { Database } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { checkouts } from '../db/schema/premium.ts';
import type { Attempt } from './checkoutAttempts.ts';

/** The known facts of a paid purchase, for when the provider cannot be read right after it. */
const provisional = (id: string, planCode: PlanCode, atMs: number): ProviderSubscription => {
  const renewsAt = new Date(quoteForPlan({ planCode, atMs }).next.atMs);
  const now = new Date(atMs);
  return {
    id,
    planCode,
    pendingPlanCode: null,
    pausesAt: null,
    resumesAt: null,
    state: 'active',
    amountCents: plans[planCode].amountCents,
    pendingAmountCents: null,
    extraChannels: 0,
    pendingExtraChannels: null,
    nextAmountCents: null,
    nextBillingDate: renewsAt,
    paidThroughDate: renewsAt,
    firstBillingDate: now,
    startedAt: now,
    periodStartedAt: now,
    overdue: null,
    cardExpires: null,
    offers: [],
    createdAt: now,
    // Older than any reading, so the first reading replaces it.
    updatedAt: new Date(0),
  };
};

/** Marks the attempt as succeeded, or writes it anew if it was removed as unpaid. */
const markSucceeded = async (
  tx: Database,
  attempt: Attempt,
  subscriptionId: string,
  now: Date,
): Promise<void> => {
  const [other] = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.providerSubscriptionId, subscriptionId), ne(checkouts.id, attempt.id)));
  const settled = {
    state: 'succeeded' as const,
    settledAt: now,
    ...(other === undefined ? { providerSubscriptionId: subscriptionId } : {}),
  };
  const known = await tx
    .update(checkouts)
    .set(settled)
    .where(eq(checkouts.id, attempt.id))
    .returning({ id: checkouts.id });
  if (known.length === 0)
    await tx
      .insert(checkouts)
      .values({ ...attempt, failure: null, ...settled })
      .onConflictDoNothing();
};

/**
 * Stores a paid purchase: attempt, subscription, tier and used offers in one transaction. For another process's attempt
 * `coupon` is null, and a reading of the provider adds it.
 */
export const recordPurchase = async (
  deps: BillingDeps,
  user: Pick<UserRow, 'id' | 'hash'>,
  attempt: Attempt,
  subscriptionIds: readonly string[],
  coupon: Coupon | null,
): Promise<void> => {
  const { db, clock, config, billing, logger } = deps;
  const reading: ProviderAccount | null = await billing.account(user.hash).catch((err: unknown) => {
    logger.warn({ err, checkoutId: attempt.id }, 'a paid purchase could not be read back yet');
    return null;
  });
  const now = new Date(clock.now());
  const [firstId] = subscriptionIds;
  await db.transaction(async (tx) => {
    const locked = await lockAccount(tx, user.id);
    // Without an id the attempt stays pending, and the next reading adopts the purchase.
    if (firstId !== undefined) await markSucceeded(tx, attempt, firstId, now);
    const account = reading ?? {
      subscriptions: subscriptionIds.map((id) => provisional(id, attempt.planCode, now.getTime())),
      hostedLoginToken: null,
    };
    await writeSubscriptions(tx, locked, account, now, deps);
    if (coupon !== null) await noteUsedOffers(tx, config.usedOffersKey, user.id, [usedOffer(coupon)]);
    if (reading === null) await tx.update(users).set({ billingSyncedAt: null }).where(eq(users.id, user.id));
  });
};
