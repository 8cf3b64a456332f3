import type { BillingPeriod } from '../plans/BillingPeriod.ts';
import { addSpan } from '../time/addSpan.ts';
import type { Span } from '../time/Span.ts';
import { renewalMs, termAt } from './renewalMs.ts';

/** What happened to a subscription so far. Instants are epoch milliseconds. */
export interface SubscriptionEvents {
  readonly startedAtMs: number;
  readonly billingPeriod: BillingPeriod;
  /** `null` when the first term is charged at once. */
  readonly trial: Span | null;
  /** When the customer cancelled or switched to Free, or the provider ended it; `null` while it renews. */
  readonly canceledAtMs: number | null;
}

/** Where a subscription stands. `charges` counts the terms that were charged, each in advance. */
export type Lifecycle =
  | { readonly phase: 'trial'; readonly endsAtMs: number; readonly renews: boolean; readonly charges: 0 }
  | {
      readonly phase: 'paid';
      readonly paidThroughMs: number;
      readonly renews: boolean;
      readonly charges: number;
    }
  /** Back on Free; uploaded projects are treated as on the Free tier. */
  | { readonly phase: 'ended'; readonly endedAtMs: number; readonly charges: number };

/**
 * The trial of the licence agreement, which starts on opting in to a paid tier (specification, section 4).
 *
 * @example licenceTrial // → { length: 30, unit: 'day' }
 */
export const licenceTrial: Span = { length: 30, unit: 'day' };

/**
 * Where a subscription stands at an instant (specification, section 4): on trial, then charged in advance on each
 * anniversary. Cancelling keeps access to the end of the trial, which then costs nothing, or of the paid term.
 *
 * @param atMs epoch milliseconds, at or after the start
 * @example lifecycleAt({ startedAtMs: 0, billingPeriod: 'monthly', trial: licenceTrial, canceledAtMs: 1 }, 2).charges // → 0
 */
export const lifecycleAt = (events: SubscriptionEvents, atMs: number): Lifecycle => {
  const { billingPeriod, canceledAtMs, startedAtMs, trial } = events;
  const firstChargeMs = trial === null ? startedAtMs : addSpan(startedAtMs, trial);
  const lastMs = canceledAtMs === null ? atMs : Math.min(atMs, canceledAtMs);
  const renews = canceledAtMs === null || canceledAtMs > atMs;

  if (lastMs < firstChargeMs) {
    return atMs < firstChargeMs
      ? { phase: 'trial', endsAtMs: firstChargeMs, renews, charges: 0 }
      : { phase: 'ended', endedAtMs: firstChargeMs, charges: 0 };
  }
  const charges = termAt(firstChargeMs, billingPeriod, lastMs) + 1;
  const paidThroughMs = renewalMs(firstChargeMs, billingPeriod, charges);
  return atMs < paidThroughMs
    ? { phase: 'paid', paidThroughMs, renews, charges }
    : { phase: 'ended', endedAtMs: paidThroughMs, charges };
};
