import {
  type Cents,
  type CouponRefusal,
  couponRefusalTexts,
  type QuoteHashInput,
  quoteHash,
} from '@backbeat/domain';
import type { CheckoutFailure } from '../db/schema/premium.ts';
import { ApiError } from '../http/ApiError.ts';
import { BillingUnavailable } from './BillingProvider.ts';

/** The error of a refused attempt, equal for the first call and its repetitions. */
export const failureError = (failure: CheckoutFailure): ApiError => {
  switch (failure.kind) {
    case 'declined':
      return new ApiError('payment_declined', `The payment was declined: ${failure.decline}.`, {
        details: { decline: failure.decline },
      });
    case 'three-d-secure':
      return new ApiError(
        'three_d_secure_required',
        'The bank wants a confirmation. Nothing was charged yet.',
        {
          details: { action_token_id: failure.actionTokenId },
        },
      );
  }
  return failure satisfies never;
};

/** The error of a refused code: one text, whether the code is wrong, used up or foreign. */
export const wrongCodeError = (kind: 'coupon-invalid' | 'gift-card-invalid'): ApiError =>
  kind === 'coupon-invalid'
    ? new ApiError('coupon_invalid', 'The coupon is not valid for this plan. Nothing was charged.')
    : new ApiError('gift_card_invalid', 'The gift card is not valid. Nothing was charged.');

/** The error of a coupon that this person has used up. */
export const refusedCouponError = (refusal: CouponRefusal): ApiError =>
  new ApiError(refusal, `${couponRefusalTexts[refusal]} Nothing was charged.`);

/** The error while another purchase of the account runs. */
export const busyError = (): ApiError =>
  new ApiError('conflict', 'Another purchase of this account is under way. Repeat the call in a moment.', {
    retryAfterSeconds: 2,
  });

/** The error for an account that awaits deletion: the purchase would be lost with it. */
export const deletionPendingError = (): ApiError =>
  new ApiError('conflict', 'The account is to be deleted. Take that back before you buy.');

export const providerError = (cause: unknown): ApiError =>
  new ApiError(
    'provider_unavailable',
    'The payment provider does not answer. The same call may be repeated.',
    {
      retryAfterSeconds: 3,
      cause,
    },
  );

/** The hash of today's total, computed as the site computes it. */
export const purchaseQuoteHash = (
  { planCode, couponCode, giftCardCode }: Pick<QuoteHashInput, 'planCode' | 'couponCode' | 'giftCardCode'>,
  nowTotalCents: Cents,
): string => quoteHash({ currency: 'USD', planCode, couponCode, giftCardCode, nowTotalCents });

/** Turns a missing answer of the provider into an error that allows a repetition; other errors pass. */
export const asApiError = (error: unknown): unknown =>
  error instanceof BillingUnavailable ? providerError(error) : error;
