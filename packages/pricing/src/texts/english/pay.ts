import type { PricingTexts } from '../PricingTexts.ts';

/** What the button that pays says. */
export const payTexts = {
  processing: 'Processing',
  tryAgain: 'Try again',
  startFreeTrial: 'Start free trial',
  startSubscription: 'Start subscription',
} satisfies Partial<PricingTexts>;
