/**
 * How many of a channel's videos count.
 *
 * @example recentVideos // → 20
 */
export const recentVideos = 20;

/** A video, as far as its audience counts. */
export interface VideoViews {
  readonly publishedAtMs: number;
  readonly views: number;
}

/**
 * The average views across the 20 most recent videos, rounded down to a whole view; 0 without videos.
 *
 * @example averageViews([{ publishedAtMs: 2, views: 100 }, { publishedAtMs: 1, views: 51 }]) // → 75
 */
export const averageViews = (videos: readonly VideoViews[]): number => {
  const recent = videos.toSorted((a, b) => b.publishedAtMs - a.publishedAtMs).slice(0, recentVideos);
  const total = recent.reduce((sum, { views }) => sum + views, 0);
  return recent.length === 0 ? 0 : Math.floor(total / recent.length);
};
