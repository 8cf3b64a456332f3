import { eq } from 'drizzle-orm';
import type { UserRow } from '../db/schema/accounts.ts';
import { type StoppedRenewal, subscriptions } from '../db/schema/premium.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';
import { findByAccountCode, readAccountCodes } from './accountCodes.ts';
import { isRenewing, resumeDate, type SubscriptionRow } from './accountTier.ts';
import type { BillingDeps } from './BillingDeps.ts';
import { findBoughtGifts, recordGift } from './recordGifts.ts';
import { type Entitlement, lockAccount, writeSubscriptions } from './writeSubscriptions.ts';

/** A reading that is older than this is repeated when somebody asks for the account. */
const freshMs = 5 * 60_000;
/** How long a call waits for the provider before it gets the last reading. */
const maxWaitMs = 2_500;
/** After a failed reading, `ifStale` does not call the provider for this long. */
const backoffMs = 15_000;

type Payer = Pick<UserRow, 'id' | 'hash'>;

/** Keeps the copy of the provider's subscriptions up to date. */
export interface BillingSync {
  /**
   * Reads the account at the provider now, and stops the renewals of one that is to be deleted.
   *
   * @throws BillingUnavailable
   */
  now(user: Payer): Promise<Entitlement>;
  /**
   * Stops renewals and reads the account again. Paid time stays; overdue and paused subscriptions end at once.
   *
   * @throws BillingUnavailable when one may still renew
   */
  stopRenewals(user: Payer, rows: readonly SubscriptionRow[]): Promise<Entitlement>;
  /**
   * Reads the account if the last reading is old. Never throws, and returns within `maxWaitMs`.
   *
   * @returns whether the account may have changed since it was read
   */
  ifStale(user: UserRow): Promise<boolean>;
  /** Reads the account with this code, if it is ours. */
  byAccountCode(accountCode: string): Promise<void>;
}

const stoppedRenewalOf = (row: SubscriptionRow, at: Date): StoppedRenewal => {
  const { pendingPlanCode, pendingExtraChannels, pendingAmountCents: amountCents } = row;
  const isChosen = pendingPlanCode !== null || pendingExtraChannels !== null;
  const planCode = pendingPlanCode ?? row.planCode;
  const extraChannels = pendingExtraChannels ?? row.extraChannels;
  return {
    at: at.toISOString(),
    pendingPlan: isChosen && amountCents !== null ? { planCode, amountCents, extraChannels } : null,
    pauseUntil: isoOrNull(row.pausesAt === null ? null : resumeDate(row)),
  };
};

export const createBillingSync = (deps: BillingDeps): BillingSync => {
  const { db, clock, billing, logger } = deps;
  let pausedUntilMs = 0;

  const read = async (user: Payer): Promise<Entitlement & { readonly isBeingDeleted: boolean }> => {
    const codes = await readAccountCodes(db, user);
    const accounts = await Promise.all(codes.map((code) => billing.account(code)));
    const boughtGifts = await findBoughtGifts({ db, clock, billing }, user);
    return db.transaction(async (tx) => {
      const locked = await lockAccount(tx, user.id);
      const at = new Date(clock.now());
      let entitlement: Entitlement = { tier: locked.tier, rows: [] };
      for (const account of accounts) entitlement = await writeSubscriptions(tx, locked, account, at, deps);
      for (const attempt of boughtGifts) await recordGift(tx, attempt, at, deps.letters);
      return { ...entitlement, isBeingDeleted: locked.deletionDueAt !== null };
    });
  };

  const stopRenewal = async (
    { hash }: Payer,
    { state, providerSubscriptionId: id }: SubscriptionRow,
  ): Promise<void> => {
    if (id === null) return;
    if (state === 'past_due') await billing.endUnpaid(hash, id);
    // A paused subscription has no paid time left, so it ends at once.
    else if (state === 'paused') await billing.terminate(id);
    else await billing.cancel(id);
  };

  const stopRenewals: BillingSync['stopRenewals'] = async (user, rows) => {
    const stopped = await Promise.allSettled(rows.map((row) => stopRenewal(user, row)));
    const failed = stopped.find(({ status }) => status === 'rejected');
    const entitlement = await read(user);
    // Another process may have been faster: only a renewal that is left counts as a failure.
    const isOpen = entitlement.rows.some((row) => isRenewing(row) && rows.some(({ id }) => id === row.id));
    if (failed?.status === 'rejected' && isOpen) throw failed.reason;
    return entitlement;
  };

  /** Stores the renewal before it is stopped, to restore it later. False if the deletion was undone meanwhile. */
  const noteStopped = (user: Payer, rows: readonly SubscriptionRow[]): Promise<boolean> =>
    db.transaction(async (tx) => {
      if ((await lockAccount(tx, user.id)).deletionDueAt === null) return false;
      for (const row of rows.filter(({ state }) => state === 'active'))
        await tx
          .update(subscriptions)
          .set({ stoppedRenewal: stoppedRenewalOf(row, new Date(clock.now())) })
          .where(eq(subscriptions.id, row.id));
      return true;
    });

  const now: BillingSync['now'] = async (user) => {
    const entitlement = await read(user);
    const unwanted = entitlement.isBeingDeleted
      ? entitlement.rows.filter((row) => isRenewing(row) && row.providerSubscriptionId !== null)
      : [];
    const isStopped = unwanted.length > 0 && (await noteStopped(user, unwanted));
    return isStopped ? stopRenewals(user, unwanted) : entitlement;
  };

  return {
    now,
    stopRenewals,
    ifStale: async (user) => {
      const isFresh = user.billingSyncedAt !== null && clock.now() - user.billingSyncedAt.getTime() < freshMs;
      if (isFresh || clock.now() < pausedUntilMs) return false;
      const reading = now(user).catch((err: unknown) => {
        pausedUntilMs = clock.now() + backoffMs;
        logger.warn({ err }, 'the payment provider could not be read; the last reading is shown');
      });
      const patience = new AbortController();
      const waiting = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, maxWaitMs);
        patience.signal.addEventListener('abort', () => clearTimeout(timer));
      });
      await Promise.race([reading, waiting]);
      patience.abort();
      return true;
    },
    byAccountCode: async (accountCode) => {
      const user = await findByAccountCode(db, accountCode);
      if (user !== null) await now(user);
    },
  };
};
