import { type AudienceTier, finalTier } from '@backbeat/domain';
import type { DbDeps } from '../db/Database.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Audience } from './createAudience.ts';
import { readOwnChannels } from './readOwnChannels.ts';

/** A channel that is gone counts as none; a platform that does not answer is an error. */
const nullWhenMissing = async (figure: Promise<number>): Promise<number | null> => {
  try {
    return await figure;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
};

/** What was measured of an account's channels. */
interface MeasuredAudience {
  /** Null without a channel that can be measured. */
  readonly tier: AudienceTier | null;
  readonly hasVideoChannel: boolean;
}

/**
 * The size of audience that an account pays Pro by, measured here and not told by a browser: the shared video
 * channel, and the connected live one.
 *
 * @throws ApiError 'provider_unavailable'
 */
export const measureAudience = async (
  { db }: Pick<DbDeps, 'db'>,
  audience: Audience,
  userId: number,
): Promise<MeasuredAudience> => {
  const channels = await readOwnChannels(db, userId);
  const video = channels.find(({ platform }) => platform === 'youtube');
  const live = channels.find(({ platform }) => platform === 'twitch');
  const [averageViews, averageViewers] = await Promise.all([
    video === undefined ? null : nullWhenMissing(audience.averageViews(video.id)),
    live === undefined ? null : nullWhenMissing(audience.averageViewers(live.id)),
  ]);
  const tier = finalTier({ averageViews, averageViewers })?.tier ?? null;
  return { tier, hasVideoChannel: video !== undefined };
};
