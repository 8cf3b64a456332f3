import type { Cents } from '../money/cents.ts';
import type { PlanCode } from '../plans/PlanCode.ts';
import type { SpanUnit } from '../time/addSpan.ts';

/** What a coupon gives. */
export type CouponDiscount =
  /** The first invoice of the plan comes `amount` units later. */
  | { readonly type: 'free_trial'; readonly amount: number; readonly unit: SpanUnit }
  /** `percent` is a whole number from 0 to 100. */
  | { readonly type: 'percent'; readonly percent: number }
  /** Off each invoice, once per invoice and never more than its price. US dollars unless `currency` says otherwise. */
  | { readonly type: 'dollars'; readonly amountCents: Cents; readonly currency?: string };

/** A coupon that somebody looked up. The plan code is generic so that a catalogue of other plans can be priced. */
export interface Coupon<Code extends string = PlanCode> {
  readonly code: string;
  readonly discount: CouponDiscount;
  /** Invoices dated before this many months after redemption are discounted; `null` means all of them. */
  readonly appliesForMonths: number | null;
  /** Only the first invoice with something to discount. */
  readonly singleUse: boolean;
  /** The plans that it works on; `null` means all. */
  readonly planCodes: readonly Code[] | null;
  /** 'subscription' discounts one subscription of a purchase, 'account' (the default) all of them. */
  readonly redemptionResource?: 'account' | 'subscription';
  /** Whether one-off charges are discounted too. Default: no. */
  readonly appliesToCharges?: boolean;
}

/** A gift card that somebody looked up. It pays after coupon and tax, until its balance is spent. */
export interface GiftCard {
  readonly code: string;
  /** ISO 4217 code; a card of another currency than the purchase's pays nothing. */
  readonly currency: string;
  readonly balanceCents: Cents;
}
