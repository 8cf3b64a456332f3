import type { CoveragePlatform } from '../coverage/coverageNames.ts';

/**
 * Whether a video of Twitch is a clip. Recordings have numbers, clips have words.
 *
 * @example isTwitchClip('2345678901') // → false
 * @example isTwitchClip('TallBraveOwl-x1') // → true
 */
export const isTwitchClip = (videoId: string): boolean => !/^\d+$/.test(videoId);

/**
 * Where a video is watched: one form for all forms of its address.
 *
 * @example videoAddress('youtube', 'dQw4w9WgXcQ') // → 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
 * @example videoAddress('twitch', '2345678901') // → 'https://www.twitch.tv/videos/2345678901'
 * @example videoAddress('twitch', 'TallBraveOwl-x1') // → 'https://clips.twitch.tv/TallBraveOwl-x1'
 */
export const videoAddress = (platform: CoveragePlatform, videoId: string): string => {
  if (platform === 'youtube') return `https://www.youtube.com/watch?v=${videoId}`;
  return isTwitchClip(videoId)
    ? `https://clips.twitch.tv/${videoId}`
    : `https://www.twitch.tv/videos/${videoId}`;
};
