import type { Config } from '../config/Config.ts';
import type { Clock } from '../lib/clock.ts';
import { createTwitch } from './createTwitch.ts';
import { createYouTube } from './createYouTube.ts';
import { createYouTubePartner } from './createYouTubePartner.ts';
import type { Platforms } from './platforms.ts';

/** The platforms at the addresses of a configuration: the companies themselves, or a sandbox. */
export const createPlatforms = ({ platforms }: Pick<Config, 'platforms'>, clock: Clock): Platforms => ({
  video: createYouTube(platforms.youtube),
  live: createTwitch(platforms.twitch, clock),
  rights: platforms.youtubePartner === null ? null : createYouTubePartner(platforms.youtubePartner, clock),
});
