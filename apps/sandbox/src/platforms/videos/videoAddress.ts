import type { VideoRow } from '../../store/rows.ts';

/** Where people watch a video. */
export const videoAddress = ({ id, platform, kind }: Pick<VideoRow, 'id' | 'platform' | 'kind'>): string => {
  if (platform === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return kind === 'clip' ? `https://clips.twitch.tv/${id}` : `https://www.twitch.tv/videos/${id}`;
};
