import { type AudienceTier, audienceTiers } from './audienceTiers.ts';

/**
 * The tier of a live channel by its average viewers over the last 30 days.
 *
 * @example tierForViewers(200).name // → 'One'
 * @example tierForViewers(201).name // → 'Two'
 */
export const tierForViewers = (averageViewers: number): AudienceTier => {
  if (averageViewers <= 200) return audienceTiers.One;
  if (averageViewers <= 1_000) return audienceTiers.Two;
  return averageViewers <= 10_000 ? audienceTiers.Three : audienceTiers.Four;
};
