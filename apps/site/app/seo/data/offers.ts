import {
  type AudienceTier,
  type BillingPeriod,
  brand,
  type Cents,
  type Coupon,
  cents,
  checkoutPath,
  moneyText,
  type PaidPlanCode,
  type PartnerProduct,
  partnerPlans,
  plans,
  policy,
  productNames,
  quoteForPlan,
} from '@backbeat/domain';
import { checkoutUrl } from '@backbeat/sdk';
import type { Offer, UnitPriceSpecification } from 'schema-dts';
import { seller } from './organization.ts';

const { currency } = policy;
const unitCodes = { monthly: 'MON', yearly: 'ANN' } as const;
const trialUnits = { day: 'DAY', month: 'MON', week: 'WEE' } as const;

/** An amount as schema.org writes one, without thousands apart: `5000.00`. */
export const priceText = (amount: Cents): string => moneyText(amount).replace(/[$,]/g, '');

const part = (amount: Cents, period: BillingPeriod) =>
  ({
    '@type': 'UnitPriceSpecification',
    price: priceText(amount),
    priceCurrency: currency,
    unitCode: unitCodes[period],
    billingIncrement: 1,
  }) satisfies UnitPriceSpecification;

/** The time for nothing that a coupon gives; nothing where it gives none. */
const trialParts = (coupon: Coupon | null) => {
  if (coupon?.discount.type !== 'free_trial') return [];
  const { amount, unit } = coupon.discount;
  const nothing = { '@type': 'UnitPriceSpecification', price: priceText(cents(0)) } as const;
  return [
    {
      ...nothing,
      priceCurrency: currency,
      unitCode: trialUnits[unit],
      billingIncrement: amount,
      billingDuration: amount,
    } satisfies UnitPriceSpecification,
  ];
};

const common = { '@type': 'Offer', priceCurrency: currency, seller } as const;
const inStock = { availability: 'https://schema.org/InStock' } as const;

/**
 * A plan at its list price, or with one of the site's coupons, as its checkout sells it.
 *
 * @example
 * planOffer('rocksprem_i_y_v2', coupons.vidcon).price // → '35.94'
 */
export const planOffer = (planCode: PaidPlanCode, coupon: Coupon | null = null) => {
  const { name, billingPeriod, product, amountCents } = plans[planCode];
  const period = billingPeriod ?? 'monthly';
  const { now } = quoteForPlan({ planCode, coupon, atMs: 0 });
  const trial = trialParts(coupon);
  const path = checkoutUrl({ path: checkoutPath(planCode), coupon: coupon?.code, billing: period });
  return {
    ...common,
    ...inStock,
    name: `${name}, ${period}`,
    sku: planCode,
    url: `${brand.links.site}${path}`,
    price: priceText(now.totalCents),
    priceSpecification: [...trial, part(trial.length > 0 ? amountCents : now.totalCents, period)],
    ...(product === 'pro' ? { description: 'Smallest audience' } : {}),
  } satisfies Offer;
};

/** Pro for an audience of one size. */
export const proOffer = (tier: AudienceTier, period: BillingPeriod) => {
  const code = period === 'yearly' ? 'rockspro_y_v1' : 'rockspro_m_v1';
  const amount = period === 'yearly' ? tier.yearlyCents : tier.monthlyCents;
  return {
    ...common,
    ...inStock,
    name: `${productNames.pro}, ${period}, ${tier.label}`,
    sku: `${code}-${tier.number}`,
    url: `${brand.links.site}${checkoutPath(code)}`,
    price: priceText(amount),
    priceSpecification: [part(amount, period)],
    description: tier.label,
  } satisfies Offer;
};

/** A plan at the partner's price, sold on the partner's page. */
export const partnerOffer = (product: PartnerProduct, period: BillingPeriod) => {
  const { name, amountCents } = partnerPlans[product][period];
  return {
    ...common,
    ...inStock,
    name: `${name}, ${period}, partner price`,
    sku: `partner-${product}-${period}`,
    url: `${brand.links.site}/pipelinegg`,
    price: priceText(amountCents),
    priceSpecification: [part(amountCents, period)],
  } satisfies Offer;
};
