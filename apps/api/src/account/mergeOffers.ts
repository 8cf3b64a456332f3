import type { MergeOffer } from '@backbeat/sdk/contract';
import { and, asc, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { mergeOffers } from '../db/schema/merges.ts';
import { digest } from '../lib/secrets.ts';

/** An offer with the account that lost its sign-in and the other one. */
export interface Offer {
  readonly offer: typeof mergeOffers.$inferSelect;
  readonly lost: UserRow;
  readonly other: UserRow;
}

const others = alias(users, 'others');

/** The digest of the address that an account gets letters at; null without one that was proven. */
export const addressHashOf = ({
  email,
  emailVerified,
}: Pick<UserRow, 'email' | 'emailVerified'>): string | null =>
  email !== null && emailVerified ? digest(['merge offer', email.toLowerCase()]) : null;

/** Where an offer stands at a time, whatever its row has not been told yet. */
export const offerState = ({ offer, lost, other }: Offer, now: Date): MergeOffer['state'] => {
  if (offer.end !== null) return offer.end;
  if (offer.expiresAt.getTime() <= now.getTime()) return 'expired';
  // A mailbox is no way into the account of somebody who has become staff meanwhile.
  const isOut = ({ mergedIntoId, deletionDueAt, grantedTier }: UserRow) =>
    mergedIntoId !== null || deletionDueAt !== null || grantedTier === 'admin';
  if (isOut(lost) || isOut(other)) return 'ended';
  if (addressHashOf(lost) !== offer.addressHash) return 'address_changed';
  return offer.confirmedAt === null ? 'open' : 'confirmed';
};

/** Offers with both accounts, the oldest first. */
export const readOffers = (db: Database, where: SQL | undefined): Promise<Offer[]> =>
  db
    .select({ offer: mergeOffers, lost: users, other: others })
    .from(mergeOffers)
    .innerJoin(users, eq(users.id, mergeOffers.userId))
    .innerJoin(others, eq(others.id, mergeOffers.otherUserId))
    .where(where)
    .orderBy(asc(mergeOffers.offeredAt), asc(mergeOffers.id));

/** What stands open for an account: offers that it can confirm, at once or after the link of their letter. */
export const offersTo = async (
  db: Database,
  { id }: Pick<UserRow, 'id'>,
  now: Date,
): Promise<readonly Offer[]> => {
  const open = and(eq(mergeOffers.otherUserId, id), isNull(mergeOffers.end), gt(mergeOffers.expiresAt, now));
  return (await readOffers(db, open)).filter((one) => {
    const state = offerState(one, now);
    return state === 'open' || state === 'confirmed';
  });
};

/** Until when the link of a letter has confirmed that an account becomes one with another; null where none has. */
export const confirmedByLink = async (
  db: Database,
  lostId: number,
  otherId: number,
  now: Date,
): Promise<Date | null> => {
  const found = (await offersTo(db, { id: otherId }, now)).find(
    ({ offer }) => offer.userId === lostId && offer.confirmedAt !== null,
  );
  return found?.offer.expiresAt ?? null;
};

/** Ends the offers of two accounts that are one now: that between them, and those with a third one. */
export const endMergedOffers = async (tx: Database, oneId: number, twoId: number): Promise<void> => {
  const { userId, otherUserId } = mergeOffers;
  const isOpen = isNull(mergeOffers.end);
  const isBetween = or(
    and(eq(userId, oneId), eq(otherUserId, twoId)),
    and(eq(userId, twoId), eq(otherUserId, oneId)),
  );
  await tx.update(mergeOffers).set({ end: 'merged' }).where(and(isBetween, isOpen));
  const isOfEither = or(eq(userId, oneId), eq(userId, twoId), eq(otherUserId, oneId), eq(otherUserId, twoId));
  await tx.update(mergeOffers).set({ end: 'ended' }).where(and(isOfEither, isOpen));
};
