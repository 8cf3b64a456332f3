import { PaymentError } from './PaymentError.ts';
import { failure, type Result } from './result.ts';

/** What ends a wait besides its job: the signal, and the limit if there is one. */
export interface DeadlineOptions {
  readonly limit?: { readonly ms: number; readonly error: () => PaymentError };
  readonly signal?: AbortSignal | undefined;
}

type Settle<T> = (result: Result<T>) => void;

export const cancelledError = () => new PaymentError('cancelled', 'The payment step was cancelled.');

/**
 * Runs a callback-style job under a time limit and an abort signal. The first of answer, limit and abort
 * wins; then `cleanUp` (what `start` returned) runs once, and the timer and the abort listener are gone.
 *
 * The provider's own calls have no limit of their own: with a dead frame they never call back.
 */
export const withDeadline = <T>(
  start: (settle: Settle<T>) => (() => void) | undefined,
  { limit, signal }: DeadlineOptions,
): Promise<Result<T>> =>
  new Promise((resolve) => {
    let cleanUp: (() => void) | undefined;
    let settled = false;

    const settle: Settle<T> = (result) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      cleanUp?.();
      resolve(result);
    };
    const abort = () => settle(failure(cancelledError()));
    const timer = limit && setTimeout(() => settle(failure(limit.error())), limit.ms);

    if (signal?.aborted) {
      abort();
      return;
    }
    signal?.addEventListener('abort', abort);
    cleanUp = start(settle);
    if (settled) cleanUp?.();
  });

/** Waits for a shared answer until the signal fires. The shared work itself goes on for the others. */
export const untilAborted = <T>(answer: Promise<Result<T>>, signal: AbortSignal): Promise<Result<T>> =>
  withDeadline<T>(
    (settle) => {
      void answer.then(settle);
      return undefined;
    },
    { signal },
  );

/** One signal that fires when the first of several does. */
export const anySignal = (...signals: readonly (AbortSignal | undefined)[]): AbortSignal =>
  AbortSignal.any(signals.filter((signal) => signal !== undefined));
