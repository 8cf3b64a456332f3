import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { furtherChannels, sharedChannels } from '../db/schema/channels.ts';
import { subscriptions } from '../db/schema/premium.ts';

/** A YouTube channel beyond the shared one. */
export type FurtherChannel = typeof furtherChannels.$inferSelect;

/** In the order in which they get the places. */
export const byTurn = [asc(furtherChannels.sharedAt), asc(furtherChannels.id)] as const;

/** The channels that have the extra places of a plan. The shared one has its own place, and needs no other. */
export const inPlaces = <T extends { readonly channelId: string }>(
  further: readonly T[],
  sharedId: string | null,
  places: number,
): readonly T[] => further.filter(({ channelId }) => channelId !== sharedId).slice(0, places);

/** An account's further channels in their order, whether they have a place or not. */
export const readFurther = (db: Database, userId: number): Promise<FurtherChannel[]> =>
  db
    .select()
    .from(furtherChannels)
    .where(eq(furtherChannels.userId, userId))
    .orderBy(...byTurn);

/** How many extra channels an account's plans pay for. */
export const readPlaces = async (db: Database, userId: number): Promise<number> => {
  const [paid] = await db
    .select({ places: sql<number>`coalesce(sum(${subscriptions.extraChannels}), 0)::integer` })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        inArray(subscriptions.state, ['active', 'past_due', 'canceled', 'paused']),
      ),
    );
  return paid?.places ?? 0;
};

/** An account's further channels with their places. */
export const readFurtherChannels = async (
  db: Database,
  userId: number,
): Promise<{
  readonly places: number;
  /** The channel that needs no extra place; null without one. */
  readonly sharedId: string | null;
  readonly channels: readonly (FurtherChannel & { readonly hasPlace: boolean })[];
}> => {
  const channels = await readFurther(db, userId);
  const places = await readPlaces(db, userId);
  const [shared] = await db
    .select({ channelId: sharedChannels.channelId })
    .from(sharedChannels)
    .where(eq(sharedChannels.userId, userId));
  const sharedId = shared?.channelId ?? null;
  const placed = inPlaces(channels, sharedId, places);
  return {
    places,
    sharedId,
    channels: channels.map((channel) => ({ ...channel, hasPlace: placed.includes(channel) })),
  };
};
