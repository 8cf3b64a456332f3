import { randomUUID } from 'node:crypto';
import {
  type AudienceTierName,
  dayMs,
  listCents,
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
import { lockAccount } from '../billing/writeSubscriptions.ts';
import type { Audience } from '../channels/createAudience.ts';
import { measureAudience } from '../channels/measureAudience.ts';
import { type OwnChannel, readOwnChannels } from '../channels/readOwnChannels.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';

/**
 * Compares the paid audience tier of Pro with the account's channels: after a change of channels and before each
 * renewal. Schedules the right price for the next renewal, and repeats what failed.
 */
export interface TierReview {
  /** Reviews an account in the background. */
  ofAccount(accountCode: string): void;
  /** Reviews all subscriptions that are due. */
  reviewAll(): Promise<void>;
  /** Resolves when no background review runs. */
  settled(): Promise<void>;
}

/** Leaves time for the notice and for some attempts. */
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

/** The plan and the price of the next bill. */
const nextOf = ({ planCode, amountCents, pendingPlanCode, pendingAmountCents }: SubscriptionRow) => ({
  planCode: pendingPlanCode ?? planCode,
  cents: pendingAmountCents ?? amountCents,
});

/** The correction at the provider: another price for the next bill, or none scheduled. */
type Correction =
  | { readonly kind: 'none' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'set'; readonly cents: number };

const none = { kind: 'none' } as const;

/** @param atMs now; a price that was told before counts from then */
const correctionOf = (row: SubscriptionRow, tier: AudienceTierName, atMs: number): Correction => {
  const { amountCents, pendingPlanCode, pendingAmountCents, nextBillingDate, state, pausesAt } = row;
  const next = nextOf(row);
  if (amountCents === null || next.cents === null || state !== 'active' || pausesAt !== null) return none;
  const rightCents = listCents(next.planCode, tier);
  const isOwnPrice = pendingPlanCode === null && pendingAmountCents !== null;
  if (isOwnPrice && rightCents <= amountCents && pendingAmountCents > amountCents) return { kind: 'drop' };
  if (isOwnPrice && rightCents < pendingAmountCents) return { kind: 'set', cents: rightCents };
  const wasTold = row.toldCents !== null && row.toldCents >= rightCents;
  const raisedCents = tierCorrection({
    planCode: next.planCode,
    amountCents: next.cents,
    tier,
    renewsAtMs: nextBillingDate?.getTime() ?? null,
    atMs: wasTold ? (row.toldAt?.getTime() ?? atMs) : atMs,
  });
  return raisedCents === null ? none : { kind: 'set', cents: raisedCents };
};

/** Was it compared with today's channels for the coming renewal? */
const isCompared = ({ audienceTier, audienceComparedAt, nextBillingDate }: SubscriptionRow, atMs: number) => {
  if (audienceTier === null) return false;
  const dueMs = (nextBillingDate?.getTime() ?? Number.POSITIVE_INFINITY) - compareAheadMs;
  return atMs < dueMs || (audienceComparedAt !== null && audienceComparedAt.getTime() >= dueMs);
};

export const createTierReview = (
  deps: BillingDeps,
  { sync, audience }: { readonly sync: BillingSync; readonly audience: Audience },
): TierReview => {
  const { db, clock, billing, logger } = deps;
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
        planCode: nextOf(row).planCode,
        unitAmountCents: correction.cents,
        couponCode: null,
        isNow: false,
        threeDSecureResultTokenId: null,
      },
      randomUUID(),
    );
    return kind;
  };

  /**
   * A price counts as told once the provider has it, even if the person then drops it, by another plan for example.
   * When the told price no longer applies, a later one is told anew.
   */
  const noteTold = async (row: SubscriptionRow, tier: AudienceTierName): Promise<SubscriptionRow> => {
    const { planCode, amountCents, pendingPlanCode, pendingAmountCents, toldCents } = row;
    if (amountCents === null) return row;
    const waitingCents = pendingPlanCode === null ? (pendingAmountCents ?? 0) : 0;
    const isNew = waitingCents > Math.max(amountCents, toldCents ?? 0);
    const isOver = toldCents !== null && listCents(planCode, tier) <= amountCents;
    if (!isNew && !isOver) return row;
    const told = isOver
      ? { toldCents: null, toldAt: null }
      : { toldCents: waitingCents, toldAt: new Date(clock.now()) };
    await db.update(subscriptions).set(told).where(eq(subscriptions.id, row.id));
    return { ...row, ...told };
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

  const review = async (purchase: Purchase): Promise<void> => {
    const { user } = purchase;
    const tier = isCompared(purchase.row, clock.now()) ? purchase.row.audienceTier : await measure(purchase);
    if (tier === null) return;
    const row = await noteTold(purchase.row, tier);
    if (row.amountCents !== null && correctionOf(row, tier, clock.now()).kind === 'none') return;
    const reread = async () => (await sync.now(user)).rows.find(({ id }) => id === row.id);
    // Our copy may be old, and a change that was made at the provider meanwhile must stay.
    const fresh = await reread();
    if (fresh === undefined || fresh.providerSubscriptionId === null) return;
    const correction = correctionOf(fresh, tier, clock.now());
    if (correction.kind === 'none' || !(await claim(fresh, user.id))) return;
    const changed = await write(fresh, fresh.providerSubscriptionId, correction);
    logger.info(
      { subscriptionId: row.id, tier, changed },
      correction.kind === 'set' ? 'a tier was bought too low' : 'a tier is no longer too low',
    );
    const after = await reread();
    if (after !== undefined) await noteTold(after, tier);
  };

  const look = async (purchases: readonly Purchase[]): Promise<void> => {
    for (const purchase of purchases) {
      await review(purchase).catch((err: unknown) =>
        logger.warn(
          { err, subscriptionId: purchase.row.id },
          'a bought tier could not be compared or set right yet',
        ),
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
