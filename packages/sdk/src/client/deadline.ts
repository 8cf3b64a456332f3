import { TimeoutError } from '../errors/SdkError.ts';

/** One abort signal for a whole call: the caller's signal and the time limit together. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly remainingMs: () => number;
  /** Rejects with the abort reason, even when `work` does not listen to the signal. */
  readonly race: <T>(work: Promise<T>) => Promise<T>;
  /** Waits; rejects at once when the call ends. */
  readonly wait: (delayMs: number) => Promise<void>;
  /** Frees timer and listener. */
  readonly clear: () => void;
}

/** Starts the time limit of a call. */
export const startDeadline = (endpoint: string, timeoutMs: number, callerSignal?: AbortSignal): Deadline => {
  const controller = new AbortController();
  const { signal } = controller;
  const endsAtMs = performance.now() + timeoutMs;
  const timer = setTimeout(() => controller.abort(new TimeoutError({ endpoint, timeoutMs })), timeoutMs);
  const followCaller = () => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted) followCaller();
  callerSignal?.addEventListener('abort', followCaller, { once: true });

  const race = <T>(work: Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const abort = () => reject(signal.reason);
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort, { once: true });
      work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });

  return {
    signal,
    remainingMs: () => endsAtMs - performance.now(),
    race,
    wait: (delayMs) => race(new Promise((resolve) => setTimeout(resolve, delayMs))),
    clear: () => {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', followCaller);
    },
  };
};
