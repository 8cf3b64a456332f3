import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { applyFault } from '../control/faults.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import {
  findChannel,
  findChannels,
  findUploads,
  type VideoChannel,
  videoChannels,
  videosOf,
} from './channels.ts';
import { seenVideos, videoItem } from './videos/youTubeVideos.ts';

const youTubeKey = 'sandbox-youtube-key';

const slowMs = 1_500;
const stuckMs = 15_000;

/** An error as the Data API writes it. */
const refused = (c: Context, code: 400 | 403 | 404 | 500, reason: string, message: string): Response =>
  c.json({ error: { code, message, errors: [{ message, domain: 'youtube.quota', reason }] } }, code);

/** The answer of a channel that misbehaves; `null` when the usual answer follows. */
const misbehaviourAnswer = async (
  c: Context,
  channel: VideoChannel | undefined,
): Promise<Response | null> => {
  switch (channel?.misbehaviour) {
    case 'slow':
      await wait(slowMs);
      return null;
    case 'stuck':
      await wait(stuckMs);
      return null;
    case 'broken':
      return refused(c, 500, 'backendError', 'Backend Error');
    case 'over-quota':
      return refused(
        c,
        403,
        'quotaExceeded',
        'The request cannot be completed because you have exceeded your quota.',
      );
    default:
      return null;
  }
};

const maxResultsOf = (c: Context): number =>
  Math.min(Math.max(Number(c.req.query('maxResults') ?? 5) || 5, 0), 50);
const idsOf = (c: Context): string[] => (c.req.query('id') ?? '').split(',').filter((id) => id !== '');
const list = (kind: string, items: readonly object[], totalResults = items.length): object => ({
  kind: `youtube#${kind}ListResponse`,
  etag: `sandbox-${kind}`,
  pageInfo: { totalResults, resultsPerPage: items.length },
  items,
});

/** /youtube/v3: the part of the YouTube Data API by which channels and their views are found. */
export const youTubeRoutes = (context: SandboxContext): Hono => {
  const routes = new Hono();
  routes.use('/youtube/v3/*', applyFault(context.faults, 'platforms'));
  routes.use('/youtube/v3/*', async (c, next) => {
    const key = c.req.header('x-goog-api-key') ?? c.req.query('key');
    if (key === youTubeKey) return next();
    return refused(c, 400, 'badRequest', 'API key not valid. Please pass a valid API key.');
  });

  const thumbnails = ({ id }: VideoChannel) => {
    const url = `${context.url}/portraits/${id.toLowerCase().replace(/[^a-z0-9]/g, '')}.svg`;
    return { default: { url }, medium: { url }, high: { url } };
  };

  /** The parts of a channel that were asked for. */
  const channelItem = (channel: VideoChannel, parts: readonly string[]): object => ({
    kind: 'youtube#channel',
    etag: `sandbox-${channel.id}`,
    id: channel.id,
    ...(parts.includes('snippet')
      ? {
          snippet: {
            title: channel.title,
            description: channel.description,
            publishedAt: '2020-02-20T20:20:20Z',
            thumbnails: thumbnails(channel),
            localized: { title: channel.title, description: channel.description },
          },
        }
      : {}),
    ...(parts.includes('contentDetails')
      ? { contentDetails: { relatedPlaylists: { likes: '', uploads: `UU${channel.id.slice(2)}` } } }
      : {}),
  });

  routes.get('/youtube/v3/search', async (c) => {
    if (c.req.query('type') !== 'channel') {
      return refused(c, 400, 'invalidParameter', 'The sandbox searches for channels: type=channel.');
    }
    const words = c.req.query('q') ?? '';
    if (words === 'quota') return refused(c, 403, 'quotaExceeded', 'You have exceeded your quota.');
    if (words === 'slow') await wait(slowMs);
    const hits = findChannels(words, maxResultsOf(c));
    return c.json(
      list(
        'search',
        hits.map((channel) => ({
          kind: 'youtube#searchResult',
          etag: `sandbox-${channel.id}`,
          id: { kind: 'youtube#channel', channelId: channel.id },
          snippet: {
            publishedAt: '2020-02-20T20:20:20Z',
            channelId: channel.id,
            title: channel.title,
            description: channel.description,
            thumbnails: thumbnails(channel),
            channelTitle: channel.title,
            liveBroadcastContent: 'none',
          },
        })),
        videoChannels.length,
      ),
    );
  });

  routes.get('/youtube/v3/channels', async (c) => {
    const found = idsOf(c).flatMap((id) => findChannel(id) ?? []);
    const misbehaviour = await misbehaviourAnswer(c, found[0]);
    if (misbehaviour !== null) return misbehaviour;
    const { items, ...rest }: { items?: unknown } = list(
      'channel',
      found.map((channel) => channelItem(channel, (c.req.query('part') ?? '').split(','))),
    );
    // The real one leaves the list out when it is empty.
    return c.json(found.length === 0 ? rest : { ...rest, items });
  });

  routes.get('/youtube/v3/playlistItems', (c) => {
    const channel = findUploads(c.req.query('playlistId') ?? '');
    const videos = channel === undefined ? [] : videosOf(channel);
    if (channel === undefined || videos.length === 0) {
      return refused(c, 404, 'playlistNotFound', 'The playlist cannot be found.');
    }
    return c.json(
      list(
        'playlistItem',
        videos.slice(0, maxResultsOf(c)).map(({ id, publishedAtMs }) => ({
          kind: 'youtube#playlistItem',
          id: `UU.${id}`,
          contentDetails: { videoId: id, videoPublishedAt: new Date(publishedAtMs).toISOString() },
        })),
        videos.length,
      ),
    );
  });

  routes.get('/youtube/v3/videos', (c) => {
    const parts = (c.req.query('part') ?? '').split(',');
    const items = seenVideos(context, idsOf(c)).map((video) =>
      videoItem(video, parts, context.clock.nowMs()),
    );
    return c.json(list('video', items));
  });

  return routes;
};
