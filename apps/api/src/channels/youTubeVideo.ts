import * as z from 'zod/mini';
import type { FoundVideo } from './platforms.ts';

const moment = z.iso.datetime({ offset: true });

/** What is read of each video. */
export const videoParts = 'snippet,status,liveStreamingDetails,contentDetails';
export const videoFields =
  'items(id,snippet(channelId,channelTitle,title,publishedAt,liveBroadcastContent),status/privacyStatus,liveStreamingDetails(actualStartTime,actualEndTime),contentDetails/duration)';

const videoSchema = z.object({
  id: z.string(),
  snippet: z.object({
    channelId: z.string(),
    channelTitle: z.string(),
    title: z.string(),
    publishedAt: moment,
    liveBroadcastContent: z.enum(['none', 'upcoming', 'live']),
  }),
  status: z.object({ privacyStatus: z.string() }),
  liveStreamingDetails: z.optional(
    z.object({ actualStartTime: z.optional(moment), actualEndTime: z.optional(moment) }),
  ),
  contentDetails: z.optional(z.object({ duration: z.optional(z.string()) })),
});

export const videoListSchema = z.object({ items: z._default(z.array(videoSchema), []) });

/** An ISO 8601 duration as the platform writes it, such as `PT5H3M2S`; null for another one. */
const durationMs = (text: string): number | null => {
  const parts = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,6})S)?)?$/.exec(text);
  if (parts === null) return null;
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = parts;
  return (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
};

/** The end of a stream. One that has stopped may have no end yet, and a length already. */
const endOf = (
  { snippet, liveStreamingDetails, contentDetails }: z.output<typeof videoSchema>,
  from: Date,
): Date | null => {
  const { actualEndTime } = liveStreamingDetails ?? {};
  if (actualEndTime !== undefined) return new Date(actualEndTime);
  if (snippet.liveBroadcastContent === 'live') return null;
  return new Date(from.getTime() + (durationMs(contentDetails?.duration ?? '') ?? 0));
};

/** The video in our words; none for one that only its owner can see. */
export const toFoundVideo = (video: z.output<typeof videoSchema>): readonly FoundVideo[] => {
  const { id, snippet, status, liveStreamingDetails } = video;
  if (status.privacyStatus === 'private') return [];
  const { channelId, channelTitle: channelName, title, publishedAt, liveBroadcastContent } = snippet;
  const shown = { id, channelId, channelName, title };
  if (liveBroadcastContent === 'none' && liveStreamingDetails === undefined)
    return [{ ...shown, kind: 'upload', from: new Date(publishedAt), until: null }];
  const startedAt = liveStreamingDetails?.actualStartTime;
  if (startedAt === undefined) return [{ ...shown, kind: 'live', from: null, until: null }];
  const from = new Date(startedAt);
  return [{ ...shown, kind: 'live', from, until: endOf(video, from) }];
};
