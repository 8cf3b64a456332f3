import type { PricingTexts } from '../PricingTexts.ts';

/** What cards and buttons of plans say. */
export const cardTexts = {
  about: (planName) => ` about ${planName}`,
  changePlan: 'Change plan',
  currentPlan: 'Current plan',
  learnMore: 'Learn more',
  notAvailable: 'Not available now',
  planButton: (label) => label,
} satisfies Partial<PricingTexts>;
