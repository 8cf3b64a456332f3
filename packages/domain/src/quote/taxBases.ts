import { type Cents, cents } from '../money/cents.ts';
import type { Quote } from './quote.ts';

/**
 * The amounts that the payment provider has to be asked the tax on, so that a quote can say what is paid with tax: what
 * each of its invoices comes to, with and without discount.
 *
 * @param untaxed the quote of the same purchase without tax
 * @example taxBases(quoteForPlan({ planCode: 'rocksprem_i_y_v2', coupon: coupons.vidcon, atMs: 0 })) // → [3594, 7188]
 */
export const taxBases = (untaxed: Pick<Quote, 'next' | 'schedule'>): readonly Cents[] => {
  const amounts = [...untaxed.schedule, untaxed.next].flatMap(
    ({ subscriptionsCents, chargesCents, subtotalCents }) => [
      subtotalCents,
      cents(subscriptionsCents + chargesCents),
    ],
  );
  return [...new Set(amounts)].filter((amount) => amount > 0).toSorted((a, b) => a - b);
};
