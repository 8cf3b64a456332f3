import { type Cents, cents } from '../money/cents.ts';
import { moneyText } from '../money/moneyText.ts';
import type { BillingPeriod } from './BillingPeriod.ts';

/** The products that the partner page sells. */
export type PartnerProduct = 'premium' | 'pro';

/**
 * The partner's prices, in cents of US dollars.
 *
 * @example partnerPlans.premium.yearly.amountCents // → 10430
 */
export const partnerPlans: Readonly<
  Record<
    PartnerProduct,
    Readonly<Record<BillingPeriod, { name: string; amountCents: Cents; monthlyEquivalentCents: Cents }>>
  >
> = {
  premium: {
    monthly: { name: 'Premium', amountCents: cents(1199), monthlyEquivalentCents: cents(1199) },
    yearly: { name: 'Premium', amountCents: cents(10430), monthlyEquivalentCents: cents(869) },
  },
  pro: {
    monthly: { name: 'Pro', amountCents: cents(2000), monthlyEquivalentCents: cents(2000) },
    yearly: { name: 'Pro', amountCents: cents(17500), monthlyEquivalentCents: cents(1458) },
  },
};

/** What the partner page says. Costs are amounts without a currency sign. */
export interface PartnerData {
  readonly title: string;
  readonly subtitle: string;
  readonly savingLine: string;
  readonly premiumCostMonthly: string;
  readonly premiumCostAnnually: string;
  readonly proCostMonthly: string;
  readonly proCostAnnually: string;
}

const cost = (product: PartnerProduct, billingPeriod: BillingPeriod): string =>
  moneyText(partnerPlans[product][billingPeriod].amountCents).slice(1);

/**
 * The partner page's content.
 *
 * @example partnerData.premiumCostAnnually // → '104.30'
 */
export const partnerData: PartnerData = {
  title: 'Music for creators on Pipeline',
  subtitle: 'All of it cleared for live streams. Pay yearly and three months are on us.',
  savingLine: '3 months free',
  premiumCostMonthly: cost('premium', 'monthly'),
  premiumCostAnnually: cost('premium', 'yearly'),
  proCostMonthly: cost('pro', 'monthly'),
  proCostAnnually: cost('pro', 'yearly'),
};
