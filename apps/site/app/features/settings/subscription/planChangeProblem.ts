import { couponRefusalTexts } from '@backbeat/domain';
import { declineText } from '@backbeat/payments';
import { ApiError, errorDetailsOf, errorText, NetworkError, TimeoutError } from '@backbeat/sdk';
import type { PlanChangeQuote } from '@backbeat/sdk/contract';

/** What stands in the way of a change of plan, and what to do about it. */
export type PlanChangeProblem =
  /** Pro has a price only for a channel that has been measured. */
  | { readonly kind: 'channel-missing' }
  /** Another tab or the billing service was quicker; this is the change as it is now. */
  | { readonly kind: 'changed'; readonly text: string; readonly fresh: PlanChangeQuote }
  /** There is nothing left to change. */
  | { readonly kind: 'over'; readonly text: string }
  /** The change is possible, but not with this coupon. */
  | { readonly kind: 'coupon-refused'; readonly text: string }
  | { readonly kind: 'challenge'; readonly actionTokenId: string }
  | { readonly kind: 'failed'; readonly text: string };

const withoutIt = 'This is the change without the code.';

const neverTwice = 'Trying again will not charge you twice.';

const elsewhere = 'Your plan was changed in another tab or on another device.';

/** What a failed preview or confirmation means. Nothing was charged in any of these. */
export const planChangeProblem = (error: unknown): PlanChangeProblem => {
  const action = errorDetailsOf(error, 'three_d_secure_required');
  if (action !== null) return { kind: 'challenge', actionTokenId: action.action_token_id };

  const version = errorDetailsOf(error, 'version_conflict');
  if (version !== null) {
    return version.change === null
      ? { kind: 'over', text: elsewhere }
      : {
          kind: 'changed',
          text: `${elsewhere} Nothing was charged. This is what the change means now.`,
          fresh: version.change,
        };
  }
  const fresh = errorDetailsOf(error, 'quote_changed')?.change;
  if (fresh !== undefined) {
    return {
      kind: 'changed',
      text: 'The amounts have changed. Nothing was charged. Look at the new ones and confirm again.',
      fresh,
    };
  }
  const decline = errorDetailsOf(error, 'payment_declined');
  if (decline !== null) return { kind: 'failed', text: declineText(decline.decline) };
  const fields = errorDetailsOf(error, 'validation')?.fields ?? {};
  if ('channel' in fields) return { kind: 'channel-missing' };
  if (error instanceof ApiError && (error.wireCode === 'trial_used' || error.wireCode === 'coupon_used'))
    return { kind: 'coupon-refused', text: `${couponRefusalTexts[error.wireCode]} ${withoutIt}` };
  if (error instanceof ApiError && error.wireCode === 'coupon_invalid')
    return { kind: 'coupon-refused', text: `The coupon does not work for this change. ${withoutIt}` };
  if (error instanceof ApiError && error.wireCode === 'already_subscribed')
    return { kind: 'over', text: elsewhere };
  if (error instanceof ApiError && error.wireCode === 'conflict') {
    return { kind: 'failed', text: 'Another change is still being finished. Wait a moment and try again.' };
  }
  if (error instanceof NetworkError || error instanceof TimeoutError) {
    return {
      kind: 'failed',
      text: `We cannot be reached right now. ${neverTwice}`,
    };
  }
  // A quote is confirmed once, however often it is sent.
  const isServers = error instanceof ApiError && error.status >= 500;
  return { kind: 'failed', text: `${errorText(error)}${isServers ? ` ${neverTwice}` : ''}` };
};
