import { brand } from '@backbeat/domain';

/** The three thank-you pages. */
export type ThankYouVariant = 'premium' | 'download' | 'pro';

/** What a thank-you page says; the picture follows the variant. */
export interface ThankYouContent {
  readonly pet: 'puppy' | 'kitten';
  readonly title: string;
  readonly cheer: string;
  readonly lead: string;
  readonly perks: readonly string[];
  readonly place: { readonly text: string; readonly linkText: string; readonly href: string };
}

/**
 * The variant of a path: Pro by what the path contains, the others by their own.
 *
 * @example thankYouVariant('/checkout/thank-you-premiumdownloads') // → 'download'
 */
export const thankYouVariant = (pathname: string): ThankYouVariant => {
  if (pathname.includes('thank-you-pro')) return 'pro';
  return pathname.includes('thank-you-premiumdownloads') ? 'download' : 'premium';
};

const subscription = {
  text: 'Your plan lives in',
  linkText: 'Account, Subscription',
  href: '/settings/subscription',
};
const connections = {
  text: 'Your channels live in',
  linkText: 'Account, Connections',
  href: '/settings/identity',
};
const forArtists = '70% of your fee goes to artists';

export const thankYouContent: Readonly<Record<ThankYouVariant, ThankYouContent>> = {
  premium: {
    pet: 'puppy',
    title: 'You are on Premium.',
    cheer: 'Sit, stay, stream.',
    lead: 'Open the app, pick a station and go live.',
    perks: [
      'No mandatory chatbot',
      'Your own playlists and advanced search',
      'Interactive mode: play any track',
      'Premium support on Discord',
      forArtists,
    ],
    place: subscription,
  },
  download: {
    pet: 'puppy',
    title: 'You are on Download.',
    cheer: 'Fetch your tracks.',
    lead: 'Open the app, find a track you like and keep it.',
    perks: [
      'Downloadable tracks',
      'Limited streaming on some stations',
      'No mandatory chatbot',
      'Premium support on Discord',
      forArtists,
    ],
    place: subscription,
  },
  pro: {
    pet: 'kitten',
    title: 'You are on Pro.',
    cheer: 'The cat approves.',
    lead: 'Everything in Premium, plus tracks to keep. Open the app and download your first one.',
    perks: [
      'Everything in Premium',
      'Unlimited downloadable tracks',
      'Tracks cleared for YouTube',
      'Curated playlists',
      'Exclusive music',
      forArtists,
    ],
    place: connections,
  },
};

/** The words on the one button. */
export const launchText = `Launch the ${brand.name} app`;
