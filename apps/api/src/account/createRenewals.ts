import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { SubscriptionRow } from '../billing/accountTier.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { periodsUntil } from '../billing/periodsUntil.ts';
import { AccountGone } from '../billing/writeSubscriptions.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { type StoppedRenewal, subscriptions } from '../db/schema/premium.ts';

/** After this time, no process still works on stopping the renewal. */
const inFlightMs = 60_000;
const batchSize = 100;

/** Restarts renewals that a deletion request had stopped. */
export interface Renewals {
  /** Restarts the account's renewals. @throws BillingUnavailable */
  giveBack(user: Pick<UserRow, 'id' | 'hash'>): Promise<void>;
  /** Restarts the renewals of every account whose deletion was undone. */
  giveBackAll(): Promise<void>;
}

export const createRenewals = (
  { db, clock, billing, logger }: BillingDeps,
  sync: Pick<BillingSync, 'now'>,
): Renewals => {
  const isWaiting = and(isNotNull(subscriptions.stoppedRenewal), isNull(users.deletionDueAt));

  /** Restores the plan change or pause that waited for the next bill: the provider dropped it with the renewal. */
  const restoreNext = async (row: SubscriptionRow, id: string, stopped: StoppedRenewal): Promise<void> => {
    const { pendingPlan, pauseUntil } = stopped;
    if (pendingPlan !== null && row.pendingPlanCode === null && row.pendingExtraChannels === null)
      await billing.change(
        {
          subscriptionId: id,
          planCode: pendingPlan.planCode,
          unitAmountCents: pendingPlan.amountCents,
          extraChannels: pendingPlan.extraChannels ?? row.extraChannels,
          couponCode: null,
          isNow: false,
          threeDSecureResultTokenId: null,
        },
        randomUUID(),
      );
    if (pauseUntil === null || row.pausesAt !== null) return;
    const until = new Date(pauseUntil);
    if (until.getTime() <= (row.nextBillingDate?.getTime() ?? 0)) return;
    const fromMs = row.nextBillingDate?.getTime() ?? clock.now();
    await billing.pause(id, periodsUntil(row.planCode, fromMs, until.getTime()), randomUUID());
    await db.update(subscriptions).set({ resumeWantedAt: until }).where(eq(subscriptions.id, row.id));
  };

  const giveBack: Renewals['giveBack'] = async (user) => {
    const waiting = async () => {
      const { rows } = await sync.now(user);
      return rows.filter(({ stoppedRenewal }) => stoppedRenewal !== null);
    };
    for (const { state, providerSubscriptionId: id } of await waiting())
      if (state === 'canceled' && id !== null) await billing.reactivate(id);
    for (const row of await waiting()) {
      const { providerSubscriptionId: id, stoppedRenewal: stopped } = row;
      if (id === null || stopped === null || row.state === 'canceled') continue;
      if (row.state === 'active') await restoreNext(row, id, stopped);
      if (clock.now() - Date.parse(stopped.at) < inFlightMs) continue;
      await db.update(subscriptions).set({ stoppedRenewal: null }).where(eq(subscriptions.id, row.id));
    }
    await sync.now(user);
  };

  return {
    giveBack,
    giveBackAll: async () => {
      const waiting = await db
        .selectDistinct({ id: users.id, hash: users.hash })
        .from(subscriptions)
        .innerJoin(users, eq(users.id, subscriptions.userId))
        .where(isWaiting)
        .limit(batchSize);
      for (const user of waiting)
        await giveBack(user).catch((err: unknown) => {
          if (err instanceof AccountGone) return;
          logger.warn({ err, userId: user.id }, 'a stopped renewal could not be given back yet');
        });
    },
  };
};
