import type { Account } from '@backbeat/sdk/contract';
import { currentSubscription, extendedUntil } from '../billing/accountTier.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { countKeptMonths } from '../billing/startGiftMonth.ts';
import { readUsedOffers } from '../billing/usedOffers.ts';
import type { StreamExtensions } from '../channels/createStreamExtensions.ts';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';
import { canChangeName } from '../names/displayName.ts';
import type { Sessions } from '../session/createSessions.ts';
import { expireLapsed } from './expireLapsed.ts';
import { wireSubscription, wireUser } from './wireUser.ts';

/** What brings an account up to date before it is shown. */
export interface AccountReading {
  readonly sessions: Pick<Sessions, 'findUser'>;
  readonly sync: Pick<BillingSync, 'ifStale'>;
  readonly extensions: StreamExtensions;
  /** Settles an interrupted purchase, and returns whether the account may have changed. */
  readonly recovery: { ofAccount(userId: number): Promise<boolean> };
}

/**
 * The account with its subscriptions as they are now: read at the payment provider if the last reading is old. Without
 * an answer of the provider it is the account of the last reading.
 */
export const readCurrent = async (
  deps: DbDeps,
  { sessions, sync, extensions, recovery }: AccountReading,
  given: UserRow,
): ReturnType<typeof expireLapsed> => {
  // Settles an interrupted purchase first, so that a paid plan never looks unpaid.
  const hasRead = (await recovery.ofAccount(given.id)) || (await sync.ifStale(given));
  const read = hasRead ? await sessions.findUser(given.id) : null;
  return expireLapsed(deps, extensions, read ?? given);
};

/** The account as its own screens show it. */
export const readAccount = async (
  deps: DbDeps & { readonly config: Pick<Config, 'usedOffersKey'> },
  parts: AccountReading,
  given: UserRow,
): Promise<Account> => {
  const { db, clock, config } = deps;
  const { user, rows } = await readCurrent(deps, parts, given);
  const subscription = currentSubscription(rows, clock.now());
  return {
    user: {
      ...wireUser(user),
      extended_until: isoOrNull(extendedUntil(rows, clock.now())),
    },
    subscription: subscription === null ? null : wireSubscription(subscription),
    name_change_eligible: canChangeName(user, clock.now()),
    deletes_at: isoOrNull(user.deletionDueAt),
    used_offers: await readUsedOffers(db, config.usedOffersKey, user.id),
    kept_gift_months: await countKeptMonths(db, user.id),
  };
};
