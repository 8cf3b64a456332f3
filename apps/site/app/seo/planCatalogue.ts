import {
  audienceTierNames,
  audienceTiers,
  type BillingPeriod,
  billingPeriods,
  brand,
  checkoutPaths,
  type PartnerProduct,
  type Plan,
  partnerPlans,
  plans,
  policy,
  priceChanges,
  priceRecords,
} from '@backbeat/domain';
import { planCards } from '@backbeat/domain/content';
import { listedPages } from '../pages/sitePages.ts';

/** Where the catalogue is, beside the pages. */
export const planCataloguePath = '/plans.json';

/** Raised when a field goes away or changes its meaning; new fields do not raise it. */
const planCatalogueVersion = 1;

const siteAddress = (path: string) => `${brand.links.site}${path}`;

const planEntry = ({ code, product, name, billingPeriod, ...amounts }: Plan) => ({
  code,
  product,
  name,
  /** Null for the plan that is never billed. */
  billingPeriod,
  audience: planCards[product].subtitle,
  description: planCards[product].description,
  includes: planCards[product].perks,
  amount: amounts.amountCents,
  /** The figure shown as the price per month. */
  monthlyEquivalent: amounts.monthlyEquivalentCents,
  previousMonthly: amounts.previousMonthlyCents,
  isPricedByAudience: product === 'pro',
  url: siteAddress(checkoutPaths[product] ?? '/sign-up'),
});

const partnerEntry = (product: PartnerProduct, billingPeriod: BillingPeriod) => ({
  product,
  billingPeriod,
  amount: partnerPlans[product][billingPeriod].amountCents,
  monthlyEquivalent: partnerPlans[product][billingPeriod].monthlyEquivalentCents,
});

/**
 * Everything that is sold, for programs: docs/plans-json.md describes each field. Amounts are whole numbers of the
 * currency's smallest unit, cents of US dollars.
 *
 * @example
 * planCatalogue().plans.find(({ code }) => code === 'rocksprem_i_m_v2')?.amount // → 1199
 */
export const planCatalogue = () => ({
  version: planCatalogueVersion,
  name: brand.name,
  site: brand.links.site,
  currency: policy.currency,
  /** Digits behind the point: 1199 is 11.99. */
  currencyDigits: 2,
  refundWindowDays: policy.refundWindowDays,
  plans: Object.values(plans).map(planEntry),
  /** What Pro costs, by the size of an audience; null has no limit. */
  proTiers: audienceTierNames.map((name) => {
    const { number, maxViewers, maxViews, monthlyCents, yearlyCents } = audienceTiers[name];
    return {
      tier: number,
      maxAverageViewers: maxViewers,
      maxAverageViews: maxViews,
      monthly: monthlyCents,
      yearly: yearlyCents,
    };
  }),
  offers: listedPages.flatMap(({ path, listing: { coupon } }) =>
    coupon === undefined ? [] : [{ coupon: coupon.code, discount: coupon.discount, url: siteAddress(path) }],
  ),
  partner: {
    url: siteAddress('/pipelinegg'),
    plans: (['premium', 'pro'] as const).flatMap((product) =>
      billingPeriods.map((period) => partnerEntry(product, period)),
    ),
  },
  /** Every list price that there was, oldest first. */
  priceChanges: priceChanges.map(({ on, planCode, audienceTier, amountCents }) => ({
    from: on,
    plan: planCode,
    tier: audienceTier === null ? null : audienceTiers[audienceTier].number,
    amount: amountCents,
    lowestInThirtyDaysBefore:
      priceRecords(planCode, audienceTier).find((record) => record.on === on)?.lowestBeforeCents ?? null,
  })),
  giftCard: {
    minimum: policy.giftCard.minimumCents,
    maximum: policy.giftCard.maximumCents,
    url: siteAddress('/giftcard'),
  },
});
