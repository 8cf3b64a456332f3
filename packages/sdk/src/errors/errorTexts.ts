import { checkoutTexts, codeProblemTexts, couponRefusalTexts, dayMs } from '@backbeat/domain';
import type { EndpointName } from '../contract/endpoints.ts';
import type { ErrorCode } from '../contract/errorStatus.ts';
import type { SdkErrorCode } from './SdkError.ts';

/**
 * Fixed texts of the product, the same wherever they are shown.
 *
 * @example fixedTexts.invalidCoupon // → 'Invalid Coupon'
 */
export const fixedTexts = {
  usernameUpdateFailed: 'Profile update failed',
  usernameUpdated: 'Profile update successful',
  usernameUnavailable: 'Username unavailable',
  paymentFailed: checkoutTexts.paymentFailed,
  invalidCoupon: codeProblemTexts.coupon_not_found,
  invalidGiftCard: codeProblemTexts.gift_card_not_found,
  cancelFailed: 'Error canceling',
  accountMerged:
    'Your two accounts are one now, and this sign-in was of the one that is part of the other. Sign in again in either way: both open the account that stayed.',
  /** For the log. */
  channelSaveFailed: 'Unexpected error when setting YouTube channel.',
  /** For the log. */
  optionFetchFailed: 'Error fetching options:',
} as const;

/** Calls whose every failure has one fixed text. */
export const textByEndpoint: Partial<Record<EndpointName, string>> = {
  usernameUpdate: fixedTexts.usernameUpdateFailed,
  premiumCancel: fixedTexts.cancelFailed,
};

/** Calls that move money: what has no text of its own here is a payment error. */
export const paymentEndpoints: readonly string[] = [
  'premiumCheckout',
  'premiumStart',
  'giftBuy',
] satisfies EndpointName[];

/** Codes that say more at the checkout than "payment error" does. */
export const paymentCodesWithText: readonly ErrorCode[] = [
  'coupon_invalid',
  'gift_card_invalid',
  'gift_refused',
  'trial_used',
  'coupon_used',
  'quote_changed',
  'version_conflict',
  'three_d_secure_required',
  'already_subscribed',
];

/** What to say for each code of the contract. */
export const textByErrorCode: Record<ErrorCode, string> = {
  unauthorized: 'Your session has ended. Please sign in again.',
  forbidden: 'Your account is not allowed to do this.',
  not_found: 'We could not find what you were looking for.',
  validation: 'Some details are missing or not right. Please check them and try again.',
  too_large: 'That is more text than we can take. Please shorten it and try again.',
  conflict: 'This is already being done. Please wait a moment.',
  quote_changed: 'The price has changed and nothing was charged. Check the new total, then confirm again.',
  version_conflict:
    'Your subscription was changed in the meantime and nothing was charged. Check the new total, then confirm again.',
  payment_declined: fixedTexts.paymentFailed,
  three_d_secure_required: 'Your bank asks you to confirm this payment. Nothing was charged yet.',
  coupon_invalid: fixedTexts.invalidCoupon,
  gift_card_invalid: fixedTexts.invalidGiftCard,
  gift_refused: 'This gift cannot be given or claimed. Nothing was charged.',
  unlink_refused: 'This account stays linked for now.',
  refund_changed: 'What you would get back has changed, and nothing was done. Look again, then confirm.',
  refund_refused: 'This payment cannot go back. Nothing was done.',
  coupon_refused: 'This coupon cannot be applied. Nothing was done.',
  trial_used: `${couponRefusalTexts.trial_used} Nothing was charged.`,
  coupon_used: `${couponRefusalTexts.coupon_used} Nothing was charged.`,
  already_subscribed: 'You already have this plan. Nothing was charged.',
  /** With `retryText` behind it. */
  rate_limited: 'That was a lot at once.',
  provider_unavailable:
    'A service we depend on does not answer right now. Please try again in a few minutes.',
  internal: 'Something went wrong on our side. Please try again.',
};

const [minuteMs, hourMs] = [60_000, 3_600_000];

const inUnits = (ms: number, unitMs: number, unit: string): string => {
  const count = Math.ceil(ms / unitMs);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/**
 * When to try again after too many calls, by what the server asked for (`ApiError.retryAfterMs`).
 *
 * @example retryText(null) // → 'Please wait a moment and try again.'
 * @example retryText(856_000) // → 'Please try again in 15 minutes.'
 */
export const retryText = (retryAfterMs: number | null): string => {
  if (retryAfterMs === null || retryAfterMs <= minuteMs) return 'Please wait a moment and try again.';
  if (retryAfterMs <= hourMs) return `Please try again in ${inUnits(retryAfterMs, minuteMs, 'minute')}.`;
  const [unitMs, unit] = retryAfterMs <= 2 * dayMs ? [hourMs, 'hour'] : [dayMs, 'day'];
  return `Please try again in ${inUnits(retryAfterMs, unitMs, unit)}.`;
};

/** What to say when the contract's code is not known. */
export const textBySdkCode: Record<SdkErrorCode, string> = {
  api_error: 'Something went wrong on our side. Please try again.',
  unauthorized: 'Your session has ended. Please sign in again.',
  network_error: 'We could not reach the server. Check your connection and try again.',
  timeout: 'This took too long. Please try again.',
  invalid_request: 'Some details are missing or not right. Please check them and try again.',
  wire_error: 'We got an answer that we do not understand. Please reload the page and try again.',
  not_configured: 'This part of the site is not set up. Please contact support.',
};
