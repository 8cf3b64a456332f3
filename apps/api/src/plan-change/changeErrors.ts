import { cents, dateText, type PauseRange } from '@backbeat/domain';
import type { PlanChangeQuote } from '@backbeat/sdk/contract';
import { purchaseQuoteHash } from '../billing/billingErrors.ts';
import { ApiError } from '../http/ApiError.ts';
import type { ChangeDecision } from './changeKind.ts';

type Refusal =
  | Exclude<ChangeDecision['kind'], PlanChangeQuote['kind']>
  | 'in-trial'
  | 'none'
  | 'no-channel'
  | 'deletion-pending';

/** The error for a refused change. */
export const refusedChange = (refusal: Refusal): ApiError => {
  switch (refusal) {
    case 'none':
      return new ApiError('not_found', 'The account has no subscription that could change.');
    case 'same':
      return new ApiError(
        'already_subscribed',
        'The subscription is like that already. Nothing was charged.',
      );
    case 'managed-elsewhere':
      return new ApiError('forbidden', 'This subscription is managed where it was bought.');
    case 'deletion-pending':
      return new ApiError('forbidden', 'The account is to be deleted. Take that back to change the plan.');
    case 'past-due':
      return new ApiError('forbidden', 'A payment is overdue. The plan can change once it is paid.');
    case 'canceled':
      return new ApiError(
        'forbidden',
        'The subscription is cancelled. Resume it first, or buy the other plan.',
      );
    case 'paused':
      return new ApiError('forbidden', 'The subscription is paused, or about to be. Take that back first.');
    case 'change-pending':
      return new ApiError('forbidden', 'Another change comes with the next bill. Take that back first.');
    case 'in-trial':
      return new ApiError('forbidden', 'A free trial cannot be paused.');
    case 'no-channel':
      return new ApiError('validation', 'Pro is priced by audience, and no channel is shared.', {
        details: { fields: { channel: 'Add a YouTube channel' } },
      });
  }
  return refusal satisfies never;
};

/** The error for a quote whose amounts have changed. */
export const changedQuoteError = (change: PlanChangeQuote): ApiError =>
  new ApiError('quote_changed', 'The total is no longer what was shown. Nothing was charged.', {
    details: {
      currency: 'USD',
      now_total_cents: change.now.total_cents,
      next_total_cents: change.next.total_cents,
      quote_hash: purchaseQuoteHash(
        { planCode: change.plan_code, couponCode: null, giftCardCode: null },
        cents(change.now.total_cents),
      ),
      change,
    },
  });

/** The error for a subscription that another call has changed since the quote. */
export const versionError = (change: PlanChangeQuote | null): ApiError =>
  new ApiError('version_conflict', 'The subscription was changed since. Nothing was charged.', {
    details: { change },
  });

/** The error for a date at which no pause can end. */
export const wrongPauseError = ({ firstMs, lastMs }: PauseRange): ApiError =>
  new ApiError('validation', 'A pause cannot end on that day.', {
    details: { fields: { until: `Choose a day from ${dateText(firstMs)} to ${dateText(lastMs)}` } },
  });
