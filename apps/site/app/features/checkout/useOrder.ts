import {
  type Cents,
  type CheckoutPlanCode,
  type CheckoutProduct,
  type Coupon,
  type GiftCard,
  type Plan,
  planFor,
  type Quote,
} from '@backbeat/domain';
import { useQuote } from '@backbeat/payments/react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectBillingPeriod } from '../session/index.ts';
import { selectChangedQuote } from './checkoutSlice.ts';
import { appliedOf, usePromoCodes } from './usePromoCodes.ts';
import { type TaxPlace, useCredit, useTax, useTaxPlace } from './useTax.ts';

/** Totals that the server named in place of ours. */
export interface ChangedQuote {
  readonly nowTotalCents: Cents;
  readonly nextTotalCents: Cents;
  readonly hash: string;
  /** The hash of the quote that it answered; for another order it says nothing. */
  readonly answersHash: string;
}

/** The totals on the screen and the hash that stands for them. */
export interface ShownTotals {
  readonly nowTotalCents: Cents;
  readonly nextTotalCents: Cents;
  readonly hash: string;
  readonly isChanged: boolean;
}

/** What is shown and sent: our quote, or the server's word about this very order. */
export const shownTotals = ({ now, next, hash }: Quote, changed: ChangedQuote | null): ShownTotals =>
  changed !== null && changed.answersHash === hash
    ? {
        nowTotalCents: changed.nowTotalCents,
        nextTotalCents: changed.nextTotalCents,
        hash: changed.hash,
        isChanged: true,
      }
    : { nowTotalCents: now.totalCents, nextTotalCents: next.totalCents, hash, isChanged: false };

/** The quote with the totals that are shown, for those who draw a quote. */
export const shownQuote = (quote: Quote, { nowTotalCents, nextTotalCents }: ShownTotals): Quote => ({
  ...quote,
  now: { ...quote.now, totalCents: nowTotalCents },
  next: { ...quote.next, totalCents: nextTotalCents },
});

/** What is being bought, at the price that is on the screen. */
export interface Order {
  readonly plan: Plan<CheckoutPlanCode>;
  readonly coupon: Coupon | null;
  readonly giftCard: GiftCard | null;
  readonly quote: Quote;
  /** What is on the screen, and what is sent: the quote's totals or the server's. */
  readonly totals: ShownTotals;
  /** Where the buyer is; null where no tax is charged. */
  readonly place: TaxPlace | null;
  /** Tax is charged, and what it comes to is not known yet. */
  readonly isBeforeTax: boolean;
  /** The VAT on top of a list price, in cents. */
  readonly vatOf: (listCents: number) => number;
}

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
  const { creditCents, isReadingCredit, siteTax } = useCredit();
  const said = useTaxPlace(siteTax?.address ?? null);
  const place = siteTax === null ? null : said;
  const changed = useAppSelector(selectChangedQuote);
  const priced = { planCode: plan.code, coupon, giftCard, creditCents, atMs: nowMs ?? 0 };
  const { tax, vatOf, ...taxState } = useTax(priced, place);
  const { quote } = useQuote({ ...priced, tax });
  const totals = shownTotals(quote, changed);
  const isBeforeTax = !taxState.isTaxKnown;
  const order: Order = { plan, coupon, giftCard, quote, totals, place, isBeforeTax, vatOf };
  return { order, promo, isReadingCredit, ...taxState };
};
