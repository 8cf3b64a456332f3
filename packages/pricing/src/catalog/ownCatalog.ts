import {
  type Brand,
  billingPeriods,
  brandNames,
  brandText,
  checkoutPath,
  couponCodesFor,
  currency,
  type PlanCode,
  type Product,
  planFor,
  productNames,
  products,
  type SwitchVariant,
  startingPeriods,
} from '@backbeat/domain';
import { featureNames, planFeatures, planWords } from '@backbeat/domain/content';
import { ownTexts } from '../texts/english/own.ts';
import { english, type Language, textsIn } from '../texts/language.ts';
import type { OwnPlanTexts } from '../texts/PricingTexts.ts';
import type { Catalog, CatalogBanner, CatalogPlan, CatalogPrice } from './Catalog.ts';

type OwnTexts = typeof ownTexts;
type BrandNames = Pick<Brand, 'name' | 'slug'>;

const labelsOf = (variant: SwitchVariant, { yearlyWithSaving }: OwnTexts) => ({
  yearly: yearlyWithSaving(variant),
});

const priceOf = (product: Product, period: 'monthly' | 'yearly'): CatalogPrice => {
  const { code, amountCents, monthlyEquivalentCents, previousMonthlyCents } = planFor(product, period);
  const path = checkoutPath(code);
  return {
    code,
    amount: amountCents,
    ...(period === 'yearly' ? { perMonth: monthlyEquivalentCents } : {}),
    previous: previousMonthlyCents ?? undefined,
    href: path === null ? undefined : `${path}?billing=${period}`,
  };
};

/** An offer is `sun`, an explanation `quiet`. */
const bannerOf = (
  { banner, badge }: OwnPlanTexts,
  { bannerForSubscribers }: OwnTexts,
): CatalogBanner | undefined => {
  if (banner !== null) return { text: banner, tone: 'sun', instead: bannerForSubscribers };
  return badge === null ? undefined : { text: badge };
};

const featuresOf = (product: Product, { featureValue }: OwnTexts) =>
  Object.fromEntries(
    featureNames.map((feature) => {
      const value = planFeatures[product][feature];
      return [feature, typeof value === 'string' ? featureValue(value) : value];
    }),
  );

const ownPlan = (product: Product, texts: OwnTexts, of: BrandNames): CatalogPlan => {
  const { type, flags, isFixedPrice, highlightedFeatures } = planWords[product];
  const words = texts.plans[product];
  const monthly = priceOf(product, 'monthly');
  return {
    id: product,
    name: productNames[product],
    subtitle: words.subtitle,
    description: words.description,
    perks: words.perks,
    action: words.upgradeLabel,
    banner: bannerOf(words, texts),
    isHighlighted: type === 'primary',
    isFrom: !isFixedPrice,
    hasTrial: flags.hasTrial,
    couponCode: flags.hasTrial ? couponCodesFor(of).oneMonthFree : undefined,
    features: featuresOf(product, texts),
    highlightedFeatures,
    // Pro saves two months, the others half.
    periodLabels: product === 'pro' ? labelsOf('plan-block', texts) : undefined,
    prices: product === 'free' ? { monthly } : { monthly, yearly: priceOf(product, 'yearly') },
  };
};

/** What our billing switch calls the periods. */
export const ownPeriodLabels = (variant: SwitchVariant, language: Language) =>
  labelsOf(variant, textsIn(language, ownTexts));

/**
 * Our plans at list price, in a language.
 *
 * @param variant whose billing switch it is: its words, and where it starts
 * @example ownCatalog().plans.map(({ name }) => name) // → ['Free', 'Premium', 'Download', 'Pro']
 */
export const ownCatalog = (
  language: Language = english,
  variant: SwitchVariant = 'pricing',
  brand: BrandNames = brandNames,
): Catalog<PlanCode, Product> => {
  const texts = textsIn(language, ownTexts);
  return {
    name: brand.name,
    currency,
    periods: billingPeriods,
    startingPeriod: startingPeriods[variant === 'pricing' ? variant : 'plan-block'],
    periodLabels: labelsOf(variant, texts),
    plans: products.map((product) => ownPlan(product, texts, brand)),
    featured: ['premium', 'pro'],
    rows: featureNames.map((key) => ({ key, label: brandText(texts.features[key], brand) })),
  };
};
