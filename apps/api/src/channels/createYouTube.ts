import { averageViews, recentVideos } from '@backbeat/domain';
import * as z from 'zod/mini';
import type { VideoPlatformSettings } from '../config/Config.ts';
import { batchesOf } from '../lib/batchesOf.ts';
import { askPlatform, type PlatformRefusal, requestDeadline, unavailableAfter } from './askPlatform.ts';
import type { FoundChannel, VideoPlatform } from './platforms.ts';
import { toFoundVideo, videoFields, videoListSchema, videoParts } from './youTubeVideo.ts';

/** A search costs 100 of 10,000 daily units, however many hits it returns; nobody reads more. */
const maxHits = 10;

/** The most ids of one list of videos. */
const maxIds = 50;

const text = z.string().check(z.minLength(1));

const searchSchema = z.object({
  items: z.array(
    z.object({
      snippet: z.object({
        channelId: text,
        channelTitle: z.string(),
        thumbnails: z.object({ default: z.object({ url: z.string() }) }),
      }),
    }),
  ),
});

const channelsSchema = z.object({
  // For an unknown channel, the answer has no list.
  items: z._default(
    z.array(z.object({ contentDetails: z.object({ relatedPlaylists: z.object({ uploads: text }) }) })),
    [],
  ),
});

const channelNamesSchema = z.object({
  items: z._default(
    z.array(
      z.object({
        id: text,
        snippet: z.object({ title: text, thumbnails: z.object({ default: z.object({ url: z.string() }) }) }),
      }),
    ),
    [],
  ),
});

const playlistItemsSchema = z.object({
  items: z.array(z.object({ contentDetails: z.object({ videoId: text }) })),
});

const videosSchema = z.object({
  items: z.array(
    z.object({
      snippet: z.object({ publishedAt: z.iso.datetime({ offset: true }) }),
      // Owners may hide the view count.
      statistics: z.object({ viewCount: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
    }),
  ),
});

/** 404 for an uploads playlist means that nothing was ever uploaded. */
const isMissing = ({ status }: PlatformRefusal): boolean => status === 404;

/**
 * The YouTube Data API v3. `fields` limits each answer to what is read. The key travels in a header, which keeps it out
 * of addresses and logs.
 *
 * @example createYouTube(parseConfig(process.env).platforms.youtube)
 */
export const createYouTube = ({ apiUrl, apiKey }: VideoPlatformSettings): VideoPlatform => {
  const get = <S extends z.core.$ZodType>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: S,
    signal: AbortSignal,
  ) => {
    const url = new URL(`${apiUrl}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return askPlatform(
      { url, headers: { 'x-goog-api-key': apiKey, accept: 'application/json' }, signal },
      schema,
    );
  };

  const uploadsOf = async (id: string, signal: AbortSignal): Promise<string | null> => {
    const query = { part: 'contentDetails', id, fields: 'items(contentDetails/relatedPlaylists/uploads)' };
    const read = await get('channels', query, channelsSchema, signal);
    if ('answer' in read) return read.answer.items[0]?.contentDetails.relatedPlaylists.uploads ?? null;
    if (isMissing(read.refusal)) return null;
    throw unavailableAfter(read.refusal);
  };

  const recentVideoIds = async (playlistId: string, signal: AbortSignal): Promise<string[]> => {
    const fields = 'items(contentDetails/videoId)';
    const query = { part: 'contentDetails', playlistId, maxResults: String(recentVideos), fields };
    const read = await get('playlistItems', query, playlistItemsSchema, signal);
    if ('answer' in read) return read.answer.items.map(({ contentDetails }) => contentDetails.videoId);
    if (isMissing(read.refusal)) return [];
    throw unavailableAfter(read.refusal);
  };

  return {
    videos: async (ids) => {
      const signal = requestDeadline();
      const lists = await Promise.all(
        batchesOf(ids, maxIds).map(async (batch) => {
          const query = { part: videoParts, id: batch.join(','), fields: videoFields };
          const read = await get('videos', query, videoListSchema, signal);
          if ('refusal' in read) throw unavailableAfter(read.refusal);
          return read.answer.items;
        }),
      );
      return lists.flat().flatMap(toFoundVideo);
    },

    search: async (name) => {
      const fields = 'items(snippet(channelId,channelTitle,thumbnails/default/url))';
      const query = { part: 'snippet', type: 'channel', q: name, maxResults: String(maxHits), fields };
      const read = await get('search', query, searchSchema, requestDeadline());
      if ('refusal' in read) throw unavailableAfter(read.refusal);
      return read.answer.items.map(
        ({ snippet }): FoundChannel => ({
          channelId: snippet.channelId,
          channelTitle: snippet.channelTitle,
          thumbnailUrl: snippet.thumbnails.default.url,
        }),
      );
    },

    channel: async (id) => {
      const query = { part: 'snippet', id, fields: 'items(id,snippet(title,thumbnails/default/url))' };
      const read = await get('channels', query, channelNamesSchema, requestDeadline());
      if ('refusal' in read) {
        if (isMissing(read.refusal)) return null;
        throw unavailableAfter(read.refusal);
      }
      const found = read.answer.items.find((item) => item.id === id);
      if (found === undefined) return null;
      const { title, thumbnails } = found.snippet;
      return { channelId: id, channelTitle: title, thumbnailUrl: thumbnails.default.url };
    },

    averageViews: async (channelId) => {
      const signal = requestDeadline();
      const uploads = await uploadsOf(channelId, signal);
      if (uploads === null) return null;
      const ids = await recentVideoIds(uploads, signal);
      if (ids.length === 0) return 0;
      const fields = 'items(snippet/publishedAt,statistics/viewCount)';
      const query = { part: 'snippet,statistics', id: ids.join(','), fields };
      const read = await get('videos', query, videosSchema, signal);
      if ('refusal' in read) throw unavailableAfter(read.refusal);
      return averageViews(
        read.answer.items.flatMap(({ snippet, statistics }) =>
          statistics.viewCount === undefined
            ? []
            : [{ publishedAtMs: Date.parse(snippet.publishedAt), views: Number(statistics.viewCount) }],
        ),
      );
    },
  };
};
