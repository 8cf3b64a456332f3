import { randomUUID } from 'node:crypto';
import { type AudienceTierName, type PlanCode, planFor, tierCorrection } from '@backbeat/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { SubscriptionRow } from '../billing/accountTier.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { lockAccount } from '../billing/writeSubscriptions.ts';
import type { Audience } from '../channels/createAudience.ts';
import { measureAudience } from '../channels/measureAudience.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';

/**
 * The provider's hosted page sells Pro at the tier of its URL. This compares the tier with the account's channels and
 * schedules the right price for the next renewal; what fails is tried again.
 */
export interface TierReview {
  /** Looks at an account in the background. */
  ofAccount(accountCode: string): void;
  /** Reviews every purchase that is not compared or corrected yet. */
  reviewAll(): Promise<void>;
  /** Resolves when nothing runs in the background any more. */
  settled(): Promise<void>;
}

interface Purchase {
  readonly row: SubscriptionRow;
  readonly user: Pick<UserRow, 'id' | 'hash'>;
}

const proCodes: PlanCode[] = [planFor('pro', 'monthly').code, planFor('pro', 'yearly').code];

const isHostedPro = and(
  inArray(subscriptions.planCode, proCodes),
  eq(subscriptions.provider, 'recurly'),
  eq(subscriptions.state, 'active'),
);

export const createTierReview = (
  deps: BillingDeps,
  { sync, audience }: { readonly sync: BillingSync; readonly audience: Audience },
): TierReview => {
  const { db, clock, billing, logger } = deps;
  const running = new Set<Promise<void>>();

  /** The price that has to wait for the renewal and does not yet; null when all is well or another plan waits. */
  const missingCents = (row: SubscriptionRow, tier: AudienceTierName): number | null => {
    const { planCode, amountCents, pendingAmountCents, pendingPlanCode, nextBillingDate, state } = row;
    if (amountCents === null || pendingPlanCode !== null || state !== 'active') return null;
    const renewsAtMs = nextBillingDate?.getTime() ?? null;
    const rightCents = tierCorrection({ planCode, amountCents, tier, renewsAtMs, atMs: clock.now() });
    return rightCents === pendingAmountCents ? null : rightCents;
  };

  const measure = async ({ row, user }: Purchase): Promise<AudienceTierName | null> => {
    const { tier } = await measureAudience(deps, audience, user.id);
    if (tier === null) return null;
    await db.transaction(async (tx) => {
      await lockAccount(tx, user.id);
      await tx
        .update(subscriptions)
        .set({ audienceTier: tier.name })
        .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.audienceTier)));
    });
    return tier.name;
  };

  const review = async (purchase: Purchase): Promise<void> => {
    const { row, user } = purchase;
    const tier = row.audienceTier ?? (await measure(purchase));
    if (tier === null || (row.amountCents !== null && missingCents(row, tier) === null)) return;
    // What is known here may be old, and a change that was made there meanwhile must not be undone.
    const { rows } = await sync.now(user);
    const fresh = rows.find(({ id }) => id === row.id);
    const rightCents = fresh === undefined ? null : missingCents(fresh, tier);
    if (fresh === undefined || fresh.providerSubscriptionId === null || rightCents === null) return;
    // Charges nothing, and done twice it is the same: each time may have a key of its own.
    const changed = await billing.change(
      {
        subscriptionId: fresh.providerSubscriptionId,
        planCode: fresh.planCode,
        unitAmountCents: rightCents,
        couponCode: null,
        isNow: false,
        threeDSecureResultTokenId: null,
      },
      randomUUID(),
    );
    logger.info({ subscriptionId: row.id, tier, changed: changed.kind }, 'a tier was bought too low');
    await sync.now(user);
  };

  const look = async (purchases: readonly Purchase[]): Promise<void> => {
    for (const purchase of purchases) {
      const { audienceTier, amountCents, id } = purchase.row;
      const isRight =
        audienceTier !== null && amountCents !== null && missingCents(purchase.row, audienceTier) === null;
      if (isRight) continue;
      await review(purchase).catch((err: unknown) =>
        logger.warn({ err, subscriptionId: id }, 'a bought tier could not be compared or set right yet'),
      );
    }
  };

  const find = () =>
    db
      .select({ row: subscriptions, user: { id: users.id, hash: users.hash } })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId));

  return {
    ofAccount: (accountCode) => {
      const work = find()
        .where(and(isHostedPro, eq(users.hash, accountCode)))
        .then(look)
        .catch((err: unknown) => logger.warn({ err }, 'the tiers of an account could not be looked at'))
        .finally(() => running.delete(work));
      running.add(work);
    },
    reviewAll: async () => look(await find().where(isHostedPro)),
    settled: async () => {
      await Promise.all(running);
    },
  };
};
