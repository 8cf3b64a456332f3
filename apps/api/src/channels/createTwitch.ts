import { dayMs } from '@backbeat/domain';
import { isTwitchClip } from '@backbeat/domain/claims';
import * as z from 'zod/mini';
import type { LivePlatformSettings } from '../config/Config.ts';
import { batchesOf } from '../lib/batchesOf.ts';
import type { Clock } from '../lib/clock.ts';
import { askPlatform, type PlatformRequest, requestDeadline, unavailableAfter } from './askPlatform.ts';
import {
  type EventSubscription,
  type FoundVideo,
  type LivePlatform,
  type StreamEvent,
  streamEvents,
} from './platforms.ts';
import { clipsSchema, recordingsSchema, toFoundClip, toFoundRecording } from './twitchVideo.ts';

/** The most ids of one list of recordings or clips. */
const maxIds = 100;
const windowMs = 30 * dayMs;
/** Tokens are replaced this long before they expire. */
const tokenMarginMs = 60_000;

const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() });
const usersSchema = z.object({ data: z.array(z.object({ id: z.string() })) });
const streamsSchema = z.object({
  data: z.array(
    z.object({
      started_at: z.iso.datetime({ offset: true }),
      viewer_count: z.int().check(z.nonnegative()),
    }),
  ),
});
const videosSchema = z.object({
  data: z.array(
    z.object({
      created_at: z.iso.datetime({ offset: true }),
      view_count: z.int().check(z.nonnegative()),
    }),
  ),
});

const subscriptionsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      type: z.string(),
      condition: z.looseObject({ broadcaster_user_id: z.optional(z.string()) }),
      transport: z.looseObject({ callback: z.optional(z.string()) }),
    }),
  ),
  pagination: z.object({ cursor: z.optional(z.string()) }),
});
/** What Helix answers to a change is not used. */
const anything = z.unknown();
const aliveStates: readonly string[] = ['enabled', 'webhook_callback_verification_pending'];

const isStreamEvent = (type: string): type is StreamEvent => streamEvents.some((event) => event === type);

/** Rounds half up, like every average of the product; 0 for an empty list. */
const mean = (counts: readonly number[]): number =>
  counts.length === 0 ? 0 : Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length);

/**
 * Twitch's Helix API, with the app's own token. Helix has no average of viewers: it is computed from the recordings of
 * the last 30 days and the running broadcast.
 *
 * @example createTwitch(parseConfig(process.env).platforms.twitch, systemClock)
 */
