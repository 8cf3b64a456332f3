import { brand } from '../brand/brand.ts';
import type { Brand } from '../brand/createBrand.ts';
import { couponCodesFor } from '../coupons/couponCodes.ts';
import { amountPerPeriodText, amountText } from '../money/moneyText.ts';
import type { BillingPeriod } from '../plans/BillingPeriod.ts';
import type { Plan } from '../plans/Plan.ts';
import { type Product, productNames } from '../plans/Product.ts';
import { planFor } from '../plans/planFor.ts';
import { comparisonRowsFor, type FeatureName } from './comparisonRows.ts';
import type { CardPrice, PlanCard } from './PlanCard.ts';
import { planFeatures } from './planFeatures.ts';
import { planWords } from './planWords.ts';

const subText = ({ amountCents, billingPeriod }: Plan): string => {
  if (billingPeriod === null) return 'Free for as long as you like';
  return billingPeriod === 'yearly' ? amountPerPeriodText(amountCents, billingPeriod) : 'Billed every month';
};

const cardPrice = (product: Product, billingPeriod: BillingPeriod): CardPrice => {
  const plan = planFor(product, billingPeriod);
  const isYearly = plan.billingPeriod === 'yearly';
  return {
    symbol: '$',
    value: amountText(plan.monthlyEquivalentCents),
    label: 'per month',
    ...(isYearly ? { realValue: amountText(plan.amountCents), realLabel: 'per year' } : {}),
    subText: subText(plan),
    code: plan.code,
    previousCents: plan.previousMonthlyCents,
  };
};

const planCard = (product: Product, of: Brand): PlanCard => {
  const wording = planWords[product];
  const value = (feature: FeatureName) => planFeatures[product][feature];
  return {
    ...wording,
    product,
    title: productNames[product],
    name: productNames[product],
    couponCode: wording.flags.hasTrial ? couponCodesFor(of).oneMonthFree : null,
    monthly: cardPrice(product, 'monthly'),
    yearly: cardPrice(product, 'yearly'),
    features: Object.fromEntries(comparisonRowsFor(of).map(({ feature, key }) => [key, value(feature)])),
  };
};

/**
 * The content of every plan card for a brand.
 *
 * @example Object.keys(planCardsFor(brand).premium.features).length // → 10
 */
export const planCardsFor = (of: Brand): Readonly<Record<Product, PlanCard>> => ({
  free: planCard('free', of),
  premium: planCard('premium', of),
  download: planCard('download', of),
  pro: planCard('pro', of),
});

/**
 * The plan cards of the default brand.
 *
 * @example planCards.premium.banner // → 'Special Price for New Users'
 * @example planCards.pro.yearly.value // → '21'
 */
export const planCards = planCardsFor(brand);
