import {
  type ClaimRefusal,
  claimRefusal,
  dayMs,
  type GiftFacts,
  giftLimits,
  giftState,
} from '@backbeat/domain';
import type { Endpoints, ResponseOf } from '@backbeat/sdk/contract';
import { and, arrayOverlaps, count, eq, gt, or } from 'drizzle-orm';
import { currentSubscription } from '../billing/accountTier.ts';
import { claimRefusedError } from '../billing/giftErrors.ts';
import { hasRunningPlan, startGiftMonth } from '../billing/startGiftMonth.ts';
import { identityHashesOf } from '../billing/usedOffers.ts';
import { lockAccount } from '../billing/writeSubscriptions.ts';
import type { Config } from '../config/Config.ts';
import type { Database, DbDeps } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { type GiftClaimRow, type GiftRow, giftClaims, gifts } from '../db/schema/gifts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Letters } from '../letters/createLetters.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';
import { publicName } from '../names/publicName.ts';

type ClaimAnswer = ResponseOf<Endpoints['giftClaimState']>;
type Claimer = Pick<UserRow, 'id' | 'grantedTier' | 'deletionDueAt'>;

export interface ClaimDeps extends DbDeps {
  readonly config: Pick<Config, 'usedOffersKey'>;
  readonly letters: Letters;
}

export const noGiftError = (): ApiError => new ApiError('not_found', 'There is no gift with this code.');

/** Counts the claimed places of a gift. */
export const countClaims = async (db: Database, giftId: string): Promise<number> => {
  const [taken] = await db.select({ places: count() }).from(giftClaims).where(eq(giftClaims.giftId, giftId));
  return taken?.places ?? 0;
};

/** A gift and its claims as facts for the domain. */
export const giftFacts = ({ places, until, endedAt }: GiftRow, claimed: number): GiftFacts => ({
  places,
  claimed,
  untilMs: until.getTime(),
  endedAtMs: endedAt?.getTime() ?? null,
});

const ownClaim = async (db: Database, giftId: string, userId: number): Promise<GiftClaimRow | null> =>
  (
    await db
      .select()
      .from(giftClaims)
      .where(and(eq(giftClaims.giftId, giftId), eq(giftClaims.userId, userId)))
  )[0] ?? null;

/** Claims of the last half year by this account or by one of the person's identities. */
const recentClaimsOf = (db: Database, userId: number, hashes: readonly string[], atMs: number) =>
  db
    .select({ giftId: giftClaims.giftId })
    .from(giftClaims)
    .where(
      and(
        or(eq(giftClaims.userId, userId), arrayOverlaps(giftClaims.identityHashes, [...hashes])),
        gt(giftClaims.claimedAt, new Date(atMs - giftLimits.claimsDays * dayMs)),
      ),
    );

const refusalOf = async (
  db: Database,
  gift: GiftRow,
  user: Claimer,
  hashes: readonly string[],
  atMs: number,
): Promise<ClaimRefusal | null> => {
  const recent = await recentClaimsOf(db, user.id, hashes, atMs);
  return claimRefusal({
    state: giftState(giftFacts(gift, await countClaims(db, gift.id)), atMs),
    isOwn: gift.giverId === user.id,
    isSamePerson: recent.some(({ giftId }) => giftId === gift.id),
    recentClaims: recent.length,
    isLeaving: user.deletionDueAt !== null,
  });
};

/** The answer for a made claim: its month, or the plan that it waits for. */
const madeAnswer = async (db: Database, claim: GiftClaimRow, atMs: number): Promise<ClaimAnswer> => {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, claim.userId ?? 0));
  const month = rows.find(({ id }) => id === claim.subscriptionId);
  return {
    state: 'claimed',
    reason: null,
    after_plan_code: month === undefined ? (currentSubscription(rows, atMs)?.planCode ?? null) : null,
    starts_at: isoOrNull(month?.createdAt ?? null),
    ends_at: isoOrNull(month?.paidThroughDate ?? null),
  };
};

const findGift = async (db: Database, code: string): Promise<GiftRow> => {
  const [gift] = await db.select().from(gifts).where(eq(gifts.code, code));
  if (gift === undefined) throw noGiftError();
  return gift;
};

/** What a claim would do for the person, or has done. */
export const readClaim = async (
  { db, clock, config }: ClaimDeps,
  user: Claimer,
  code: string,
): Promise<ClaimAnswer> => {
  const atMs = clock.now();
  const gift = await findGift(db, code);
  const made = await ownClaim(db, gift.id, user.id);
  if (made !== null) return madeAnswer(db, made, atMs);
  const hashes = await identityHashesOf(db, config.usedOffersKey, user.id);
  const reason = await refusalOf(db, gift, user, hashes, atMs);
  const nothing = { after_plan_code: null, starts_at: null, ends_at: null };
  if (reason !== null) return { state: 'refused', reason, ...nothing };
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, user.id));
  if (!hasRunningPlan(user, rows, atMs)) return { state: 'now', reason: null, ...nothing };
  return {
    ...nothing,
    state: 'later',
    reason: null,
    after_plan_code: currentSubscription(rows, atMs)?.planCode ?? null,
  };
};

/**
 * Claims a month. Each call locks the account and then the gift, so parallel claims never exceed its places. A repeated
 * call returns the same answer.
 *
 * @throws ApiError 'gift_refused'
 */
export const claimGift = async (
  { db, clock, config, letters }: ClaimDeps,
  user: Pick<UserRow, 'id' | 'username' | 'displayName'>,
  code: string,
): Promise<ClaimAnswer> => {
  const now = new Date(clock.now());
  return db.transaction(async (tx) => {
    const locked = await lockAccount(tx, user.id);
    const [gift] = await tx.select().from(gifts).where(eq(gifts.code, code)).for('update');
    if (gift === undefined) throw noGiftError();
    const known = await ownClaim(tx, gift.id, user.id);
    if (known !== null) return madeAnswer(tx, known, now.getTime());
    const identityHashes = await identityHashesOf(tx, config.usedOffersKey, user.id);
    const reason = await refusalOf(tx, gift, locked, identityHashes, now.getTime());
    if (reason !== null) throw claimRefusedError(reason);
    const place = (await countClaims(tx, gift.id)) + 1;
    await tx
      .insert(giftClaims)
      .values({ giftId: gift.id, userId: user.id, place, identityHashes, claimedAt: now });
    await startGiftMonth(tx, locked, now);
    await letters.queue(tx, {
      userId: gift.giverId,
      key: `gift-claimed:${gift.id}:${place}`,
      letter: {
        kind: 'gift-claimed',
        claimedBy: publicName(user),
        left: gift.places - place,
      },
    });
    const made = await ownClaim(tx, gift.id, user.id);
    if (made === null) throw new Error('The claim was not written.');
    return madeAnswer(tx, made, now.getTime());
  });
};
