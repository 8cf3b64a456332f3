import type { PricingTexts } from '../PricingTexts.ts';

/** What stands at the partner's prices. */
export const partnerTexts = {
  partnerPrice: 'Partner price',
  partnerSaving: '3 months free',
} satisfies Partial<PricingTexts>;
