import type { Product } from '../plans/Product.ts';
import { offer } from '../policy/offer.ts';
import type { PlanCard } from './PlanCard.ts';

/** The words of a plan, independent of its price. */
export type PlanWords = Pick<
  PlanCard,
  | 'type'
  | 'badge'
  | 'subtitle'
  | 'description'
  | 'perks'
  | 'upgradeLabel'
  | 'flags'
  | 'highlightedFeatures'
  | 'banner'
  | 'isFixedPrice'
  | 'detailsPath'
>;

const chooserPath = '/which-plan-is-best';

const artistShare = `${offer.artistSharePercent}% of your fee goes to artists`;

/**
 * The words of every plan.
 *
 * @example planWords.premium.subtitle // → 'For live streamers'
 */
export const planWords: Readonly<Record<Product, PlanWords>> = {
  free: {
    type: 'secondary',
    badge: null,
    subtitle: 'For a first try',
    description: 'Selected stations, with the chatbot naming each track.',
    perks: ['40,000 Twitch-safe tracks', '5,000 YouTube-safe tracks', '10 curated stations'],
    upgradeLabel: 'Try for free',
    flags: { hasTrial: false, hasDownloads: false },
    highlightedFeatures: ['twitchSafeTracks', 'youTubeSafeTracks', 'curatedStations'],
    banner: null,
    isFixedPrice: true,
    detailsPath: null,
  },
  premium: {
    type: 'primary',
    badge: null,
    subtitle: 'For live streamers',
    description: 'Every station on your stream, your way.',
    perks: [
      'No mandatory chatbot',
      'Your own playlists and advanced search',
      'Interactive mode: play any track',
      'Premium support on Discord',
      artistShare,
    ],
    upgradeLabel: 'Start free trial',
    flags: { hasTrial: true, hasDownloads: false },
    highlightedFeatures: ['optionalChatbot', 'createPlaylists', 'playIndividualTracks'],
    banner: 'Special Price for New Users',
    isFixedPrice: true,
    detailsPath: chooserPath,
  },
  download: {
    type: 'secondary',
    badge: 'Files for your videos',
    subtitle: 'For music you keep',
    description: 'Downloads, with limited streaming on some stations.',
    perks: ['Downloadable tracks', 'Limited streaming', 'Some stations', artistShare],
    upgradeLabel: 'Start free trial',
    flags: { hasTrial: true, hasDownloads: true },
    highlightedFeatures: ['downloadableTracks'],
    banner: null,
    isFixedPrice: true,
    detailsPath: chooserPath,
  },
  pro: {
    type: 'secondary',
    badge: 'Priced by the size of your audience',
    subtitle: 'For streams and videos',
    description: 'Everything in Premium, and tracks to keep and publish.',
    perks: [
      'Everything in Premium',
      'Unlimited downloadable tracks',
      'Tracks cleared for YouTube',
      'Curated playlists',
      'Exclusive music',
    ],
    upgradeLabel: 'Start free trial',
    flags: { hasTrial: true, hasDownloads: true },
    highlightedFeatures: ['downloadableTracks', 'exclusiveMusic'],
    banner: null,
    isFixedPrice: false,
    detailsPath: chooserPath,
  },
};
