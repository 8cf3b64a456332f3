import {
  amountPerPeriodText,
  type BillingPeriod,
  moneyText,
  type PartnerProduct,
  partnerData,
  partnerPlans,
} from '@backbeat/domain';
import { listCard } from './listCard.ts';
import type { PlanCardBanner, PlanCardContent, PlanCardPrice } from './PlanCardContent.ts';

/** Without the symbol, and always with cents: the two partner cards stand beside each other. */
const figure = (amountCents: Parameters<typeof moneyText>[0]): string => moneyText(amountCents).slice(1);

const partnerPrice = (product: PartnerProduct, billingPeriod: BillingPeriod): PlanCardPrice => {
  const { amountCents, monthlyEquivalentCents } = partnerPlans[product][billingPeriod];
  const isYearly = billingPeriod === 'yearly';
  return {
    ...listCard(product).prices[billingPeriod],
    value: figure(monthlyEquivalentCents),
    realValue: isYearly ? figure(amountCents) : null,
    subText: isYearly
      ? `${amountPerPeriodText(amountCents, 'yearly')}, ${partnerData.savingLine}`
      : 'Billed every month',
    previousValue: null,
  };
};

/**
 * The card of a plan at the partner's price.
 *
 * @example partnerCard('premium').prices.yearly.subText // → '$104.30 per year, 3 months free'
 */
export const partnerCard = (product: PartnerProduct): PlanCardContent => {
  const list = listCard(product);
  const tone: PlanCardBanner['tone'] = list.type === 'primary' ? 'sun' : 'quiet';
  return {
    ...list,
    isFixedPrice: true,
    banner: { monthly: { text: 'Partner price', tone }, yearly: { text: partnerData.savingLine, tone } },
    prices: { monthly: partnerPrice(product, 'monthly'), yearly: partnerPrice(product, 'yearly') },
  };
};
