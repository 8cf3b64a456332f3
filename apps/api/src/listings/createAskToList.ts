import { and, eq, inArray } from 'drizzle-orm';
import type { RightsPlatform } from '../channels/platforms.ts';
import type { DbDeps } from '../db/Database.ts';
import { type ChannelListingRow, channelListings } from '../db/schema/listings.ts';
import { listPlatform } from './listingRows.ts';

/** What the platform says of a channel that is to be listed. */
export type Answer = 'listed' | 'waiting' | 'unknown-channel' | 'refused';

/** The stays of one channel that are to be listed, of whatever accounts. */
type Stays = readonly [ChannelListingRow, ...ChannelListingRow[]];

/** Asks the platform to list a channel. */
export const createAskToList = ({ db, rights }: Pick<DbDeps, 'db'> & { readonly rights: RightsPlatform }) => {
  /**
   * Has somebody else listed it? A sharer who leaves would take it from them. Written before the channel is asked for:
   * the process may die in between.
   */
  const isOfOthers = async (stays: Stays, untilAt: Date): Promise<boolean> => {
    if (stays.every(({ wasListed }) => wasListed === false)) return false;
    const [{ channelId }] = stays;
    const [ours] = await db
      .select({ id: channelListings.id })
      .from(channelListings)
      .where(
        and(
          eq(channelListings.platform, listPlatform),
          eq(channelListings.channelId, channelId),
          eq(channelListings.wasListed, false),
        ),
      )
      .limit(1);
    const wasListed = ours === undefined && (await rights.isListed(channelId));
    const ids = stays.map(({ id }) => id);
    await db
      .update(channelListings)
      .set({ wasListed })
      .where(and(inArray(channelListings.id, ids), eq(channelListings.tryAt, untilAt)));
    return wasListed;
  };

  /** @param untilAt until when the stays are held, as `tryAt` says */
  return async (stays: Stays, untilAt: Date): Promise<Answer> => {
    const [{ channelId: id, channelName: name, attempts }] = stays;
    if (await isOfOthers(stays, untilAt)) return 'listed';
    if (attempts > 0 && (await rights.isListed(id))) return 'listed';
    const answer = await rights.list({ id, name });
    if (answer !== 'asked') return answer;
    return (await rights.isListed(id)) ? 'listed' : 'waiting';
  };
};
