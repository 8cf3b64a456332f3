import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import * as z from 'zod/mini';
import { applyFault } from '../control/applyFault.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { put } from '../store/store.ts';
import { averageViewers, averageViews } from './audience.ts';
import { findChannels, videoChannels } from './channels.ts';

const text = z.string().check(z.minLength(1), z.maxLength(2_000));

const shared = z.object({
  channelId: text,
  channelName: text,
  channelType: z.literal('youtube'),
  channelImage: z.string(),
});

const statsQuery = z.object({
  query: z.string().check(z.regex(/\btwitchStats\b/)),
  variables: z.object({ channelId: text }),
});

const refused = (code: string, message: string) => ({ error: { code, message } });

/** Whose session it is, by the product's own word; null for nobody's. */
const guidOf = async (c: Context, { apiUrl }: SandboxContext): Promise<string | null> => {
  const authorization = c.req.header('authorization');
  if (authorization === undefined) return null;
  const answer = await fetch(`${apiUrl}/v1/me`, { headers: { authorization } }).catch(() => null);
  const user = z.safeParse(z.object({ guid: text }), answer?.ok ? await answer.json() : null);
  return user.success ? user.data.guid : null;
};

/**
 * The services beside the product: shared channels of the player, figures of the video platform, viewers of the
 * live platform. The figures follow from the channel's name, so that a tier is the same each time.
 */
export function platformRoutes(context: SandboxContext): Hono {
  const routes = new Hono();
  const fromSite = cors({
    origin: new URL(context.siteUrl).origin,
    allowHeaders: ['authorization', 'content-type'],
  });
  for (const path of ['/share-channels', '/api/v1/share-channels/add', '/user-metadata/*', '/graphql']) {
    routes.use(path, fromSite, applyFault(context.faults, 'platforms'));
  }

  routes.get('/share-channels', async (c) => {
    const guid = await guidOf(c, context);
    if (guid === null) return c.json(refused('unauthorized', 'Nobody is signed in.'), 401);
    const channel = context.store.get('sharedChannels', guid);
    return c.json({ channels: channel === undefined ? [] : [channel] });
  });

  routes.post('/api/v1/share-channels/add', async (c) => {
    const guid = await guidOf(c, context);
    if (guid === null) return c.json(refused('unauthorized', 'Nobody is signed in.'), 401);
    const channel = z.safeParse(shared, await c.req.json().catch(() => null));
    if (!channel.success) return c.json({ errors: ['This is no channel.'] }, 422);
    context.store.commit([put('sharedChannels', guid, channel.data)]);
    return c.json({});
  });

  routes.get('/user-metadata/accounts/youtube/v3/search', (c) => {
    const name = c.req.query('channelName')?.trim() ?? '';
    if (name === '') return c.json(refused('validation', 'Say which name to look for.'), 422);
    const hits = findChannels(name);
    return c.json(
      hits.map(({ id, title }) => ({
        snippet: {
          channelId: id,
          channelTitle: title,
          thumbnails: { default: { url: `${context.url}/portraits/${id.replaceAll('-', '')}.svg` } },
        },
      })),
    );
  });

  routes.get('/user-metadata/accounts/youtube/v3/channel/:id/average-views', (c) => {
    const id = c.req.param('id');
    if (!videoChannels.some((channel) => channel.id === id))
      return c.json(refused('not_found', 'No such channel.'), 404);
    return c.json(averageViews(id));
  });

  routes.post('/graphql', async (c) => {
    if ((await guidOf(c, context)) === null)
      return c.json(refused('unauthorized', 'Nobody is signed in.'), 401);
    const asked = z.safeParse(statsQuery, await c.req.json().catch(() => null));
    if (!asked.success)
      return c.json(refused('validation', 'Only twitchStats(channelId) can be asked here.'), 422);
    return c.json({ data: { twitchStats: { avgViewers: averageViewers(asked.data.variables.channelId) } } });
  });

  return routes;
}
