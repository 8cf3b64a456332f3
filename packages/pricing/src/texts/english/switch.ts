import type { PricingTexts } from '../PricingTexts.ts';

/** What stands at the billing switch. */
export const switchTexts = {
  billingPeriod: 'Billing period',
  saves: (planName, amount) => `${planName} saves ${amount} per year`,
} satisfies Partial<PricingTexts>;
