import type { Product } from '../plans/Product.ts';

/** What a plan allows under the licence agreement. */
export interface TierRights {
  readonly tracks: 'all' | 'some' | 'none to choose';
  readonly streaming: 'full' | 'limited';
  readonly downloads: boolean;
  readonly stations: 'all' | 'some' | 'selected';
  readonly playlists: boolean;
  /** Whether the chat must name the track. */
  readonly chatAttribution: 'mandatory' | 'optional';
  /** Channels that may be whitelisted on each qualifying platform before paying for more. */
  readonly channelsPerPlatform: 0 | 1;
  /** In words, to follow the plan's name. */
  readonly text: string;
}

/**
 * What each plan allows under the licence agreement.
 *
 * @example tierRights.premium.downloads // → false
 */
export const tierRights: Readonly<Record<Product, TierRights>> = {
  free: {
    tracks: 'none to choose',
    streaming: 'full',
    downloads: false,
    stations: 'selected',
    playlists: false,
    chatAttribution: 'mandatory',
    channelsPerPlatform: 0,
    text: 'selected stations only, no track selection, mandatory chat attribution.',
  },
  premium: {
    tracks: 'some',
    streaming: 'full',
    downloads: false,
    stations: 'all',
    playlists: true,
    chatAttribution: 'optional',
    channelsPerPlatform: 1,
    text: 'some tracks, streaming only, all stations and playlists.',
  },
  download: {
    tracks: 'some',
    streaming: 'limited',
    downloads: true,
    stations: 'some',
    playlists: false,
    chatAttribution: 'optional',
    channelsPerPlatform: 1,
    text: 'some tracks, downloads and limited streaming, some stations.',
  },
  pro: {
    tracks: 'all',
    streaming: 'full',
    downloads: true,
    stations: 'all',
    playlists: true,
    chatAttribution: 'optional',
    channelsPerPlatform: 1,
    text: 'all tracks, streaming and downloads, all stations and playlists.',
  },
};
