import { brand } from '@backbeat/domain';
import type { PageWords } from './SitePage.ts';

/** Title and description of the home page, and of most others (specification, R2.1-74). */
export const homeWords: PageWords = {
  title: `${brand.name}: Twitch and YouTube-safe music for creators`,
  description: `${brand.tagline}. Stations and tracks cleared for live streams and video, with a player beside your stream.`,
};
