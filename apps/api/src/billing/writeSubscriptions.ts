import { isDeepStrictEqual } from 'node:util';
import type { AccountTier } from '@backbeat/domain';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import { checkouts, subscriptions } from '../db/schema/premium.ts';
import { mergedAway } from '../http/unauthorized.ts';
import { type SubscriptionRow, tierOf } from './accountTier.ts';
import type { BillingDeps } from './BillingDeps.ts';
import type { ProviderAccount, ProviderSubscription } from './BillingProvider.ts';
import { endWithdrawn } from './endWithdrawn.ts';
import { isCharged, lettersAfter } from './lettersAfter.ts';
import { recordCoverage } from './recordCoverage.ts';
import { noteUsedOffers } from './usedOffers.ts';

/** Settles the attempt of our checkout that a purchase came from: it was sent, and for the same plan. */
const settleMatchingAttempt = async (
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
        isNull(checkouts.gift),
        or(eq(checkouts.state, 'pending'), eq(checkouts.state, 'released')),
        isNotNull(checkouts.chargedAt),
        isNull(checkouts.providerSubscriptionId),
      ),
    )
    // 'pending' sorts before 'released': a running attempt is more likely.
    .orderBy(checkouts.state, checkouts.createdAt)
    .limit(1);
  if (attempt === undefined) return false;
  await tx
    .update(checkouts)
    .set({ state: 'succeeded', providerSubscriptionId: bought.id, settledAt: now })
    .where(eq(checkouts.id, attempt.id));
  return true;
};

/**
 * Finds the checkout that a purchase at the provider came from, and settles it where it is still open.
 *
 * @returns false for a purchase on the provider's hosted page
 */
const linkCheckout = async (
  tx: Database,
  userId: number,
  bought: ProviderSubscription,
  now: Date,
): Promise<boolean> => {
  const [linked] = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.providerSubscriptionId, bought.id)));
  return linked !== undefined || (await settleMatchingAttempt(tx, userId, bought, now));
};

/** Does the reading change anything that quotes depend on? */
const isChanged = (known: SubscriptionRow, bought: ProviderSubscription): boolean =>
  known.planCode !== bought.planCode ||
  known.pendingPlanCode !== bought.pendingPlanCode ||
  known.extraChannels !== bought.extraChannels ||
  known.pendingExtraChannels !== bought.pendingExtraChannels ||
  known.state !== bought.state ||
  known.pausesAt?.getTime() !== bought.pausesAt?.getTime() ||
  known.nextBillingDate?.getTime() !== bought.nextBillingDate?.getTime();

const factsOf = (bought: ProviderSubscription) => ({
  planCode: bought.planCode,
  pendingPlanCode: bought.pendingPlanCode,
  state: bought.state,
  amountCents: bought.amountCents,
  pendingAmountCents: bought.pendingAmountCents,
  extraChannels: bought.extraChannels,
  pendingExtraChannels: bought.pendingExtraChannels,
  nextBillingPeriodAmountCents: bought.nextAmountCents,
  nextBillingDate: bought.nextBillingDate,
  paidThroughDate: bought.paidThroughDate,
  periodStartedAt: bought.periodStartedAt,
  pausesAt: bought.pausesAt,
  resumesAt: bought.resumesAt,
  firstBillingDate: bought.firstBillingDate,
  overdueCents: bought.overdue?.amountCents ?? null,
  nextTryAt: bought.overdue?.nextTryAt ?? null,
  cardExpires: bought.cardExpires,
  providerUpdatedAt: bought.updatedAt,
});

/** The row after a reading. Most readings change nothing and write nothing. */
const update = async (
  tx: Database,
  known: SubscriptionRow,
  bought: ProviderSubscription,
  editToken: string | null,
): Promise<SubscriptionRow> => {
  // Readings may arrive out of order: the newer time of the provider wins.
  if (known.providerUpdatedAt !== null && known.providerUpdatedAt > bought.updatedAt) return known;
  // Only these columns: confirming a pause writes its day at the same time, without waiting for a reading.
  const values = {
    ...factsOf(bought),
    ...(known.pausesAt !== null && bought.pausesAt === null ? { resumeWantedAt: null } : {}),
    editToken: known.provider === null ? null : editToken,
    version: known.version + (isChanged(known, bought) ? 1 : 0),
  };
  const row = { ...known, ...values };
  if (isDeepStrictEqual(row, known)) return known;
  await tx.update(subscriptions).set(values).where(eq(subscriptions.id, known.id));
  return row;
};

