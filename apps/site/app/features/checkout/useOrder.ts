import { type CheckoutProduct, cents, planFor } from '@backbeat/domain';
import { useQuote } from '@backbeat/payments/react';
import { premiumCreditQuery, queryKeys } from '@backbeat/sdk/query';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useAppSelector } from '../../store/hooks.ts';
import { selectBillingPeriod, useIsSignedIn, useServices } from '../session/index.ts';
import { selectChangedQuote } from './checkoutSlice.ts';
import type { Order } from './Order.ts';
import { shownTotals } from './Order.ts';
import { appliedOf, usePromoCodes } from './usePromoCodes.ts';

/** What the account has left over. When it cannot be read the order shows none, and the api says what it pays. */
const useCredit = () => {
  const services = useServices();
  const isSignedIn = useIsSignedIn();
  const credit = useQuery(
    services !== null && isSignedIn
      ? premiumCreditQuery(services.client)
      : { queryKey: queryKeys.premiumCredit, queryFn: skipToken },
  );
  return { creditCents: cents(credit.data?.credit_cents ?? 0), isReadingCredit: credit.isFetching };
};

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
  const { creditCents, isReadingCredit } = useCredit();
  const changed = useAppSelector(selectChangedQuote);
  const { quote } = useQuote({ planCode: plan.code, coupon, giftCard, creditCents, atMs: nowMs ?? 0 });
  const order: Order = { plan, coupon, giftCard, quote, totals: shownTotals(quote, changed) };
  return { order, promo, isReadingCredit };
};
