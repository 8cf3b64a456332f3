import { dayMs, type GivenFacts, giftLimits } from '@backbeat/domain';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { giftClaims, gifts } from '../db/schema/gifts.ts';

/** What counts against the limits on giving. Refunded months count too: they were bought. */
export const readGiven = async (db: Database, userId: number, now: Date): Promise<GivenFacts> => {
  const since = new Date(now.getTime() - giftLimits.monthsBoughtDays * dayMs);
  const [bought] = await db
    .select({ months: sql<string>`coalesce(sum(${gifts.places}), 0)` })
    .from(gifts)
    .where(and(eq(gifts.giverId, userId), gt(gifts.createdAt, since)));
  const claimed = db.$count(giftClaims, eq(giftClaims.giftId, gifts.id));
  const openGifts = await db.$count(
    gifts,
    and(eq(gifts.giverId, userId), isNull(gifts.endedAt), gt(gifts.until, now), gt(gifts.places, claimed)),
  );
  return { openGifts, monthsBought: Number(bought?.months ?? 0) };
};
