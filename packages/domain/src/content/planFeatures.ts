import type { Product } from '../plans/Product.ts';
import type { FeatureName } from './comparisonRows.ts';

/** A cell of the comparison: a check, a cross, or a text. */
export type FeatureValue = boolean | string;

/** The whole catalogue, as the marketing figures count it. */
const catalogue = {
  twitchSafeTracks: '600,000+',
  youTubeSafeTracks: '150,000+',
  curatedStations: '60',
} as const;

/**
 * What each plan has, by feature. Free's counts are stated, Premium and Pro have the marketing figures. Download
 * follows the licence agreement: downloads, limited streaming, some stations.
 *
 * @example planFeatures.free.twitchSafeTracks // → '40,000'
 */
export const planFeatures: Readonly<Record<Product, Readonly<Record<FeatureName, FeatureValue>>>> = {
  free: {
    twitchSafeTracks: '40,000',
    youTubeSafeTracks: '5,000',
    curatedStations: '10',
    downloadableTracks: false,
    exclusiveMusic: false,
    createPlaylists: false,
    optionalChatbot: false,
    playIndividualTracks: false,
    support: false,
    advancedMusicSearch: false,
  },
  premium: {
    ...catalogue,
    downloadableTracks: false,
    exclusiveMusic: false,
    createPlaylists: true,
    optionalChatbot: true,
    playIndividualTracks: true,
    support: true,
    advancedMusicSearch: true,
  },
  download: {
    twitchSafeTracks: true,
    youTubeSafeTracks: true,
    curatedStations: 'Some',
    downloadableTracks: true,
    exclusiveMusic: false,
    createPlaylists: true,
    optionalChatbot: true,
    playIndividualTracks: 'Limited',
    support: true,
    advancedMusicSearch: true,
  },
  pro: {
    ...catalogue,
    downloadableTracks: true,
    exclusiveMusic: true,
    createPlaylists: true,
    optionalChatbot: true,
    playIndividualTracks: true,
    support: true,
    advancedMusicSearch: true,
  },
};
