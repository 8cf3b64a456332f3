import { recentVideos } from './averageViews.ts';
import type { PlatformCode } from './PlatformCode.ts';

/** How each platform's audience is measured. */
export const audienceMeasures: Readonly<Record<PlatformCode, string>> = {
  tvp: 'average viewership over the last 30 days',
  yvp: `average views across the ${recentVideos} most recent videos`,
};
