import { type BillingPeriod, type PartnerProduct, partnerPlans } from '@backbeat/domain';
import { partnerTexts } from '../texts/english/partner.ts';
import { perPeriodText } from '../texts/formats.ts';
import { english, type Language, textsIn } from '../texts/language.ts';
import type { Catalog, CatalogPlan, CatalogPrice } from './Catalog.ts';
import { planById, priceAt } from './lookUp.ts';
import { ownCatalog } from './ownCatalog.ts';

/**
 * Premium and Pro at the partner's prices. Free has none of its own.
 *
 * @example priceAt(planById(partnerCatalog(), 'premium'), 'yearly').note // → '$104.30 per year, 3 months free'
 */
export const partnerCatalog = (language: Language = english): Catalog => {
  const texts = textsIn(language, partnerTexts);
  const own = ownCatalog(language, 'partner');
  const priceOf = (list: CatalogPlan, id: PartnerProduct, period: BillingPeriod): CatalogPrice => {
    const { amountCents, monthlyEquivalentCents } = partnerPlans[id][period];
    const isYearly = period === 'yearly';
    return {
      ...priceAt(list, period),
      amount: amountCents,
      previous: undefined,
      ...(isYearly && {
        perMonth: monthlyEquivalentCents,
        note: `${perPeriodText(amountCents, period, own.currency, language)}, ${texts.partnerSaving}`,
      }),
      banner: {
        text: isYearly ? texts.partnerSaving : texts.partnerPrice,
        tone: list.isHighlighted ? 'sun' : 'quiet',
      },
    };
  };
  const partnerPlan = (id: PartnerProduct): CatalogPlan => {
    const list = planById(own, id);
    return {
      ...list,
      isFrom: false,
      prices: { monthly: priceOf(list, id, 'monthly'), yearly: priceOf(list, id, 'yearly') },
    };
  };
  return {
    ...own,
    alwaysDecimals: true,
    plans: [planById(own, 'free'), partnerPlan('premium'), partnerPlan('pro')],
  };
};
