import { timingSafeEqual } from 'node:crypto';
import { dayMs } from '@backbeat/domain';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { applyFault } from '../control/faults.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { newTokenId } from '../store/ids.ts';
import { averageViewers, nameOf } from './audience.ts';
import { clipItem, recordingItem, seenClips, seenRecordings } from './videos/twitchVideos.ts';

const clientId = 'backbeat';
const clientSecret = 'sandbox-secret';
/** As long as the real ones: about 60 days. */
const tokenLifetimeSeconds = 5_184_000;
const recordings = 10;
const maxTokens = 1_000;
const pageSize = 100;

const subscriptionBody = z.object({
  type: z.enum(['stream.online', 'stream.offline']),
  version: z.literal('1'),
  condition: z.object({ broadcaster_user_id: z.string() }),
  transport: z.object({
    method: z.literal('webhook'),
    callback: z.url(),
    secret: z.string().check(z.minLength(10), z.maxLength(100)),
  }),
});

const reasons = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
} as const;

const refused = (c: Context, status: keyof typeof reasons, message: string): Response =>
  c.json(
    {
      error: reasons[status],
      status,
      message,
    },
    status,
  );

const isSecret = (given: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(clientSecret)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Viewers of each recording: up and down around the average, which they keep exactly. */
const viewersOf = (average: number): number[] =>
  Array.from({ length: recordings }, (_, index) => {
    const swing = Math.floor(average / 4) * (index % 2 === 0 ? 1 : -1);
    return average + swing;
  });

/** /oauth2/token and /helix: the part of Twitch's API that knows audiences. */
export const helixRoutes = (context: SandboxContext): Hono => {
  const routes = new Hono();
  /** In memory: after a restart callers are answered 401 and have to ask for another token. */
  const tokens = new Set<string>();

  routes.post('/oauth2/token', async (c) => {
    const form = await c.req.parseBody().catch((): Record<string, string> => ({}));
    const read = (name: string): string => c.req.query(name) ?? String(form[name] ?? '');
    if (read('grant_type') !== 'client_credentials') return refused(c, 400, 'unsupported grant type');
    if (read('client_id') !== clientId) return refused(c, 400, 'invalid client');
    if (!isSecret(read('client_secret'))) return refused(c, 403, 'invalid client secret');
    const token = newTokenId();
    tokens.add(token);
    for (const oldest of tokens) if (tokens.size > maxTokens) tokens.delete(oldest);
    return c.json({ access_token: token, expires_in: tokenLifetimeSeconds, token_type: 'bearer' });
  });

  routes.use('/helix/*', applyFault(context.faults, 'platforms'));
  routes.use('/helix/*', async (c, next) => {
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    if (token === undefined || !tokens.has(token)) return refused(c, 401, 'Invalid OAuth token');
    if (c.req.header('client-id') !== clientId) {
      return refused(c, 401, 'Client ID and OAuth token do not match');
    }
    return next();
  });

  const isKnown = (id: string): boolean => id !== '' && !id.startsWith('nobody');

  routes.get('/helix/users', (c) => {
    const ids = (c.req.queries('id') ?? []).filter(isKnown);
    return c.json({
      data: ids.map((id) => ({
        id,
        login: nameOf(id),
        display_name: nameOf(id),
        type: '',
        broadcaster_type: 'affiliate',
        description: '',
        profile_image_url: `${context.url}/portraits/${nameOf(id)}.svg`,
        created_at: '2019-04-04T04:04:04Z',
      })),
    });
  });

  routes.get('/helix/streams', (c) => {
    const ids = (c.req.queries('user_id') ?? []).filter(isKnown);
    const live = ids.flatMap((id) => {
      const sinceMs = context.onAir.get(nameOf(id));
      return sinceMs === undefined ? [] : [{ id, sinceMs }];
    });
    return c.json({
      // The viewers are the average, so that no tier depends on the hour.
      data: live.map(({ id, sinceMs }) => ({
        id: `stream-${id}`,
        user_id: id,
        user_login: nameOf(id),
        user_name: nameOf(id),
        game_name: 'Music',
        type: 'live',
        title: 'On air',
        viewer_count: averageViewers(id),
        started_at: new Date(sinceMs).toISOString().replace(/\.\d+/, ''),
        language: 'en',
      })),
      pagination: {},
    });
  });

  routes.get('/helix/eventsub/subscriptions', (c) => {
    const all = context.streamEvents.list();
    const from = Number(c.req.query('after') ?? 0);
    const next = from + pageSize;
    return c.json({
      data: all.slice(from, next),
      total: all.length,
      total_cost: 0,
      max_total_cost: 10_000,
      pagination: next < all.length ? { cursor: String(next) } : {},
    });
  });

  routes.post('/helix/eventsub/subscriptions', async (c) => {
    const body = subscriptionBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success || !isKnown(body.data.condition.broadcaster_user_id))
      return refused(c, 400, 'the subscription is not valid');
    const { type, version, condition, transport } = body.data;
    const { callback, secret } = transport;
    const channelId = condition.broadcaster_user_id;
    const added = context.streamEvents.add({ type, version, channelId, callback, secret });
    if (added === null) return refused(c, 409, 'subscription already exists');
    return c.json({ data: [added], total: 1, total_cost: 0, max_total_cost: 10_000 }, 202);
  });

  routes.delete('/helix/eventsub/subscriptions', (c) =>
    context.streamEvents.remove(c.req.query('id') ?? '')
      ? c.body(null, 204)
      : refused(c, 404, 'subscription not found'),
  );

  routes.get('/helix/clips', (c) =>
    c.json({ data: seenClips(context, c.req.queries('id') ?? []).map(clipItem), pagination: {} }),
  );

  routes.get('/helix/videos', (c) => {
    const ids = c.req.queries('id');
    if (ids !== undefined) {
      const data = seenRecordings(context, ids).map((video) => recordingItem(video, context.clock.nowMs()));
      return data.length === 0 ? refused(c, 404, 'video not found') : c.json({ data, pagination: {} });
    }
    // Recordings that were made here are not among them: they would change the channel's average.
    const id = c.req.query('user_id') ?? '';
    if (!isKnown(id)) return refused(c, 404, 'user not found');
    const counts = nameOf(id).startsWith('quiet') ? [] : viewersOf(averageViewers(id));
    return c.json({
      data: counts.map((view_count, index) => {
        const at = new Date(context.clock.nowMs() - (index + 1) * 2 * dayMs).toISOString();
        return {
          id: `video-${id}-${index}`,
          user_id: id,
          user_login: nameOf(id),
          user_name: nameOf(id),
          title: `Stream ${counts.length - index}`,
          created_at: at,
          published_at: at,
          type: 'archive',
          duration: '3h0m0s',
          view_count,
          viewable: 'public',
        };
      }),
      pagination: {},
    });
  });

  return routes;
};
