import { SdkError } from './SdkError.ts';

/**
 * Thrown when a call, repetitions included, took longer than its limit. A write may have happened all the same.
 *
 * @example
 * new TimeoutError({ endpoint: 'me', timeoutMs: 10_000 }).message // → 'me took longer than 10000 ms and was given up. Try again, or raise timeoutMs.'
 */
export class TimeoutError extends SdkError {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';
  readonly timeoutMs: number;

  constructor({ endpoint, timeoutMs }: { readonly endpoint: string; readonly timeoutMs: number }) {
    super(`${endpoint} took longer than ${timeoutMs} ms and was given up. Try again, or raise timeoutMs.`, {
      endpoint,
    });
    this.timeoutMs = timeoutMs;
  }
}