const insert = async (
  tx: Database,
  userId: number,
  bought: ProviderSubscription,
  editToken: string | null,
  now: Date,
): Promise<SubscriptionRow[]> => {
  const isOurs = await linkCheckout(tx, userId, bought, now);
  return (
    tx
      .insert(subscriptions)
      .values({
        ...factsOf(bought),
        userId,
        provider: isOurs ? null : 'recurly',
        editToken: isOurs ? null : editToken,
        providerSubscriptionId: bought.id,
        createdAt: bought.createdAt,
      })
      // A subscription of another account stays there.
      .onConflictDoNothing({ target: subscriptions.providerSubscriptionId })
      .returning()
  );
};

/** What an account is entitled to, and by which subscriptions. */
export interface Entitlement {
  readonly tier: AccountTier;
  readonly rows: readonly SubscriptionRow[];
}

/** An account that this transaction has locked. */
export interface LockedAccount {
  readonly id: number;
  readonly tier: AccountTier;
  readonly grantedTier: AccountTier | null;
  /** Set while the account awaits deletion: it buys nothing and renews nothing. */
  readonly deletionDueAt: Date | null;
}

/** The account was deleted in the meantime. Work between requests has nothing left to do then. */
export class AccountGone extends Error {}

/**
 * Locks the account's subscriptions until the transaction ends.
 *
 * @throws ApiError 'unauthorized' when it was merged into another one since the call began
 */
export const lockAccount = async (tx: Database, userId: number): Promise<LockedAccount> => {
  const [user] = await tx
    .select({
      id: users.id,
      tier: users.tier,
      grantedTier: users.grantedTier,
      deletionDueAt: users.deletionDueAt,
      mergedIntoId: users.mergedIntoId,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (user === undefined) throw new AccountGone('The account is gone.');
  if (user.mergedIntoId !== null) throw mergedAway();
  return user;
};

/** Sets a locked account's tier from its subscriptions. */
export const writeTier = async (
  tx: Database,
  { id, tier: before, grantedTier }: LockedAccount,
  now: Date,
): Promise<SubscriptionRow[]> => {
  const rows = await tx.select().from(subscriptions).where(eq(subscriptions.userId, id));
  const tier = tierOf(grantedTier, rows, now.getTime());
  if (tier !== before) await tx.update(users).set({ tier }).where(eq(users.id, id));
  return rows;
};

/**
 * Writes a reading of a locked account: subscriptions, coverage, their attempts, used offers and the tier. Safe to
 * repeat, in any order.
 */
export const writeSubscriptions = async (
  tx: Database,
  { id: userId, grantedTier }: LockedAccount,
  account: ProviderAccount | null,
  now: Date,
  { config, letters }: Pick<BillingDeps, 'config' | 'letters'>,
): Promise<Entitlement> => {
  const found = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const rows = new Map(found.map((row) => [row.providerSubscriptionId ?? `own ${row.id}`, row]));
  const bought = (await endWithdrawn(tx, account?.subscriptions ?? [])).toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
  const editToken = account?.hostedLoginToken ?? null;
  for (const subscription of bought) {
    const known = rows.get(subscription.id);
    const written =
      known === undefined
        ? await insert(tx, userId, subscription, editToken, now)
        : [await update(tx, known, subscription, editToken)];
    for (const row of written) {
      rows.set(subscription.id, row);
      if (row === known) continue;
      const before = known ?? null;
      await recordCoverage(tx, row, { ...subscription, before, now });
      for (const letter of lettersAfter(before, row, now)) await letters.queue(tx, { userId, ...letter });
      if (isCharged(before, row)) await letters.wantReceipts(tx, userId);
    }
  }
  const offers = bought.flatMap((subscription) => subscription.offers);
  if (offers.length > 0) await noteUsedOffers(tx, config.usedOffersKey, userId, offers);
  const entitlement = [...rows.values()];
  const tier = tierOf(grantedTier, entitlement, now.getTime());
  await tx.update(users).set({ billingSyncedAt: now, tier }).where(eq(users.id, userId));
  return { tier, rows: entitlement };
};
