import type { Books } from '../../SandboxContext.ts';
import type { VideoRow } from '../../store/rows.ts';
import { findChannel, findVideo, type Video } from '../channels.ts';
import { broadcastState } from './broadcastState.ts';
import { momentText } from './momentText.ts';

/** A video of YouTube. The owner may hide the count of its views. */
type SeenVideo = VideoRow & Pick<Video, 'views'>;

const asRow = (video: Video): SeenVideo => ({
  ...video,
  platform: 'youtube',
  kind: 'upload',
  scheduledAtMs: null,
  startedAtMs: null,
  endedAtMs: null,
  privacy: 'public',
  isDeleted: false,
  cut: null,
});

/** Of the asked videos, those that everybody sees: private and deleted ones are left out, as with the real one's key. */
export const seenVideos = ({ store }: Pick<Books, 'store'>, ids: readonly string[]): SeenVideo[] =>
  ids.flatMap((id): SeenVideo[] => {
    const made = store.get('videos', id);
    if (made !== undefined) {
      const isSeen = made.platform === 'youtube' && made.privacy !== 'private' && !made.isDeleted;
      return isSeen ? [{ ...made, views: 1_200 }] : [];
    }
    const fixed = findVideo(id);
    return fixed === undefined ? [] : [asRow(fixed)];
  });

/**
 * A duration as ISO 8601 writes it.
 *
 * @example isoDuration(11_313_000) // → 'PT3H8M33S'
 */
export const isoDuration = (durationMs: number): string => {
  const seconds = Math.round(durationMs / 1000);
  if (seconds <= 0) return 'P0D';
  const parts = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ] as const;
  return `PT${parts.flatMap(([count, unit]) => (count > 0 ? [`${count}${unit}`] : [])).join('')}`;
};

const liveWords = { upcoming: 'upcoming', running: 'live', over: 'none' } as const;

const liveStreamingDetails = (
  { scheduledAtMs, startedAtMs, endedAtMs }: VideoRow,
  nowMs: number,
): object => ({
  ...(startedAtMs !== null && startedAtMs <= nowMs ? { actualStartTime: momentText(startedAtMs) } : {}),
  ...(endedAtMs !== null && endedAtMs <= nowMs ? { actualEndTime: momentText(endedAtMs) } : {}),
  ...(scheduledAtMs === null ? {} : { scheduledStartTime: momentText(scheduledAtMs) }),
});

/** The parts of a video that were asked for. Only a broadcast has details of its times. */
export const videoItem = (video: SeenVideo, parts: readonly string[], nowMs: number): object => {
  const state = video.kind === 'live' ? broadcastState(video, nowMs) : 'over';
  const lengthMs =
    video.kind === 'live' ? (video.endedAtMs ?? nowMs) - (video.startedAtMs ?? nowMs) : video.durationMs;
  const of = (part: string, value: object) => (parts.includes(part) ? { [part]: value } : {});
  return {
    kind: 'youtube#video',
    etag: `sandbox-${video.id}`,
    id: video.id,
    ...of('snippet', {
      publishedAt: momentText(video.publishedAtMs),
      channelId: video.channelId,
      title: video.title,
      channelTitle: findChannel(video.channelId)?.title ?? '',
      liveBroadcastContent: liveWords[state],
    }),
    ...of('contentDetails', { duration: isoDuration(state === 'over' ? lengthMs : 0), definition: 'hd' }),
    ...of('status', { uploadStatus: 'processed', privacyStatus: video.privacy }),
    ...of('statistics', {
      ...(video.views === null ? {} : { viewCount: String(video.views) }),
      favoriteCount: '0',
    }),
    ...(video.kind === 'live' ? of('liveStreamingDetails', liveStreamingDetails(video, nowMs)) : {}),
  };
};