export const createTwitch = (settings: LivePlatformSettings, clock: Clock): LivePlatform => {
  let token: { readonly text: string; readonly endsAtMs: number } | null = null;

  const readToken = async (signal: AbortSignal): Promise<string> => {
    if (token !== null && clock.now() < token.endsAtMs) return token.text;
    const url = new URL(settings.tokenUrl);
    url.searchParams.set('client_id', settings.clientId);
    url.searchParams.set('client_secret', settings.clientSecret);
    url.searchParams.set('grant_type', 'client_credentials');
    const read = await askPlatform({ url, method: 'POST', headers: {}, signal }, tokenSchema);
    if ('refusal' in read) throw unavailableAfter(read.refusal);
    const { access_token, expires_in } = read.answer;
    token = { text: access_token, endsAtMs: clock.now() + expires_in * 1000 - tokenMarginMs };
    return access_token;
  };

  /** The answer, or the status by which Helix refused the request. A revoked token is replaced once. */
  const ask = async <S extends z.core.$ZodType>(
    request: Pick<PlatformRequest, 'url' | 'method' | 'body' | 'signal'>,
    schema: S,
  ): Promise<{ readonly answer: z.output<S> } | { readonly status: 400 | 404 | 409 }> => {
    for (const isLast of [false, true]) {
      const authorization = `Bearer ${await readToken(request.signal)}`;
      const headers = { 'client-id': settings.clientId, authorization };
      const read = await askPlatform({ ...request, headers }, schema);
      if ('answer' in read) return read;
      const { status } = read.refusal;
      if (status === 400 || status === 404 || status === 409) return { status };
      if (status !== 401 || isLast) throw unavailableAfter(read.refusal);
      token = null;
    }
    return { status: 404 };
  };

  const urlOf = (path: string, query: Readonly<Record<string, string | readonly string[]>>): URL => {
    const url = new URL(`${settings.apiUrl}/${path}`);
    for (const [name, values] of Object.entries(query))
      for (const value of [values].flat()) url.searchParams.append(name, value);
    return url;
  };

  /** Null for an unknown channel. Helix answers 400 for an id of a wrong form; it counts as unknown. */
  const get = async <S extends z.core.$ZodType>(
    path: string,
    query: Readonly<Record<string, string | readonly string[]>>,
    schema: S,
    signal: AbortSignal,
  ): Promise<z.output<S> | null> => {
    const read = await ask({ url: urlOf(path, query), signal }, schema);
    return 'answer' in read ? read.answer : null;
  };

  const recordings = async (ids: readonly string[], signal: AbortSignal): Promise<readonly FoundVideo[]> => {
    const pages = await Promise.all(
      batchesOf(ids, maxIds).map((batch) => get('videos', { id: batch }, recordingsSchema, signal)),
    );
    return pages.flatMap((page) => page?.data ?? []).map(toFoundRecording);
  };

  const clips = async (ids: readonly string[], signal: AbortSignal): Promise<readonly FoundVideo[]> => {
    const pages = await Promise.all(
      batchesOf(ids, maxIds).map((batch) => get('clips', { id: batch }, clipsSchema, signal)),
    );
    const found = pages.flatMap((page) => page?.data ?? []);
    const ofClips = [...new Set(found.map(({ video_id }) => video_id).filter((id) => id !== ''))];
    const streams = new Map((await recordings(ofClips, signal)).map((video) => [video.id, video]));
    return found.map((clip) => toFoundClip(clip, streams.get(clip.video_id)));
  };

  return {
    videos: async (ids) => {
      const signal = requestDeadline();
      const found = await Promise.all([
        recordings(
          ids.filter((id) => !isTwitchClip(id)),
          signal,
        ),
        clips(ids.filter(isTwitchClip), signal),
      ]);
      return found.flat();
    },
    liveSince: async (channelId) => {
      const streams = await get('streams', { user_id: channelId }, streamsSchema, requestDeadline());
      const startedAt = streams?.data[0]?.started_at;
      return startedAt === undefined ? null : new Date(startedAt);
    },
    subscriptions: async (address) => {
      const found: EventSubscription[] = [];
      let cursor: string | undefined;
      do {
        const query: Record<string, string> = cursor === undefined ? {} : { after: cursor };
        const page = await get('eventsub/subscriptions', query, subscriptionsSchema, requestDeadline());
        for (const { id, status, type, condition, transport } of page?.data ?? []) {
          const channelId = condition.broadcaster_user_id;
          if (transport.callback === address && channelId !== undefined && isStreamEvent(type))
            found.push({ id, event: type, channelId, isAlive: aliveStates.includes(status) });
        }
        cursor = page?.pagination.cursor;
      } while (cursor !== undefined);
      return found;
    },
    subscribe: async ({ event, channelId }, address) => {
      const body = {
        type: event,
        version: '1',
        condition: { broadcaster_user_id: channelId },
        transport: { method: 'webhook', callback: address, secret: settings.eventsSecret },
      };
      const url = urlOf('eventsub/subscriptions', {});
      const asked = await ask({ url, method: 'POST', body, signal: requestDeadline() }, anything);
      // 409: the subscription exists.
      return 'answer' in asked || asked.status === 409;
    },
    unsubscribe: async (id) => {
      const url = urlOf('eventsub/subscriptions', { id });
      await ask({ url, method: 'DELETE', signal: requestDeadline() }, anything);
    },
    averageViewers: async (channelId) => {
      const signal = requestDeadline();
      const users = await get('users', { id: channelId }, usersSchema, signal);
      if (users === null || users.data.length === 0) return null;
      const recordings = { user_id: channelId, type: 'archive', period: 'month', first: '100' };
      const [videos, streams] = await Promise.all([
        get('videos', recordings, videosSchema, signal),
        get('streams', { user_id: channelId }, streamsSchema, signal),
      ]);
      const sinceMs = clock.now() - windowMs;
      return mean([
        ...(videos?.data ?? [])
          .filter(({ created_at }) => Date.parse(created_at) >= sinceMs)
          .map(({ view_count }) => view_count),
        ...(streams?.data ?? []).map(({ viewer_count }) => viewer_count),
      ]);
    },
  };
};
