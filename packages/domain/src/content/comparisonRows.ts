import { brand } from '../brand/brand.ts';
import { type Brand, brandText } from '../brand/createBrand.ts';

/** The key of the support feature in a plan card's feature map, in camel case. */
const supportFeatureKey = (brand: Brand): string =>
  `${brand.slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Support`;

/**
 * The ten features that the plans are compared by, in the order of the table.
 *
 * @example featureNames.length // → 10
 */
export const featureNames = [
  'twitchSafeTracks',
  'youTubeSafeTracks',
  'curatedStations',
  'downloadableTracks',
  'exclusiveMusic',
  'createPlaylists',
  'optionalChatbot',
  'playIndividualTracks',
  'support',
  'advancedMusicSearch',
] as const;

/** A feature in code, whatever the brand. */
export type FeatureName = (typeof featureNames)[number];

/**
 * What the features are called; `{product}` stands for the brand's name.
 *
 * @example featureLabels.support // → '{product} Support'
 */
export const featureLabels: Readonly<Record<FeatureName, string>> = {
  twitchSafeTracks: 'Twitch-safe Tracks',
  youTubeSafeTracks: 'YouTube-safe Tracks',
  curatedStations: 'Curated Stations',
  downloadableTracks: 'Downloadable Tracks',
  exclusiveMusic: 'Exclusive Music',
  createPlaylists: 'Create Playlists',
  optionalChatbot: 'Optional Chatbot',
  playIndividualTracks: 'Play Individual Tracks',
  support: '{product} Support',
  advancedMusicSearch: 'Advanced Music Search',
};

/** A row of the comparison table. */
export interface ComparisonRow {
  readonly feature: FeatureName;
  /** The key of the feature in a plan card's feature map; the support key spells the product's name. */
  readonly key: string;
  readonly label: string;
}

/**
 * The ten rows for a brand.
 *
 * @example comparisonRowsFor(brand).length // → 10
 */
export const comparisonRowsFor = (of: Brand): readonly ComparisonRow[] =>
  featureNames.map((feature) => ({
    feature,
    key: feature === 'support' ? supportFeatureKey(of) : feature,
    label: brandText(featureLabels[feature], of),
  }));

/**
 * The ten rows for the default brand.
 *
 * @example comparisonRows[8]?.label // → 'Backbeat Support'
 */
export const comparisonRows = /* @__PURE__ */ comparisonRowsFor(brand);
