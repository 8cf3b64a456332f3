import { findPlan, monthsOf } from '../catalogue/plans.ts';
import type { Subscription } from '../store/rows.ts';
import type { Change, Reader } from '../store/store.ts';
import { type Changed, changed } from './endSubscription.ts';
import { notice } from './notices.ts';
import { periodEnd } from './periods.ts';
import { renew } from './renew.ts';

const monthsPerPeriod = ({ planCode }: Subscription): number => {
  const plan = findPlan(planCode);
  return plan === undefined ? 1 : monthsOf(plan);
};

/** The end of the last of `count` periods that follow an instant. */
const periodsLater = (subscription: Subscription, fromMs: number, count: number): number => {
  const months = monthsPerPeriod(subscription);
  let endMs = fromMs;
  for (let period = 0; period < count; period += 1) endMs = periodEnd(subscription.anchorMs, endMs, months);
  return endMs;
};

/** When billing goes on by itself; null for a subscription without a pause. A pause begins with the next bill. */
export const resumeAtMs = (subscription: Subscription): number | null => {
  const { state, pause, periodEndsAtMs } = subscription;
  if (pause === null) return null;
  // Once a pause has begun, the running period is its first.
  return periodsLater(
    subscription,
    periodEndsAtMs,
    state === 'paused' ? pause.cyclesLeft - 1 : pause.cyclesLeft,
  );
};

/** Pauses for a number of periods from the next bill on. 0 cancels a pause that has not begun. */
export const schedulePause = (subscription: Subscription, cycles: number, atMs: number): Changed => {
  const isNew = subscription.pause === null;
  const startsAtMs = subscription.pause?.startsAtMs ?? subscription.periodEndsAtMs;
  const pause = cycles === 0 ? null : { startsAtMs, cyclesLeft: cycles };
  const kind = isNew ? 'pause_scheduled' : cycles === 0 ? 'pause_canceled' : 'pause_modified';
  return changed({ ...subscription, pause, updatedAtMs: atMs }, `subscription.${kind}`, atMs);
};

/** Begins a scheduled pause on its bill date. Nothing is charged. */
export const beginPause = (subscription: Subscription, atMs: number): Change[] =>
  changed(
    {
      ...subscription,
      state: 'paused',
      periodStartedAtMs: atMs,
      periodEndsAtMs: periodsLater(subscription, atMs, 1),
      updatedAtMs: atMs,
    },
    'subscription.paused',
    atMs,
  ).changes;

/** Ends a pause: a new period begins and is charged. As with any renewal, a failed charge leaves a past-due invoice. */
export const resume = (
  store: Reader,
  subscription: Subscription,
  atMs: number,
  anchorMs: number = atMs,
): Change[] => [
  ...renew(store, { ...subscription, state: 'active', pause: null, anchorMs }, atMs),
  notice('subscription.resumed', subscription.id, subscription.accountCode, atMs),
];

/** The bill date of a paused subscription: begins another free period, or resumes after the last one. */
export const renewPaused = (store: Reader, subscription: Subscription, atMs: number): Change[] => {
  const cyclesLeft = (subscription.pause?.cyclesLeft ?? 1) - 1;
  // A pause that ends by itself keeps the day of the month on which bills fall.
  if (subscription.pause === null || cyclesLeft < 1)
    return resume(store, subscription, atMs, subscription.anchorMs);
  const next: Subscription = {
    ...subscription,
    pause: { ...subscription.pause, cyclesLeft },
    periodStartedAtMs: atMs,
    periodEndsAtMs: periodsLater(subscription, atMs, 1),
    updatedAtMs: atMs,
  };
  return changed(next, 'subscription.paused_renewal', atMs).changes;
};
