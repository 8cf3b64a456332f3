import type { Cents, CheckoutPlanCode, Coupon, GiftCard, Plan, Quote } from '@backbeat/domain';

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
}
