/** How failed calls are repeated. Only endpoints with `retry: 'read' | 'keyed'` are. */
export interface RetryPolicy {
  /** Repetitions of one call. @default 3 */
  readonly maxRetries: number;
  /** Upper end of the first wait; it doubles with each repetition. @default 250 */
  readonly baseDelayMs: number;
  /** Upper end of every wait. @default 8_000 */
  readonly maxDelayMs: number;
  /** Repetitions allowed per call made, over time: 0.1 is 10 % more load at most. @default 0.1 */
  readonly budgetRatio: number;
  /** Repetitions that are free at the start, and the most that can be saved up. @default 10 */
  readonly budgetReserve: number;
}

/**
 * What a client does unless told otherwise.
 *
 * @example defaultRetryPolicy.maxRetries // → 3
 */
export const defaultRetryPolicy: RetryPolicy = {
  maxRetries: 3,
  baseDelayMs: 250,
  maxDelayMs: 8_000,
  budgetRatio: 0.1,
  budgetReserve: 10,
};
