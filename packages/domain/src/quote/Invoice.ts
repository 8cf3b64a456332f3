import type { Cents } from '../money/cents.ts';

/** A tax of an invoice, by the payment provider's words for its kind (`vat`, `usst`, `GST`) and its place. */
export interface TaxLine {
  readonly type: string;
  readonly region: string;
  readonly amountCents: Cents;
}

/** The taxes of an invoice as the payment provider previewed them. */
export interface InvoiceTaxes {
  /** Whether the subtotal holds them. If not, they are `taxesCents`. */
  readonly isIncluded: boolean;
  readonly lines: readonly TaxLine[];
  /** What they would be without the discount. */
  readonly undiscountedCents: Cents;
}

/** The figures of one invoice, in cents. `totalCents` is what is charged. */
export interface Totals {
  /** Plans and set-up fees. */
  readonly subscriptionsCents: Cents;
  /** One-off charges. */
  readonly chargesCents: Cents;
  readonly discountCents: Cents;
  /** Subscriptions and charges less the discount. */
  readonly subtotalCents: Cents;
  /** On top of the subtotal; 0 where it holds its tax. */
  readonly taxesCents: Cents;
  /** The taxes by name; missing where nobody previewed them. */
  readonly taxes?: InvoiceTaxes;
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
