import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { RightsPlatform } from '../channels/platforms.ts';
import type { DbDeps } from '../db/Database.ts';
import { channelListings } from '../db/schema/listings.ts';
import { isOpen, isUnchanged, listPlatform, lockChannel } from './listingRows.ts';

/** So many of the channels that nobody here knows are named in the log. */
const namedInLog = 20;

/**
 * Compares the platform's whole list with the stays. What was lost there is listed again; what stayed there after its end
 * is taken off. Channels that no stay has put there were listed by somebody else, and are left alone.
 */
export const compareList = async ({
  db,
  clock,
  rights,
  logger,
}: DbDeps & { readonly rights: RightsPlatform; readonly logger: Logger }): Promise<void> => {
  // What changes while the list is read is for the next day.
  const readAt = new Date(clock.now());
  const listed = await rights.listed();
  const now = new Date(clock.now());

  const shown = await db
    .select()
    .from(channelListings)
    .where(and(isOpen, eq(channelListings.state, 'listed'), lt(channelListings.changedAt, readAt)));
  const lost = shown.filter(({ channelId }) => !listed.has(channelId));
  for (const row of lost)
    await db
      .update(channelListings)
      // With an attempt behind it: the platform is asked first whether it lists the channel.
      .set({ state: 'listing', changedAt: now, tryAt: now, attempts: 1 })
      .where(isUnchanged(row));

  /** Takes a channel off again, whose stay has ended. */
  const endAgain = (channelId: string): Promise<'left' | 'known' | 'stranger'> =>
    db.transaction(async (tx) => {
      if ((await lockChannel(tx, channelId)).length > 0) return 'known';
      const [last] = await tx
        .select()
        .from(channelListings)
        .where(
          and(
            eq(channelListings.platform, listPlatform),
            eq(channelListings.channelId, channelId),
            isNotNull(channelListings.goneAt),
            eq(channelListings.wasListed, false),
          ),
        )
        .orderBy(desc(channelListings.goneAt))
        .limit(1);
      if (last?.goneAt === undefined || last.goneAt === null) return 'stranger';
      if (last.goneAt >= readAt) return 'known';
      await tx
        .update(channelListings)
        .set({ state: 'leaving', goneAt: null, leavesAt: now, changedAt: now, tryAt: now, attempts: 0 })
        .where(eq(channelListings.id, last.id));
      return 'left';
    });

  const open = await db
    .selectDistinct({ channelId: channelListings.channelId })
    .from(channelListings)
    .where(isOpen);
  const wanted = new Set(open.map(({ channelId }) => channelId));
  const found = { left: Array.of<string>(), stranger: Array.of<string>() };
  for (const channelId of listed) {
    const kind = wanted.has(channelId) ? 'known' : await endAgain(channelId);
    if (kind !== 'known') found[kind].push(channelId);
  }
  logger.info(
    {
      listed: listed.size,
      lost: lost.length,
      left: found.left.length,
      strangers: found.stranger.length,
      named: found.stranger.slice(0, namedInLog),
    },
    'the list of a platform was compared',
  );
};
