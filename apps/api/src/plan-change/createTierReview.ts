import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type AudienceTierName,
  cents,
  dayMs,
  listCents,
  type PaidPlanCode,
  type PlanCode,
  planFor,
  policy,
  tierCorrection,
} from '@backbeat/domain';
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { SubscriptionRow } from '../billing/accountTier.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { ChangeResult } from '../billing/BillingProvider.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { isMoneyUnderWay } from '../billing/isMoneyUnderWay.ts';
import { createTaxedBills } from '../billing/taxedBills.ts';
import { type ToldPrice, toldPriceOf } from '../billing/toldPrice.ts';
import { AccountGone, lockAccount } from '../billing/writeSubscriptions.ts';
import type { Audience } from '../channels/createAudience.ts';
import { measureAudience } from '../channels/measureAudience.ts';
import { type OwnChannel, readOwnChannels } from '../channels/readOwnChannels.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';

/**
 * Compares the paid audience tier of Pro with the account's channels: after a change of channels and for each
 * renewal. Tells a higher price, schedules it for the first renewal that is far enough away, and repeats what failed.
 */
export interface TierReview {
  /** Reviews an account in the background. */
  ofAccount(accountCode: string): void;
  /** Reviews all subscriptions that are due. */
  reviewAll(): Promise<void>;
  /** Resolves when no background review runs. */
  settled(): Promise<void>;
}

/** A year is compared that long before it renews: time for the notice and for some attempts. A month when it begins. */
const compareAheadMs = 2 * policy.priceNoticeDays * dayMs;

interface Purchase {
  readonly row: SubscriptionRow;
  readonly user: Pick<UserRow, 'id' | 'hash'>;
}

const proCodes: PlanCode[] = [planFor('pro', 'monthly').code, planFor('pro', 'yearly').code];

/** The provider drops a pause with a change, so paused subscriptions wait. */
const isOpenPro = and(
  inArray(subscriptions.planCode, proCodes),
  or(isNull(subscriptions.provider), eq(subscriptions.provider, 'recurly')),
  eq(subscriptions.state, 'active'),
  isNull(subscriptions.pausesAt),
  isNotNull(subscriptions.providerSubscriptionId),
);

/** Our copy may still show what the provider has paused or ended. */
const renews = ({ state, pausesAt, nextBillingDate }: SubscriptionRow): boolean =>
  state === 'active' && pausesAt === null && nextBillingDate !== null;

type Told = Pick<SubscriptionRow, 'toldCents' | 'toldAt'>;

/** The told price once the channels are of `tier`: a higher one is told now, a lower one needs no notice. */
const toldAfter = (row: SubscriptionRow, tier: AudienceTierName, now: Date): Told => {
  const { planCode, pendingPlanCode, amountCents, toldCents, toldAt } = row;
  // Another plan has the price that the person agreed to; once it runs, it is compared.
  if (pendingPlanCode !== null || amountCents === null) return { toldCents, toldAt };
  const rightCents = listCents(planCode, tier);
  if (rightCents <= amountCents) return { toldCents: null, toldAt: null };
  return { toldCents: rightCents, toldAt: toldCents === null || toldCents < rightCents ? now : toldAt };
};

/** The correction at the provider: another price for the next bill, or none scheduled. */
type Correction =
  | { readonly kind: 'none' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'set'; readonly cents: number };

/** A told price is scheduled for the first bill that comes late enough after it was told, and for none before. */
const correctionOf = (row: SubscriptionRow, tier: AudienceTierName): Correction => {
  const { planCode, pendingPlanCode, amountCents, pendingAmountCents, nextBillingDate, toldAt } = row;
  if (!renews(row) || pendingPlanCode !== null || amountCents === null) return { kind: 'none' };
  const renewsAtMs = nextBillingDate?.getTime() ?? null;
  const dueCents =
    toldAt === null
      ? null
      : tierCorrection({ planCode, amountCents, tier, renewsAtMs, atMs: toldAt.getTime() });
  const isRaised = pendingAmountCents !== null && pendingAmountCents > amountCents;
  if (dueCents === null && isRaised)
    // Another number of extra channels waits with it, and stays.
    return row.pendingExtraChannels === null ? { kind: 'drop' } : { kind: 'set', cents: amountCents };
  if (dueCents === null) return { kind: 'none' };
  return dueCents === pendingAmountCents ? { kind: 'none' } : { kind: 'set', cents: dueCents };
};

/** Was it compared with today's channels for the coming renewal? */
const isCompared = (row: SubscriptionRow, atMs: number) => {
  const { audienceTier, audienceComparedAt, nextBillingDate, periodStartedAt } = row;
  if (audienceTier === null) return false;
  const aheadMs = (nextBillingDate?.getTime() ?? Number.POSITIVE_INFINITY) - compareAheadMs;
  const dueMs = Math.max(aheadMs, periodStartedAt?.getTime() ?? 0);
  return atMs < dueMs || (audienceComparedAt !== null && audienceComparedAt.getTime() >= dueMs);
};

