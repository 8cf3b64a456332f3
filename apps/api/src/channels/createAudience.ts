import type { StreamAnswer } from '@backbeat/domain/coverage';
import * as z from 'zod/mini';
import { ApiError } from '../http/ApiError.ts';
import { type CacheDeps, createAnswerCache } from './createAnswerCache.ts';
import { type FoundChannel, type Platforms, PlatformUnavailable } from './platforms.ts';

const hourMs = 3_600_000;
/** Pages ask once a minute and share an answer for this long. */
const liveMs = 45_000;
/** What Twitch answers follows its own events by a minute or two. */
const toldMs = 180_000;
/** One request serves for sharing a channel and certifying it afterwards. */
const nameMs = 10 * 60_000;

const foundChannel = z.object({
  channelId: z.string(),
  channelTitle: z.string(),
  thumbnailUrl: z.string(),
});
const hits = z.array(foundChannel);
/** Null for an unknown channel. */
const oneChannel = z.object({ channel: z.nullable(foundChannel) });
/** Null for an unknown channel. Wrapped, because a JSON column cannot tell its own null from a missing value. */
const figure = z.object({ count: z.nullable(z.number()) });

/** Facts about channels on other platforms. */
export interface Audience {
  search(name: string): Promise<readonly FoundChannel[]>;
  /**
   * The video channel with this id, asked now or a short time ago.
   *
   * @throws ApiError 'not_found', 'provider_unavailable'
   */
  videoChannel(channelId: string): Promise<FoundChannel>;
  /** @throws ApiError 'not_found', 'provider_unavailable' */
  averageViews(channelId: string): Promise<number>;
  /** @throws ApiError 'not_found', 'provider_unavailable' */
  averageViewers(channelId: string): Promise<number>;
  /** Is the channel live? Null if the platform does not answer. */
  isLive(channelId: string): Promise<boolean | null>;
  /** The platform told by itself that the channel went live or stopped. */
  heard(channelId: string, isLive: boolean, at: Date): Promise<void>;
  /** The running stream of a channel, asked now. */
  stream(channelId: string): Promise<StreamAnswer>;
}

const withApiErrors = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof PlatformUnavailable)) throw error;
    throw new ApiError('provider_unavailable', 'The platform does not answer.', {
      retryAfterSeconds: error.retryAfterSeconds,
      cause: error,
    });
  }
};

const required = ({ count }: z.output<typeof figure>): number => {
  if (count === null) throw new ApiError('not_found', 'There is no such channel.');
  return count;
};

const toldKey = (channelId: string): string => `twitch:told:${channelId}`;

/** Caches platform answers: names rarely change, audiences change daily. */
export const createAudience = (deps: CacheDeps & { readonly platforms: Platforms }): Audience => {
  const { video, live } = deps.platforms;
  const cache = createAnswerCache(deps);
  const count = (key: string, freshMs: number, ask: () => Promise<number | null>) =>
    withApiErrors(
      cache.read({ key, freshMs, schema: figure, ask: async () => ({ count: await ask() }) }),
    ).then(required);

  return {
    search: (name) => {
      const words = name.toLowerCase().replace(/\s+/g, ' ');
      return withApiErrors(
        cache.read({
          key: `youtube:search:${words}`,
          freshMs: 24 * hourMs,
          schema: hits,
          ask: async () => [...(await video.search(words))],
        }),
      );
    },
    videoChannel: async (channelId) => {
      const { channel } = await withApiErrors(
        cache.read({
          key: `youtube:channel:${channelId}`,
          freshMs: nameMs,
          staleMs: nameMs,
          schema: oneChannel,
          ask: async () => ({ channel: await video.channel(channelId) }),
        }),
      );
      if (channel === null) throw new ApiError('not_found', 'There is no such channel.');
      return channel;
    },
    averageViews: (channelId) =>
      count(`youtube:views:${channelId}`, 6 * hourMs, () => video.averageViews(channelId)),
    averageViewers: (channelId) =>
      count(`twitch:viewers:${channelId}`, hourMs, () => live.averageViewers(channelId)),
    isLive: async (channelId) => {
      try {
        const told = await cache.told({ key: toldKey(channelId), freshMs: toldMs, schema: z.boolean() });
        if (told !== null) return told;
        return await cache.read({
          key: `twitch:live:${channelId}`,
          freshMs: liveMs,
          staleMs: liveMs,
          schema: z.boolean(),
          ask: async () => (await live.liveSince(channelId)) !== null,
        });
      } catch (error) {
        if (error instanceof PlatformUnavailable) return null;
        throw error;
      }
    },
    heard: (channelId, isLive, at) => cache.tell(toldKey(channelId), isLive, at),
    stream: async (channelId) => {
      try {
        const since = await live.liveSince(channelId);
        return since === null ? { kind: 'off' } : { kind: 'live', sinceMs: since.getTime() };
      } catch (error) {
        if (error instanceof PlatformUnavailable) return { kind: 'unknown' };
        throw error;
      }
    },
  };
};
