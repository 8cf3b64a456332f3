import type { PricingTexts } from '../PricingTexts.ts';

/** What the comparison says. */
export const comparisonTexts = {
  choose: 'Choose',
  comparison: 'Features of every plan',
  feature: 'Feature',
  included: 'Included',
  notIncluded: 'Not included',
} satisfies Partial<PricingTexts>;