export const createTierReview = (
  deps: BillingDeps,
  { sync, audience }: { readonly sync: BillingSync; readonly audience: Audience },
): TierReview => {
  const { db, clock, billing, letters, logger } = deps;
  const running = new Set<Promise<void>>();

  const measure = async ({ row, user }: Purchase): Promise<AudienceTierName | null> => {
    const { tier, channels } = await measureAudience(deps, audience, user.id);
    if (tier === null) return null;
    const idsOf = (all: readonly OwnChannel[]) => all.map(({ platform, id }) => `${platform} ${id}`).join();
    return db.transaction(async (tx) => {
      await lockAccount(tx, user.id);
      // A channel was added meanwhile: the next review compares it.
      if (idsOf(await readOwnChannels(tx, user.id)) !== idsOf(channels)) return null;
      await tx
        .update(subscriptions)
        .set({ audienceTier: tier.name, audienceComparedAt: new Date(clock.now()) })
        .where(eq(subscriptions.id, row.id));
      return tier.name;
    });
  };

  /** Charges nothing and is safe to repeat, so each attempt has its own key. */
  const write = async (
    row: SubscriptionRow,
    subscriptionId: string,
    correction: Exclude<Correction, { kind: 'none' }>,
  ): Promise<ChangeResult['kind']> => {
    if (correction.kind === 'drop') {
      await billing.cancelScheduledChange(subscriptionId);
      return 'changed';
    }
    const { kind } = await billing.change(
      {
        subscriptionId,
        planCode: row.planCode,
        unitAmountCents: correction.cents,
        extraChannels: row.pendingExtraChannels ?? row.extraChannels,
        couponCode: null,
        isNow: false,
        threeDSecureResultTokenId: null,
      },
      randomUUID(),
    );
    return kind;
  };

  /** The letter that tells a price, with the tax on it. */
  const letterOf = async (
    { providerSubscriptionId }: SubscriptionRow,
    user: Purchase['user'],
    planCode: PaidPlanCode,
    price: ToldPrice,
  ) => {
    const facts = await billing.subscription(providerSubscriptionId ?? '');
    const taxed = createTaxedBills(billing, { user, planCode, facts: facts ?? { isTaxInside: null } });
    return {
      kind: 'price-changes',
      planCode,
      fromCents: cents((await taxed([price.fromCents])).grossCents),
      amountCents: cents((await taxed([price.cents])).grossCents),
      chargedOn: price.startsAt.toISOString(),
    } as const;
  };

  /** Notes what is told, with the letter that tells it; null where the subscription has changed meanwhile. */
  const tell = async (
    row: SubscriptionRow,
    user: Purchase['user'],
    told: Told,
  ): Promise<SubscriptionRow | null> => {
    const { id, version, planCode, toldCents, toldAt } = row;
    const userId = user.id;
    if (isDeepStrictEqual(told, { toldCents, toldAt })) return row;
    const price = toldPriceOf({ ...row, ...told });
    const isNew = price !== null && planCode !== 'free' && told.toldAt !== toldAt;
    const letter = isNew ? await letterOf(row, user, planCode, price) : null;
    return db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const isSame = and(
        eq(subscriptions.id, id),
        eq(subscriptions.version, version),
        toldAt === null ? isNull(subscriptions.toldAt) : eq(subscriptions.toldAt, toldAt),
      );
      const [after] = await tx.update(subscriptions).set(told).where(isSame).returning();
      if (after !== undefined && letter !== null)
        await letters.queue(tx, {
          userId,
          key: `price-changes:${id}:${told.toldAt?.toISOString()}`,
          letter,
        });
      return after ?? null;
    });
  };

  /** Raises the version, so that earlier quotes cannot be confirmed. */
  const claim = ({ id, version }: SubscriptionRow, userId: number): Promise<boolean> =>
    db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      if (await isMoneyUnderWay(tx, userId, new Date(clock.now()))) return false;
      const claimed = await tx
        .update(subscriptions)
        .set({ version: version + 1 })
        .where(and(eq(subscriptions.id, id), eq(subscriptions.version, version)))
        .returning({ id: subscriptions.id });
      return claimed.length > 0;
    });

  /** Does our copy say that everything is told and scheduled as it should be? */
  const isSettled = (row: SubscriptionRow, tier: AudienceTierName): boolean => {
    // Where a renewal is due, its event may have got lost.
    const isOld = row.nextBillingDate !== null && row.nextBillingDate.getTime() <= clock.now();
    if (row.amountCents === null || isOld) return false;
    const { toldCents, toldAt } = toldAfter(row, tier, new Date(clock.now()));
    return toldCents === row.toldCents && toldAt === row.toldAt && correctionOf(row, tier).kind === 'none';
  };

  const review = async (purchase: Purchase): Promise<void> => {
    const { user } = purchase;
    const tier = isCompared(purchase.row, clock.now()) ? purchase.row.audienceTier : await measure(purchase);
    if (tier === null) return;
    if (isSettled(purchase.row, tier)) return;
    const reread = async () => (await sync.now(user)).rows.find(({ id }) => id === purchase.row.id);
    // Our copy may be old, and a change that was made at the provider meanwhile must stay.
    const fresh = await reread();
    if (fresh === undefined || fresh.providerSubscriptionId === null || !renews(fresh)) return;
    const row = await tell(fresh, user, toldAfter(fresh, tier, new Date(clock.now())));
    if (row === null) return;
    const correction = correctionOf(row, tier);
    if (correction.kind === 'none' || !(await claim(row, user.id))) return;
    const changed = await write(row, fresh.providerSubscriptionId, correction);
    logger.info(
      { subscriptionId: row.id, tier, changed },
      correction.kind === 'set' ? 'a tier was bought too low' : 'a tier is no longer too low',
    );
    await reread();
  };

  const look = async (purchases: readonly Purchase[]): Promise<void> => {
    for (const purchase of purchases) {
      await review(purchase).catch((err: unknown) => {
        if (err instanceof AccountGone) return;
        logger.warn(
          { err, subscriptionId: purchase.row.id },
          'a bought tier could not be compared or set right yet',
        );
      });
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
        .where(and(isOpenPro, eq(users.hash, accountCode)))
        .then(look)
        .catch((err: unknown) => logger.warn({ err }, 'the tiers of an account could not be looked at'))
        .finally(() => running.delete(work));
      running.add(work);
    },
    reviewAll: async () => look(await find().where(isOpenPro)),
    settled: async () => {
      await Promise.all(running);
    },
  };
};
