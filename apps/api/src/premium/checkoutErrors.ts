import { type Cents, type Coupon, type GiftCard, quoteForPlan } from '@backbeat/domain';
import type { PurchaseOrder } from '../billing/BillingProvider.ts';
import { purchaseQuoteHash } from '../billing/billingErrors.ts';
import { ApiError } from '../http/ApiError.ts';

export const otherRequestError = (): ApiError =>
  new ApiError('conflict', 'This payment token was already used for another purchase.');

export const subscribedError = (): ApiError =>
  new ApiError('already_subscribed', 'The account already has a subscription. Nothing was charged.');

/** The total is not the one that was shown; the error carries today's and the next total. */
export const quoteChangedError = (
  order: PurchaseOrder,
  { coupon, giftCard }: { readonly coupon: Coupon | null; readonly giftCard: GiftCard | null },
  nowTotalCents: Cents,
  atMs: number,
): ApiError =>
  new ApiError('quote_changed', 'The total is no longer what was shown. Nothing was charged.', {
    details: {
      currency: 'USD',
      now_total_cents: nowTotalCents,
      next_total_cents: quoteForPlan({ planCode: order.planCode, coupon, giftCard, atMs }).next.totalCents,
      quote_hash: purchaseQuoteHash(order, nowTotalCents),
    },
  });
