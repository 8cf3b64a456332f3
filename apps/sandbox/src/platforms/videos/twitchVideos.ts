import type { Books } from '../../SandboxContext.ts';
import type { VideoRow } from '../../store/rows.ts';
import { nameOf } from '../audience.ts';
import { broadcastState } from './broadcastState.ts';
import { momentText } from './momentText.ts';
import { videoAddress } from './videoAddress.ts';

/**
 * A duration as Twitch writes it.
 *
 * @example twitchDuration(11_313_000) // → '3h8m33s'
 */
export const twitchDuration = (durationMs: number): string => {
  const seconds = Math.max(0, Math.round(durationMs / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (h > 0) return `${h}h${m}m${s}s`;
  return m > 0 ? `${m}m${s}s` : `${s}s`;
};

const isSeen = ({ platform, privacy, isDeleted }: VideoRow): boolean =>
  platform === 'twitch' && privacy !== 'private' && !isDeleted;

/** Of the asked recordings and uploads, those that everybody sees. A broadcast has one from its begin on. */
export const seenRecordings = ({ store, clock }: Books, ids: readonly string[]): VideoRow[] =>
  ids.flatMap((id) => {
    const video = store.get('videos', id);
    if (video === undefined || !isSeen(video) || video.kind === 'clip') return [];
    return video.kind === 'live' && broadcastState(video, clock.nowMs()) === 'upcoming' ? [] : [video];
  });

/** A recording or an upload in the form of Helix. A recording grows while its broadcast runs. */
export const recordingItem = (video: VideoRow, nowMs: number): object => {
  const { id, channelId, kind, title, publishedAtMs, startedAtMs, endedAtMs, durationMs } = video;
  const lengthMs =
    kind === 'live' ? Math.min(endedAtMs ?? nowMs, nowMs) - (startedAtMs ?? nowMs) : durationMs;
  return {
    id,
    stream_id: kind === 'live' ? `stream-${id}` : null,
    user_id: channelId,
    user_login: nameOf(channelId),
    user_name: nameOf(channelId),
    title,
    description: '',
    created_at: momentText(startedAtMs ?? publishedAtMs),
    published_at: momentText(publishedAtMs),
    url: videoAddress(video),
    thumbnail_url: '',
    viewable: 'public',
    view_count: 120,
    language: 'en',
    type: kind === 'live' ? 'archive' : 'upload',
    duration: twitchDuration(lengthMs),
    muted_segments: null,
  };
};

/** A clip, and its recording where it is still there. */
interface SeenClip {
  readonly clip: VideoRow;
  readonly cut: NonNullable<VideoRow['cut']> | null;
}

/** Of the asked clips, those that everybody sees. */
export const seenClips = (books: Books, ids: readonly string[]): SeenClip[] =>
  ids.flatMap((id) => {
    const clip = books.store.get('videos', id);
    if (clip === undefined || clip.kind !== 'clip' || !isSeen(clip)) return [];
    const isThere = clip.cut !== null && seenRecordings(books, [clip.cut.videoId]).length > 0;
    return [{ clip, cut: isThere ? clip.cut : null }];
  });

/** A clip in the form of Helix: without its recording, it has no offset. */
export const clipItem = ({ clip, cut }: SeenClip): object => ({
  id: clip.id,
  url: videoAddress(clip),
  embed_url: `https://clips.twitch.tv/embed?clip=${clip.id}`,
  broadcaster_id: clip.channelId,
  broadcaster_name: nameOf(clip.channelId),
  creator_id: clip.channelId,
  creator_name: nameOf(clip.channelId),
  video_id: cut?.videoId ?? '',
  game_id: '26936',
  language: 'en',
  title: clip.title,
  view_count: 12,
  created_at: momentText(clip.publishedAtMs),
  thumbnail_url: '',
  duration: clip.durationMs / 1000,
  vod_offset: cut === null ? null : Math.round(cut.offsetMs / 1000),
  is_featured: false,
});
