import { dayMs } from '@backbeat/domain';
import * as z from 'zod/mini';
import type { LivePlatformSettings } from '../config/Config.ts';
import type { Clock } from '../lib/clock.ts';
import { askPlatform, requestDeadline, unavailableAfter } from './askPlatform.ts';
import type { LivePlatform } from './platforms.ts';

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

  /** Null for an unknown channel. A revoked token is replaced once. */
  const get = async <S extends z.core.$ZodType>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: S,
    signal: AbortSignal,
  ): Promise<z.output<S> | null> => {
    const url = new URL(`${settings.apiUrl}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    for (const isLast of [false, true]) {
      const headers = { 'client-id': settings.clientId, authorization: `Bearer ${await readToken(signal)}` };
      const read = await askPlatform({ url, headers, signal }, schema);
      if ('answer' in read) return read.answer;
      const { status } = read.refusal;
      // Helix answers 400 for an id of a wrong form; it counts as unknown.
      if (status === 404 || status === 400) return null;
      if (status !== 401 || isLast) throw unavailableAfter(read.refusal);
      token = null;
    }
    return null;
  };

  return {
    liveSince: async (channelId) => {
      const streams = await get('streams', { user_id: channelId }, streamsSchema, requestDeadline());
      const startedAt = streams?.data[0]?.started_at;
      return startedAt === undefined ? null : new Date(startedAt);
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
