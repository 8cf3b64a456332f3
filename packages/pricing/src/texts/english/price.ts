import { billingPeriodNames } from '@backbeat/domain';
import type { PricingTexts } from '../PricingTexts.ts';
import { nouns, span } from './nouns.ts';

/** What stands at every price. */
export const priceTexts = {
  afterwards: (amountPerPeriod) => `Then ${amountPerPeriod}`,
  billed: (period) => (period === 'yearly' ? 'Billed once a year' : `Billed every ${nouns[period]}`),
  firstSpan: (of) => `first ${of.amount === 1 ? of.unit : span(of)}`,
  freeForever: 'Free for as long as you like',
  from: 'from',
  per: (period) => `per ${nouns[period]}`,
  period: (period) =>
    period === 'weekly' ? 'Weekly' : period === 'quarterly' ? 'Quarterly' : billingPeriodNames[period],
} satisfies Partial<PricingTexts>;
