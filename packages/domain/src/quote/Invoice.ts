import type { Cents } from '../money/cents.ts';

/** The figures of one invoice, in cents. `totalCents` is what is charged. */
export interface Totals {
  /** Plans and set-up fees. */
  readonly subscriptionsCents: Cents;
  /** One-off charges. */
  readonly chargesCents: Cents;
  readonly discountCents: Cents;
  /** Subscriptions and charges less the discount. */
  readonly subtotalCents: Cents;
  readonly taxesCents: Cents;
  readonly giftCardCents: Cents;
  /** What the account's credit pays, after the gift card. */
  readonly creditCents: Cents;
  /** Subtotal and taxes less what gift card and credit pay; never negative. */
  readonly totalCents: Cents;
}

/** The figures of an invoice and its date in epoch milliseconds. */
export interface Invoice extends Totals {
  readonly atMs: number;
}
