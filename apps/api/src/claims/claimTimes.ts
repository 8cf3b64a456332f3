import { dayMs } from '@backbeat/domain';
import { PlatformUnavailable } from '../channels/platforms.ts';

const firstWaitMs = 5_000;
/** The longest wait for a platform that says no time. */
export const longestWaitMs = 3_600_000;

/** A process that works on a claim for longer counts as dead. */
export const leaseMs = 30_000;

/** A release that the platform did not answer is sent again after this time: the first one may be on its way. */
export const resendMs = 60_000;

/** One that it answered, and that nothing came of, is sent again after this time. */
export const repeatMs = dayMs;

/** One that the platform refuses is looked at after this time: staff and its person may have got it away. */
export const lookAgainMs = dayMs;

/** A person is credited a month once in this time. */
export const creditEveryMs = 30 * dayMs;

/** When a claim is looked at again after a number of attempts: 5 s at first, an hour at last. */
export const nextTryAt = (nowMs: number, attempts: number, error?: unknown): Date => {
  const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts - 1, 20));
  const askedMs = error instanceof PlatformUnavailable ? error.retryAfterSeconds * 1000 : 0;
  return new Date(nowMs + Math.max(waitMs, askedMs));
};
