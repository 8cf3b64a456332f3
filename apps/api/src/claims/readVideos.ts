import type { CoveragePlatform } from '@backbeat/domain/coverage';
import {
  type FoundVideo,
  type PlatformClaim,
  type Platforms,
  PlatformUnavailable,
  type RightsPlatform,
} from '../channels/platforms.ts';
import { batchesOf } from '../lib/batchesOf.ts';

/** The most videos that the platform tells our claims of at once. */
export const mostClaimed = 50;

/** What a platform says of videos, or why it says nothing. */
export type VideosAnswer =
  | {
      readonly videos: ReadonlyMap<string, FoundVideo>;
      /** Our claims; `null` where we cannot release them. */
      readonly claims: readonly PlatformClaim[] | null;
    }
  | { readonly error: PlatformUnavailable };

/** Our claims on any number of videos. */
const readOurClaims = async (
  rights: RightsPlatform,
  ids: readonly string[],
): Promise<readonly PlatformClaim[]> => {
  const lists = await Promise.all(batchesOf(ids, mostClaimed).map((batch) => rights.claims(batch)));
  return lists.flat();
};

/** Asks a platform about videos, and about our claims on those of the person's channels alone. */
export const readVideos = async (
  { video, live, rights }: Platforms,
  platform: CoveragePlatform,
  ids: readonly string[],
  ownChannels: ReadonlySet<string>,
): Promise<VideosAnswer> => {
  try {
    const found = await (platform === 'youtube' ? video : live).videos(ids);
    const videos = new Map(found.map((one) => [one.id, one]));
    if (platform !== 'youtube' || rights === null) return { videos, claims: null };
    const own = found.filter(({ channelId }) => ownChannels.has(channelId)).map(({ id }) => id);
    return { videos, claims: await readOurClaims(rights, own) };
  } catch (error) {
    if (error instanceof PlatformUnavailable) return { error };
    throw error;
  }
};
