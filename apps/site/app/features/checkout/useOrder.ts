import { type CheckoutProduct, planFor, quoteForPlan } from '@backbeat/domain';
import { useMemo } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectBillingPeriod } from '../session/index.ts';
import { selectCheckout } from './checkoutSlice.ts';
import type { Order } from './Order.ts';
import { appliedOf } from './promoState.ts';
import { shownTotals } from './shownTotals.ts';
import { usePromoCodes } from './usePromoCodes.ts';

/**
 * The order of a product in the chosen billing period, priced with the codes that hold.
 *
 * @param nowMs null in the prerendered page: amounts are right without a clock, dates must not be shown
 */
export const useOrder = (product: CheckoutProduct, nowMs: number | null) => {
  const plan = planFor(product, useAppSelector(selectBillingPeriod));
  const promo = usePromoCodes(plan.code);
  const coupon = appliedOf(promo.coupon);
  const giftCard = appliedOf(promo.giftCard);
  const { changed } = useAppSelector(selectCheckout);
  const order = useMemo<Order>(() => {
    const quote = quoteForPlan({ planCode: plan.code, coupon, giftCard, atMs: nowMs ?? 0 });
    return { plan, coupon, giftCard, quote, totals: shownTotals(quote, changed) };
  }, [plan, coupon, giftCard, nowMs, changed]);
  return { order, promo };
};
