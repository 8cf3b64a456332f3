import { eq } from 'drizzle-orm';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { isRenewing, type SubscriptionRow } from './accountTier.ts';
import type { BillingDeps } from './BillingDeps.ts';
import { lockAccount, type Standing, writeSubscriptions } from './writeSubscriptions.ts';

/** An account's subscriptions are read anew when they are asked for and the last reading is older than this. */
const freshMs = 5 * 60_000;
/** How long somebody who looks at the account waits for the provider before the last reading is shown. */
const patienceMs = 2_500;
/** After a failed reading the provider is left in peace this long by everybody who only looks. */
const pauseMs = 15_000;

type Payer = Pick<UserRow, 'id' | 'hash'>;

/** Keeps our copy of the provider's books. */
export interface BillingSync {
  /**
   * Reads the account at the provider now. Of one that is to be deleted, what renews is stopped then, wherever it
   * was bought. @throws BillingUnavailable
   */
  now(user: Payer): Promise<Standing>;
  /**
   * Stops renewals and reads the account again. What is paid for stays; what is overdue ends at once, unpaid.
   *
   * @throws BillingUnavailable when one may still renew
   */
  stopRenewals(user: Payer, rows: readonly SubscriptionRow[]): Promise<Standing>;
  /**
   * Reads it if the last reading is old, without letting anybody wait long or fail for it.
   *
   * @returns whether the account may have changed since it was read
   */
  ifStale(user: UserRow): Promise<boolean>;
  /** Reads the account with this code, if it is ours. */
  byAccountCode(accountCode: string): Promise<void>;
}

export const createBillingSync = ({ db, clock, config, billing, logger }: BillingDeps): BillingSync => {
  let pausedUntilMs = 0;

  const read = async (user: Payer): Promise<Standing & { readonly isLeaving: boolean }> => {
    const account = await billing.account(user.hash);
    return db.transaction(async (tx) => {
      const locked = await lockAccount(tx, user.id);
      const at = new Date(clock.now());
      const standing = await writeSubscriptions(tx, locked, account, at, config.usedOffersKey);
      return { ...standing, isLeaving: locked.deletionDueAt !== null };
    });
  };

  const stopRenewal = async (
    { hash }: Payer,
    { state, providerSubscriptionId: id }: SubscriptionRow,
  ): Promise<void> => {
    if (id === null) return;
    await (state === 'past_due' ? billing.endUnpaid(hash, id) : billing.cancel(id));
  };

  const stopRenewals: BillingSync['stopRenewals'] = async (user, rows) => {
    const stopped = await Promise.allSettled(rows.map((row) => stopRenewal(user, row)));
    const failed = stopped.find(({ status }) => status === 'rejected');
    const standing = await read(user);
    // Somebody else may have been faster: what counts is whether it still renews.
    const isOpen = standing.rows.some((row) => isRenewing(row) && rows.some(({ id }) => id === row.id));
    if (failed?.status === 'rejected' && isOpen) throw failed.reason;
    return standing;
  };

  const now: BillingSync['now'] = async (user) => {
    const standing = await read(user);
    const unwanted = standing.isLeaving
      ? standing.rows.filter((row) => isRenewing(row) && row.providerSubscriptionId !== null)
      : [];
    return unwanted.length === 0 ? standing : stopRenewals(user, unwanted);
  };

  return {
    now,
    stopRenewals,
    ifStale: async (user) => {
      const isFresh = user.billingSyncedAt !== null && clock.now() - user.billingSyncedAt.getTime() < freshMs;
      if (isFresh || clock.now() < pausedUntilMs) return false;
      const reading = now(user).catch((err: unknown) => {
        pausedUntilMs = clock.now() + pauseMs;
        logger.warn({ err }, 'the payment provider could not be read; the last reading is shown');
      });
      const patience = new AbortController();
      const waiting = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patienceMs);
        patience.signal.addEventListener('abort', () => clearTimeout(timer));
      });
      await Promise.race([reading, waiting]);
      patience.abort();
      return true;
    },
    byAccountCode: async (accountCode) => {
      const [user] = await db.select().from(users).where(eq(users.hash, accountCode));
      if (user !== undefined) await now(user);
    },
  };
};
