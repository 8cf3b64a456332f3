import { asc, eq } from 'drizzle-orm';
import { channelListings } from '../db/schema/listings.ts';
import { keepsList, type ListDeps } from './readListings.ts';
import type { OwnChannel } from './readOwnChannels.ts';

/** Channels that were listed for the person, and are theirs no more. */
export const readFormerChannels = async (
  { db, platforms }: ListDeps,
  userId: number,
  own: readonly OwnChannel[],
): Promise<readonly OwnChannel[]> => {
  const rows = await db
    .select()
    .from(channelListings)
    .where(eq(channelListings.userId, userId))
    .orderBy(asc(channelListings.askedAt));
  const former = new Map<string, OwnChannel>();
  for (const { platform, channelId: id, channelName: name, askedAt } of rows)
    if (
      keepsList(platforms, platform) &&
      !former.has(id) &&
      !own.some((one) => one.platform === platform && one.id === id)
    )
      former.set(id, { platform, id, name, audienceTier: null, connectedAt: askedAt, isExtra: false });
  return [...former.values()];
};
