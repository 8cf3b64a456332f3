import { offer } from '../policy/offer.ts';
import type { BillingPeriod } from './BillingPeriod.ts';

/** The places with a billing switch of their own wording. */
export type SwitchVariant = 'pricing' | 'plan-block' | 'partner';

const yearly: Readonly<Record<SwitchVariant, string>> = {
  pricing: `Yearly (${offer.yearlyDiscountPercent}% off)`,
  'plan-block': `Yearly (${offer.yearlyFreeMonths} months free)`,
  partner: `Yearly (${offer.partnerYearlyFreeMonths} months free)`,
};

/**
 * The labels of a billing switch.
 *
 * @example periodLabels('pricing') // → { monthly: 'Monthly', yearly: 'Yearly (50% off)' }
 */
export const periodLabels = (variant: SwitchVariant): Readonly<Record<BillingPeriod, string>> => ({
  monthly: 'Monthly',
  yearly: yearly[variant],
});

/**
 * Where each switch starts.
 *
 * @example startingPeriods.pricing // → 'yearly'
 */
export const startingPeriods = {
  home: 'yearly',
  pricing: 'yearly',
  'plan-block': 'monthly',
  'pro-page': 'monthly',
  'pro-checkout': 'monthly',
} as const satisfies Record<string, BillingPeriod>;
