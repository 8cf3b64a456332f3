import { cents } from '@backbeat/domain';
import type { PaymentError } from '@backbeat/payments';
import {
  ApiError,
  AuthError,
  errorDetailsOf,
  errorText,
  invalidFields,
  NetworkError,
  TimeoutError,
} from '@backbeat/sdk';
import type { CheckoutProblem } from './checkoutProblem.ts';

/** The token has run out or was used up: the bank has said nothing yet, and the card itself may be fine. */
const isTokenCode = (decline: string | null): boolean =>
  decline !== null && /^invalid_token|^(rjs|recurly|gateway)_\w*token/.test(decline);

const problemOfCode = (error: ApiError): CheckoutProblem => {
  switch (error.wireCode) {
    case 'payment_declined': {
      const decline = errorDetailsOf(error, 'payment_declined')?.decline ?? null;
      return isTokenCode(decline) ? { kind: 'card-expired' } : { kind: 'declined', providerCode: decline };
    }
    case 'quote_changed': {
      const details = errorDetailsOf(error, 'quote_changed');
      return details === null
        ? { kind: 'failed' }
        : {
            kind: 'quote-changed',
            nowTotalCents: cents(details.now_total_cents),
            nextTotalCents: cents(details.next_total_cents),
            hash: details.quote_hash,
          };
    }
    case 'coupon_invalid':
      return { kind: 'coupon-refused' };
    case 'trial_used':
    case 'coupon_used':
      return { kind: 'coupon-used', refusal: error.wireCode };
    case 'gift_card_invalid':
      return { kind: 'gift-card-refused' };
    case 'conflict':
      return { kind: 'busy' };
    case 'rate_limited':
      return { kind: 'too-often', retryAfterMs: error.retryAfterMs };
    case 'provider_unavailable':
      return { kind: 'unreachable' };
    default:
      return { kind: 'failed' };
  }
};

/** What a failed purchase call means for the person who is paying. */
export const problemOfError = (error: unknown): CheckoutProblem => {
  const fields = invalidFields(error);
  if (fields.length > 0) return { kind: 'details-refused', fields, text: errorText(error) };
  if (error instanceof AuthError) return { kind: 'signed-out' };
  if (error instanceof ApiError) return problemOfCode(error);
  if (error instanceof NetworkError || error instanceof TimeoutError) return { kind: 'unreachable' };
  return { kind: 'failed' };
};

/** What a payment token that could not be made means. */
export const problemOfPayment = (error: PaymentError): CheckoutProblem => {
  switch (error.code) {
    case 'validation':
      return { kind: 'card-incomplete', fields: error.fields.map(({ field }) => field) };
    case 'declined':
      return { kind: 'declined', providerCode: error.providerCode ?? null };
    case 'timeout':
    case 'unavailable':
      return { kind: 'unreachable' };
    case 'expired-token':
      return { kind: 'card-expired' };
    case 'cancelled':
    case 'action-required':
    case 'unknown':
      return { kind: 'failed' };
    default:
      return error.code satisfies never;
  }
};
