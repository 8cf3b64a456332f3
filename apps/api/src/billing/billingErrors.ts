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

/** The answer to an attempt that the bank or the provider refused: the same at the first call and at every repetition. */
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

/** The answer to a code that the provider does not take. One text for wrong, used up and foreign codes. */
export const wrongCodeError = (kind: 'coupon-invalid' | 'gift-card-invalid'): ApiError =>
  kind === 'coupon-invalid'
    ? new ApiError('coupon_invalid', 'The coupon is not valid for this plan. Nothing was charged.')
    : new ApiError('gift_card_invalid', 'The gift card is not valid. Nothing was charged.');

/** The answer to a coupon that this person cannot use any more. */
export const refusedCouponError = (refusal: CouponRefusal): ApiError =>
  new ApiError(refusal, `${couponRefusalTexts[refusal]} Nothing was charged.`);

/** Another purchase of the account is under way. */
export const busyError = (): ApiError =>
  new ApiError('conflict', 'Another purchase of this account is under way. Repeat the call in a moment.', {
    retryAfterSeconds: 2,
  });

/** An account that is to be deleted cannot buy: the purchase would be lost with it. */
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

/** What the purchase would charge now, as site and api both hash it. */
export const purchaseQuoteHash = (
  { planCode, couponCode, giftCardCode }: Pick<QuoteHashInput, 'planCode' | 'couponCode' | 'giftCardCode'>,
  nowTotalCents: Cents,
): string => quoteHash({ currency: 'USD', planCode, couponCode, giftCardCode, nowTotalCents });

/** What a call answers after a failure: without an answer of the provider, that it may be repeated. */
export const asApiError = (error: unknown): unknown =>
  error instanceof BillingUnavailable ? providerError(error) : error;
