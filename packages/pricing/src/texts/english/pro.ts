import { audienceBands } from '@backbeat/domain';
import type { PricingTexts } from '../PricingTexts.ts';

/** What stands at Pro's prices. */
export const proTexts = {
  audience: (tier) => audienceBands[tier],
  price: 'Price',
  proPrices: 'Pro prices by audience',
  twitchViewers: 'Twitch, average viewers',
  youTubeViews: 'YouTube, average views',
  yourPrice: 'Your price',
} satisfies Partial<PricingTexts>;
