import type { CheckoutPlanCode, Coupon, GiftCard, Plan, Quote } from '@backbeat/domain';
import type { ShownTotals } from './shownTotals.ts';

/** What is being bought, at the price that is on the screen. */
export interface Order {
  readonly plan: Plan<CheckoutPlanCode>;
  readonly coupon: Coupon | null;
  readonly giftCard: GiftCard | null;
  readonly quote: Quote;
  /** What is on the screen, and what is sent: the quote's totals or the server's. */
  readonly totals: ShownTotals;
}
