import {
  amountPerPeriodText,
  type BillingPeriod,
  type Coupon,
  moneyText,
  type Product,
  planFor,
  quoteForPlan,
} from '@backbeat/domain';
import { listCard } from './listCard.ts';
import type { PlanCardContent, PlanCardPrice } from './PlanCardContent.ts';

const noun = { day: 'days', week: 'weeks', month: 'months' } as const;

/**
 * What a trial is called beside the price.
 *
 * @example trialLabel({ amount: 1, unit: 'month' }) // → 'first month'
 * @example trialLabel({ amount: 14, unit: 'day' }) // → 'first 14 days'
 */
export const trialLabel = ({ amount, unit }: { amount: number; unit: keyof typeof noun }): string =>
  amount === 1 ? `first ${unit}` : `first ${amount} ${noun[unit]}`;

const figure = (text: string): string => text.slice(1);

const offerPrice = (product: Product, billingPeriod: BillingPeriod, coupon: Coupon): PlanCardPrice => {
  const list = listCard(product).prices[billingPeriod];
  const plan = planFor(product, billingPeriod);
  // The date decides nothing here: what the first payment costs does not depend on when it is made.
  const { now } = quoteForPlan({ planCode: plan.code, coupon, atMs: 0 });
  const { discount } = coupon;
  const perPeriod = amountPerPeriodText(plan.amountCents, billingPeriod);
  const isYearly = billingPeriod === 'yearly';
  return {
    ...list,
    value: figure(moneyText(now.totalCents)),
    label: discount.type === 'free_trial' ? trialLabel(discount) : isYearly ? 'per year' : 'per month',
    realValue: null,
    realLabel: null,
    previousValue: figure(moneyText(plan.amountCents)),
    subText:
      discount.type === 'free_trial'
        ? `Then ${perPeriod}`
        : isYearly
          ? 'Billed once a year'
          : 'Billed every month',
  };
};

/**
 * The card of a plan with a coupon: what the first payment costs beside what it would have cost.
 *
 * @example offerCard('premium', coupons.vidcon).prices.monthly.value // → '5.99'
 * @example offerCard('premium', coupons.oneMonthFree).prices.monthly.label // → 'first month'
 */
export const offerCard = (product: Product, coupon: Coupon): PlanCardContent => ({
  ...listCard(product),
  couponCode: coupon.code,
  prices: { monthly: offerPrice(product, 'monthly', coupon), yearly: offerPrice(product, 'yearly', coupon) },
});
