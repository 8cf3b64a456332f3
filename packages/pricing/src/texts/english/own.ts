import { periodLabels } from '@backbeat/domain';
import { featureLabels, planWords } from '@backbeat/domain/content';
import type { PricingTexts } from '../PricingTexts.ts';

/** The words of our own plans. */
export const ownTexts = {
  bannerForSubscribers: 'One price for every audience',
  featureValue: (english) => english,
  features: featureLabels,
  plans: planWords,
  yearlyWithSaving: (variant) => periodLabels(variant).yearly,
} satisfies Partial<PricingTexts>;
