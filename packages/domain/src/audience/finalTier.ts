import { type AudienceTier, tierForViewers, tierForViews } from './audienceTiers.ts';
import type { PlatformCode } from './PlatformCode.ts';

/** The measured audience; `null` where no channel is connected. */
export interface Audience {
  readonly averageViewers: number | null;
  readonly averageViews: number | null;
}

/** The tier that is paid for, and the platform that decided it. */
export interface FinalTier {
  readonly tier: AudienceTier;
  readonly decidedBy: PlatformCode;
}

/**
 * The tier that decides Pro's price: the one with the higher monthly price, the live-streaming platform on a
 * tie. `null` until a channel is connected.
 *
 * @example finalTier({ averageViewers: 180, averageViews: 64_200 })?.decidedBy // → 'yvp'
 * @example finalTier({ averageViewers: null, averageViews: null }) // → null
 */
export const finalTier = ({ averageViewers, averageViews }: Audience): FinalTier | null => {
  const live = averageViewers === null ? null : tierForViewers(averageViewers);
  const video = averageViews === null ? null : tierForViews(averageViews);
  if (live !== null && (video === null || live.monthlyCents >= video.monthlyCents)) {
    return { tier: live, decidedBy: 'tvp' };
  }
  return video === null ? null : { tier: video, decidedBy: 'yvp' };
};

/** A channel as pages show it. */
export interface Channel {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly averageViewers: number;
}
