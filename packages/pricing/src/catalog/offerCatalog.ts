import { type Coupon, cents, type QuoteLine, quote } from '@backbeat/domain';
import type { Catalog, CatalogPeriod, CatalogPlan, CatalogPrice } from './Catalog.ts';

const intervals: Readonly<Record<CatalogPeriod, QuoteLine['interval']>> = {
  weekly: { length: 7, unit: 'day' },
  monthly: { length: 1, unit: 'month' },
  quarterly: { length: 3, unit: 'month' },
  yearly: { length: 12, unit: 'month' },
};

/**
 * A catalogue with a coupon: what the first payment of each plan costs beside what it would have cost.
 *
 * @example priceAt(planById(offerCatalog(ownCatalog(), coupons.vidcon), 'premium'), 'monthly').first?.amount // → 599
 */
export const offerCatalog = <Code extends string, Id extends string, Period extends CatalogPeriod>(
  catalog: Catalog<Code, Id, Period>,
  coupon: Coupon<NoInfer<Code>>,
): Catalog<Code, Id, Period> => {
  const offered = (price: CatalogPrice<Code>, period: Period): CatalogPrice<Code> => {
    // The date decides nothing here: what the first payment costs does not depend on when it is made.
    const { now, problems } = quote({
      currency: catalog.currency,
      atMs: 0,
      coupon,
      lines: [
        {
          planCode: price.code,
          quantity: 1,
          unitAmountCents: cents(price.amount),
          interval: intervals[period],
        },
      ],
    });
    const { discount } = coupon;
    const trial = discount.type === 'free_trial' ? discount : undefined;
    return problems.length > 0 || price.amount === 0
      ? price
      : { ...price, first: { amount: now.totalCents, trial } };
  };
  const offeredPlan = (plan: CatalogPlan<Code, Id, Period>): CatalogPlan<Code, Id, Period> => {
    const prices: { [Key in Period]?: CatalogPrice<Code> } = {};
    for (const period of catalog.periods) {
      const price = plan.prices[period];
      if (price !== undefined) prices[period] = offered(price, period);
    }
    return { ...plan, prices, couponCode: coupon.code };
  };
  return { ...catalog, plans: catalog.plans.map(offeredPlan) };
};
