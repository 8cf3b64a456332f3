import { type Cents, type CouponRefusal, cents, couponRefusalTexts, moneyText } from '@backbeat/domain';
import { checkFieldsText, declineText, generalFailureText, type PaymentError } from '@backbeat/payments';
import {
  ApiError,
  AuthError,
  errorDetailsOf,
  errorText,
  fixedTexts,
  invalidFields,
  NetworkError,
  retryText,
  TimeoutError,
} from '@backbeat/sdk';

/** Why a payment did not go through, as far as the person can do something about it. */
export type CheckoutProblem =
  | { readonly kind: 'card-incomplete'; readonly fields: readonly string[] }
  /** The payment token ran out before it was used. */
  | { readonly kind: 'card-expired' }
  | { readonly kind: 'declined'; readonly providerCode: string | null }
  | { readonly kind: 'challenge-failed' }
  | { readonly kind: 'challenge-closed' }
  | { readonly kind: 'paypal-failed' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'too-often'; readonly retryAfterMs: number | null }
  | {
      readonly kind: 'quote-changed';
      readonly nowTotalCents: Cents;
      readonly nextTotalCents: Cents;
      readonly hash: string;
    }
  | { readonly kind: 'coupon-refused' }
  /** A good code that this person has used up. */
  | { readonly kind: 'coupon-used'; readonly refusal: CouponRefusal }
  | { readonly kind: 'gift-card-refused' }
  /** The contract refused fields of the form, by their names on the wire; `text` names them to a person. */
  | { readonly kind: 'details-refused'; readonly fields: readonly string[]; readonly text: string }
  /** The page shows older terms than today's. */
  | { readonly kind: 'terms-changed' }
  | { readonly kind: 'signed-out' }
  /** The account is part of another one by now. */
  | { readonly kind: 'account-merged' }
  | { readonly kind: 'failed' };

/** What the page says about a problem: a banner on top, and a line at the card when the card is the cause. */
export interface ProblemText {
  readonly banner: string | null;
  readonly detail: string;
  readonly isAtCard: boolean;
  /** A question rather than an error: nothing failed, the person has to look again. */
  readonly isQuestion: boolean;
}

const unreadableDecline = declineText('declined');

/** The provider's reason in words; a reason that the person can do nothing about reads as a plain refusal. */
const reasonText = (providerCode: string | null): string => {
  const text = declineText(providerCode ?? 'declined');
  return text === generalFailureText ? unreadableDecline : text;
};

const failure = (detail: string, isAtCard = false): ProblemText => ({
  banner: generalFailureText,
  detail,
  isAtCard,
  isQuestion: false,
});

const question = (detail: string): ProblemText => ({
  banner: null,
  detail,
  isAtCard: false,
  isQuestion: true,
});

/** Where nothing is due today, the bill after it is what has changed. */
const newTotalText = ({
  nowTotalCents,
  nextTotalCents,
}: Pick<Extract<CheckoutProblem, { kind: 'quote-changed' }>, 'nowTotalCents' | 'nextTotalCents'>) =>
  nowTotalCents === 0
    ? `nothing is due today, and the next payment is now ${moneyText(nextTotalCents)}`
    : `the total today is now ${moneyText(nowTotalCents)}`;

/**
 * The words for a problem. Every sentence says what happened to the money and what to do next.
 *
 * @example checkoutProblemText({ kind: 'card-incomplete', fields: ['cvv'] }).detail
 * // → 'Check the security code.'
 */
export const checkoutProblemText = (problem: CheckoutProblem): ProblemText => {
  switch (problem.kind) {
    case 'card-incomplete':
      return {
        banner: null,
        detail: checkFieldsText(problem.fields),
        isAtCard: true,
        isQuestion: false,
      };
    case 'declined':
      return failure(reasonText(problem.providerCode), true);
    case 'card-expired':
      return failure(declineText('invalid_token'), true);
    case 'challenge-failed':
      return failure(declineText('three_d_secure_authentication'), true);
    case 'challenge-closed':
      return question('You closed your bank’s window, so the payment stopped. Nothing was charged.');
    case 'paypal-failed':
      return failure(
        'PayPal did not answer as it should. Connect it again, or pay by card. Nothing was charged.',
      );
    case 'unreachable':
      return failure(
        'We cannot be reached right now. Everything you typed stays here; trying again will not charge you twice.',
      );
    case 'busy':
      return question(
        'Your payment is still being finished. Wait a moment and try again; it is charged only once.',
      );
    case 'too-often':
      return failure(
        `That was too often in a short time. ${retryText(problem.retryAfterMs)} Nothing was charged.`,
      );
    case 'quote-changed':
      return question(
        `The price has changed: ${newTotalText(problem)}. Nothing was charged. Look at the new total and confirm again.`,
      );
    case 'coupon-refused':
      return question('This coupon cannot be used any more, so it was taken off. Nothing was charged.');
    case 'coupon-used':
      return question(
        `${couponRefusalTexts[problem.refusal]} So the code was taken off. Nothing was charged.`,
      );
    case 'gift-card-refused':
      return question('This gift card cannot be used any more, so it was taken off. Nothing was charged.');
    case 'details-refused':
      return question(`${problem.text} Nothing was charged.`);
    case 'terms-changed':
      return question(
        'Our terms have changed since you opened this page. Nothing was charged. Load the page again: what you typed is kept.',
      );
    case 'signed-out':
      return question('You were signed out. Sign in again: what you typed is kept. Nothing was charged.');
    case 'account-merged':
      return question(`${fixedTexts.accountMerged} Nothing was charged.`);
    case 'failed':
      return failure('Everything you typed stays here. Try again, or write to us.');
    default:
      return problem satisfies never;
  }
};

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
  if (fields.includes('agreed')) return { kind: 'terms-changed' };
  if (fields.length > 0) return { kind: 'details-refused', fields, text: errorText(error) };
  const isMerged = errorDetailsOf(error, 'unauthorized')?.reason === 'account_merged';
  if (error instanceof AuthError) return { kind: isMerged ? 'account-merged' : 'signed-out' };
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
