import { type Cents, cents } from '../money/cents.ts';
import { instantMs } from '../time/instantMs.ts';
import type { AccountTier } from './AccountTier.ts';
import type { Subscription } from './Subscription.ts';

/** The state of a subscription. Dates are ISO 8601, or `null` where the wire had none. */
export type SubscriptionState =
  /** On the Free plan, nothing bought. */
  | { readonly kind: 'free' }
  /** On a paid tier without subscription data. */
  | { readonly kind: 'no-data'; readonly tier: AccountTier }
  /** A free trial that has not been charged yet. */
  | { readonly kind: 'trial'; readonly endsOn: string; readonly amountCents: Cents | null }
  | { readonly kind: 'renews'; readonly on: string | null; readonly amountCents: Cents | null }
  /** Paid for until a date, and then over. */
  | { readonly kind: 'ends'; readonly on: string | null; readonly reason: 'canceled' | 'humble' | 'gift' }
  /** Paid for until a day; then paused, without access and without a charge. */
  | { readonly kind: 'pauses'; readonly on: string; readonly until: string | null }
  /** Ended, and covering the running stream to its end, at `until` at the latest. */
  | { readonly kind: 'extended'; readonly until: string }
  /** Paused: on the Free plan until a new period is paid for. */
  | { readonly kind: 'paused'; readonly until: string | null }
  /** The last charge failed and is tried again; unless it succeeds, the subscription ends on that day. */
  | { readonly kind: 'past-due'; readonly until: string | null };

/** An account's subscription, and the time at which its state is asked for. */
export interface SubscriptionStateInput {
  readonly tier: AccountTier;
  readonly subscription: Subscription | null;
  /** `extended_until` of the user. */
  readonly extendedUntil?: string | null | undefined;
  /** Epoch milliseconds. Without it a running trial reads as a renewal on the day of its first charge. */
  readonly atMs?: number;
}

const startsAfter = (firstBillingDate: string, atMs: number | undefined): boolean =>
  atMs !== undefined && instantMs(firstBillingDate) > atMs;

/**
 * The state of a subscription, the first that fits: ended but for the running stream, none, canceled, billed by the
 * streaming-tools company, the bundle shop or a gift, paused, past due, about to be paused, in a trial, renewing.
 *
 * @example subscriptionState({ tier: 'free', subscription: null }) // → { kind: 'free' }
 */
export const subscriptionState = ({
  tier,
  subscription,
  extendedUntil = null,
  atMs,
}: SubscriptionStateInput): SubscriptionState => {
  if (extendedUntil !== null) return { kind: 'extended', until: extendedUntil };
  if (subscription === null || subscription.state === 'expired') {
    return tier === 'free' ? { kind: 'free' } : { kind: 'no-data', tier };
  }
  const { next_billing_date: nextOn, paid_through_date: paidThrough, provider } = subscription;
  if (subscription.state === 'canceled') {
    return { kind: 'ends', on: paidThrough ?? nextOn, reason: 'canceled' };
  }
  if (provider === 'streamlabs') return { kind: 'renews', on: nextOn, amountCents: null };
  if (provider === 'humble' || provider === 'gift')
    return { kind: 'ends', on: paidThrough ?? nextOn, reason: provider };
  const { pauses_at: pausesAt = null, resumes_at: resumesAt = null } = subscription;
  if (subscription.state === 'paused') return { kind: 'paused', until: resumesAt };
  if (subscription.state === 'past_due') return { kind: 'past-due', until: paidThrough };
  if (pausesAt !== null) return { kind: 'pauses', on: pausesAt, until: resumesAt };
  const amount = subscription.next_billing_period_amount;
  const amountCents = amount === null ? null : cents(amount);
  const { first_billing_date: firstOn } = subscription;
  if (firstOn !== null && startsAfter(firstOn, atMs)) return { kind: 'trial', endsOn: firstOn, amountCents };
  return { kind: 'renews', on: nextOn, amountCents };
};
