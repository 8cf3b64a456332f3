import type { Cents } from '../money/cents.ts';

/** A gift card that somebody looked up. It pays after coupon and tax, until its balance is spent. */
export interface GiftCard {
  readonly code: string;
  /** ISO 4217 code; a card of another currency than the purchase's pays nothing. */
  readonly currency: string;
  readonly balanceCents: Cents;
}
