import type { PricingTexts } from '../PricingTexts.ts';

/** What the pricing page says. */
export const pageTexts = {
  compare: 'Compare',
  compareFeatures: 'Compare Features',
  comparePlans: 'Compare Plans',
  pageLead: "Choose your perfect plan, monthly or yearly. It's that simple",
  pageTitle: (name) => `${name} Pricing`,
  plansAndFeatures: 'Plans and features',
  questionsTitle: 'Good questions',
  stationsTitle: 'Nine of our stations',
} satisfies Partial<PricingTexts>;
