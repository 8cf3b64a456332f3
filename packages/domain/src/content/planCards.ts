import { brand } from '../brand/brand.ts';
import type { Brand } from '../brand/createBrand.ts';
import { couponCodesFor } from '../coupons/couponCodes.ts';
import { amountPerPeriodText } from '../money/amountPerPeriodText.ts';
import { amountText } from '../money/amountText.ts';
import type { BillingPeriod } from '../plans/BillingPeriod.ts';
import type { Plan } from '../plans/Plan.ts';
import { type Product, productNames } from '../plans/Product.ts';
import { planFor } from '../plans/planFor.ts';
import { policy } from '../policy/policy.ts';
import { comparisonRowsFor, type FeatureName } from './comparisonRows.ts';
import type { CardPrice, PlanCard } from './PlanCard.ts';
import { planFeatures } from './planFeatures.ts';

type Wording = Pick<
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

const artistShare = `${policy.artistSharePercent}% of your fee goes to artists`;

const wordings: Readonly<Record<Product, Wording>> = {
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

const subText = ({ amountCents, billingPeriod }: Plan): string => {
  if (billingPeriod === null) return 'Free for as long as you like';
  return billingPeriod === 'yearly' ? amountPerPeriodText(amountCents, billingPeriod) : 'Billed every month';
};

const cardPrice = (product: Product, billingPeriod: BillingPeriod): CardPrice => {
  const plan = planFor(product, billingPeriod);
  const isYearly = plan.billingPeriod === 'yearly';
  return {
    symbol: '$',
    value: amountText(plan.monthlyEquivalentCents),
    label: 'per month',
    ...(isYearly ? { realValue: amountText(plan.amountCents), realLabel: 'per year' } : {}),
    subText: subText(plan),
    code: plan.code,
    previousCents: plan.previousMonthlyCents,
  };
};

const planCard = (product: Product, of: Brand): PlanCard => {
  const wording = wordings[product];
  const value = (feature: FeatureName) => planFeatures[product][feature];
  return {
    ...wording,
    product,
    title: productNames[product],
    name: productNames[product],
    couponCode: wording.flags.hasTrial ? couponCodesFor(of).oneMonthFree : null,
    monthly: cardPrice(product, 'monthly'),
    yearly: cardPrice(product, 'yearly'),
    features: Object.fromEntries(comparisonRowsFor(of).map(({ feature, key }) => [key, value(feature)])),
  };
};

/**
 * The content of every plan card for a brand (specification, sections 2.4 and 3).
 *
 * @example Object.keys(planCardsFor(brand).premium.features).length // → 10
 */
export const planCardsFor = (of: Brand): Readonly<Record<Product, PlanCard>> => ({
  free: planCard('free', of),
  premium: planCard('premium', of),
  download: planCard('download', of),
  pro: planCard('pro', of),
});

/**
 * The plan cards of the default brand.
 *
 * @example planCards.premium.banner // → 'Special Price for New Users'
 * @example planCards.pro.yearly.value // → '21'
 */
export const planCards = planCardsFor(brand);
