import { eq } from 'drizzle-orm';
import type { Deps } from '../Deps.ts';
import { users } from '../db/schema/accounts.ts';
import type { UserRow } from '../session/Session.ts';
import { lockAccount, type Standing, writeSubscriptions } from './writeSubscriptions.ts';

/** An account's subscriptions are read anew when they are asked for and the last reading is older than this. */
const freshMs = 5 * 60_000;
/** How long somebody who looks at the account waits for the provider before the last reading is shown. */
const patienceMs = 2_500;
/** After a failed reading the provider is left in peace this long by everybody who only looks. */
const pauseMs = 15_000;

/** Keeps our copy of the provider's books. */
export interface BillingSync {
  /** Reads the account at the provider now. @throws BillingUnavailable */
  now(user: Pick<UserRow, 'id' | 'hash'>): Promise<Standing>;
  /**
   * Reads it if the last reading is old, without letting anybody wait long or fail for it.
   *
   * @returns whether the account may have changed since it was read
   */
  ifStale(user: UserRow): Promise<boolean>;
  /** Reads the account with this code, if it is ours. */
  byAccountCode(accountCode: string): Promise<void>;
}

export const createBillingSync = ({ db, clock, billing, logger }: Deps): BillingSync => {
  let pausedUntilMs = 0;

  const now: BillingSync['now'] = async (user) => {
    const account = await billing.account(user.hash);
    return db.transaction(async (tx) =>
      writeSubscriptions(tx, await lockAccount(tx, user.id), account, new Date(clock.now())),
    );
  };

  return {
    now,
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
