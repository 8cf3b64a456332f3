import { type AudienceTier, audienceTiers } from './audienceTiers.ts';

/**
 * The tier of a video channel by its average views across the 20 most recent videos.
 *
 * @example tierForViews(100_000).name // → 'Two'
 * @example tierForViews(1_000_001).name // → 'Four'
 */
export const tierForViews = (averageViews: number): AudienceTier => {
  if (averageViews <= 10_000) return audienceTiers.One;
  if (averageViews <= 100_000) return audienceTiers.Two;
  return averageViews <= 1_000_000 ? audienceTiers.Three : audienceTiers.Four;
};
