import { giftLimits, giftPlanCode, giftState, giveRefusal, maxGiftPlaces } from '@backbeat/domain';
import type { Endpoints, ResponseOf } from '@backbeat/sdk/contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { readGiven } from '../billing/readGiven.ts';
import type { DbDeps } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import { type GiftRow, giftClaims, gifts } from '../db/schema/gifts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';
import { publicName } from '../names/publicName.ts';
import { giftFacts } from './claims.ts';

type Gift = ResponseOf<Endpoints['giftCancel']>;

/** What the unclaimed places of an ended gift have cost. */
export const unclaimedCents = ({
  places,
  paidCents,
  refundPlaces,
}: Pick<GiftRow, 'places' | 'paidCents' | 'refundPlaces'>): number =>
  Math.floor((paidCents * refundPlaces) / places);

const refundOf = (gift: GiftRow): Gift['refund'] =>
  gift.endedAt === null || gift.refundPlaces === 0
    ? null
    : {
        places: gift.refundPlaces,
        cents: gift.refundCents ?? unclaimedCents(gift),
        done_at: isoOrNull(gift.refundedAt),
      };

/** An account's gifts and their claims, newest first. */
export const readGifts = async ({ db, clock }: DbDeps, giverId: number, giftId?: string): Promise<Gift[]> => {
  const rows = await db
    .select()
    .from(gifts)
    .where(and(eq(gifts.giverId, giverId), ...(giftId === undefined ? [] : [eq(gifts.id, giftId)])))
    .orderBy(desc(gifts.createdAt));
  if (rows.length === 0) return [];
  const claims = await db
    .select({ giftId: giftClaims.giftId, claimedAt: giftClaims.claimedAt, user: users })
    .from(giftClaims)
    .leftJoin(users, eq(users.id, giftClaims.userId))
    .where(
      inArray(
        giftClaims.giftId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(giftClaims.place));
  return rows.map((gift) => {
    const own = claims.filter((claim) => claim.giftId === gift.id);
    return {
      id: gift.id,
      code: gift.code,
      plan_code: giftPlanCode,
      places: gift.places,
      state: giftState(giftFacts(gift, own.length), clock.now()),
      until: gift.until.toISOString(),
      created_at: gift.createdAt.toISOString(),
      paid_cents: gift.paidCents,
      refund: refundOf(gift),
      claims: own.map(({ user, claimedAt }) => ({
        name: user === null ? null : publicName(user),
        claimed_at: claimedAt.toISOString(),
      })),
    };
  });
};

/** The months that an account claimed, newest first. */
export const readReceived = async ({ db }: Pick<DbDeps, 'db'>, userId: number) => {
  const rows = await db
    .select({ claim: giftClaims, month: subscriptions, giver: users })
    .from(giftClaims)
    .innerJoin(gifts, eq(gifts.id, giftClaims.giftId))
    .leftJoin(users, eq(users.id, gifts.giverId))
    .leftJoin(subscriptions, eq(subscriptions.id, giftClaims.subscriptionId))
    .where(eq(giftClaims.userId, userId))
    .orderBy(desc(giftClaims.claimedAt), desc(giftClaims.id));
  return rows.map(({ claim, month, giver }) => ({
    giver: giver === null ? null : publicName(giver),
    claimed_at: claim.claimedAt.toISOString(),
    starts_at: isoOrNull(month?.createdAt ?? null),
    ends_at: isoOrNull(month?.paidThroughDate ?? null),
  }));
};

/** The most months that an account may give at once now, and the reason for a lower limit. */
export const readGiveLimit = async ({ db, clock }: DbDeps, userId: number) => {
  const given = await readGiven(db, userId, new Date(clock.now()));
  return { max_places: maxGiftPlaces(given), limited_by: giveRefusal(given, giftLimits.places) };
};
