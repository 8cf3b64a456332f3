import type { Coupon, GiftCard } from '../coupons/Coupon.ts';
import type { Cents } from '../money/cents.ts';
import type { PlanCode } from '../plans/PlanCode.ts';
import type { Span } from '../time/addSpan.ts';
import type { TaxLine } from './Invoice.ts';

/** Something added to a plan, charged and discounted with it. */
export interface QuoteAddOn {
  readonly code: string;
  readonly quantity: number;
  readonly unitAmountCents: Cents;
}

/** A plan in a purchase. All amounts are cents of the purchase's currency. */
export interface QuoteLine<Code extends string = PlanCode> {
  readonly planCode: Code;
  /** Whole number, zero or more; zero also drops add-ons and set-up fee. */
  readonly quantity: number;
  readonly unitAmountCents: Cents;
  readonly addOns?: readonly QuoteAddOn[];
  /** Once, on the first invoice, whatever the quantity. */
  readonly setupFeeCents?: Cents;
  readonly interval: { readonly length: number; readonly unit: 'day' | 'month' };
  /** A trial that the plan itself has. */
  readonly planTrial?: Span;
}

/** A one-off charge on the first invoice. */
export interface QuoteCharge {
  readonly amountCents: Cents;
  readonly quantity: number;
  readonly taxExempt?: boolean;
}

/** What the payment provider charges on an amount, rounded by the provider. */
export interface PreviewedTax {
  /** Of an invoice after discount. */
  readonly subtotalCents: Cents;
  readonly lines: readonly TaxLine[];
}

/**
 * Tax as a rate in millionths (8.75 % is 87500), as amounts that somebody else computed, or as the payment provider
 * previewed it for every amount of `taxBases`. Where it `isIncluded`, prices hold their tax.
 */
export type QuoteTax =
  | { readonly type: 'rate'; readonly rateMillionths: number }
  | { readonly type: 'amounts'; readonly nowCents: Cents; readonly nextCents: Cents }
  | { readonly type: 'previewed'; readonly isIncluded: boolean; readonly amounts: readonly PreviewedTax[] };

/** A code that was entered and is unknown. */
export interface UnknownCode {
  readonly code: string;
  readonly found: false;
}

/** Everything that decides what a purchase costs. */
export interface QuoteInput<Code extends string = PlanCode> {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly lines: readonly QuoteLine<Code>[];
  readonly charges?: readonly QuoteCharge[];
  readonly coupon?: Coupon<Code> | UnknownCode | null;
  readonly giftCard?: GiftCard | UnknownCode | null;
  /** The account's credit from earlier plans. It pays before a card does. */
  readonly creditCents?: Cents;
  readonly tax?: QuoteTax | null;
  /** When the purchase is made, in epoch milliseconds. */
  readonly atMs: number;
}
