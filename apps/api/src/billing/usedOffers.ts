import { type Coupon, couponRefusal } from '@backbeat/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { identities } from '../db/schema/accounts.ts';
import { usedOffers } from '../db/schema/premium.ts';
import { deriveSecret } from '../lib/secrets.ts';
import type { BillingDeps } from './BillingDeps.ts';
import { refusedCouponError } from './billingErrors.ts';

/** Keyed hashes of an account's identities: without a key, anybody could look up known ids in the table. */
export const identityHashesOf = async (db: Database, key: string, userId: number): Promise<string[]> => {
  const rows = await db.select().from(identities).where(eq(identities.userId, userId));
  return rows.map(({ provider, subject }) => deriveSecret(key, JSON.stringify([provider, subject])));
};

const offersOf = async (db: Database, hashes: readonly string[]): Promise<string[]> => {
  const rows = await db.select().from(usedOffers).where(inArray(usedOffers.identityHash, hashes));
  return [...new Set(rows.map(({ offer }) => offer))].sort();
};

/** The offers that the person has used with this account or an earlier one: `usedOffer` of each coupon. */
export const readUsedOffers = async (db: Database, key: string, userId: number): Promise<string[]> =>
  offersOf(db, await identityHashesOf(db, key, userId));

/** Stores the used offers of a locked account under all of its identities. Safe to repeat. */
export const noteUsedOffers = async (
  tx: Database,
  key: string,
  userId: number,
  offers: readonly string[],
): Promise<void> => {
  const hashes = await identityHashesOf(tx, key, userId);
  const all = new Set([...(await offersOf(tx, hashes)), ...offers]);
  const rows = hashes.flatMap((identityHash) => [...all].map((offer) => ({ identityHash, offer })));
  if (rows.length > 0) await tx.insert(usedOffers).values(rows).onConflictDoNothing();
};

/**
 * The coupon of a code; null for an unknown code, which the provider rejects itself.
 *
 * @throws ApiError when the person of the account has used it as often as anybody can
 */
export const findUsableCoupon = async (
  { db, billing, config }: Pick<BillingDeps, 'db' | 'billing' | 'config'>,
  userId: number,
  code: string | null,
): Promise<Coupon | null> => {
  const coupon = code === null ? null : await billing.coupon(code);
  if (coupon === null) return null;
  const refusal = couponRefusal(coupon, await readUsedOffers(db, config.usedOffersKey, userId));
  if (refusal !== null) throw refusedCouponError(refusal);
  return coupon;
};
