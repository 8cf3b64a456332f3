import type { EndpointRetry } from '../contract/Endpoint.ts';
import { ApiError } from '../errors/ApiError.ts';
import { NetworkError } from '../errors/SdkError.ts';

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

/** Statuses of failures that may pass: timeout, too early, too many requests, and server errors. */
const retryableStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Whether a call is useful and safe to repeat.
 *
 * @param retry how the endpoint takes repetitions
 * @param repeated was the failed call itself a repetition?
 * @example
 * canRetry(new NetworkError({ endpoint: 'me' }), { retry: 'never', repeated: false }) // → false
 */
export const canRetry = (
  error: unknown,
  { retry, repeated }: { readonly retry: EndpointRetry; readonly repeated: boolean },
): boolean => {
  if (retry === 'never') return false;
  if (error instanceof NetworkError) return true;
  if (!(error instanceof ApiError)) return false;
  // The server may still work on the first send of a keyed write; a later repetition gets its result.
  if (retry === 'keyed' && repeated && error.wireCode === 'conflict') return true;
  return retryableStatuses.has(error.status);
};

/** Keeps repetitions a small share of all calls, so that an outage is not made worse by retries. */
interface RetryBudget {
  /** Notes a call, which adds its share to the budget. */
  readonly earn: () => void;
  /** Takes one repetition from the budget; false when none is left. */
  readonly spend: () => boolean;
}

/**
 * A budget that starts full, grows by `budgetRatio` per call and never beyond `budgetReserve`.
 *
 * @example
 * createRetryBudget({ budgetRatio: 0.1, budgetReserve: 0 }).spend() // → false
 */
export const createRetryBudget = ({
  budgetRatio,
  budgetReserve,
}: Pick<RetryPolicy, 'budgetRatio' | 'budgetReserve'>): RetryBudget => {
  let saved = budgetReserve;
  return {
    earn: () => {
      saved = Math.min(budgetReserve, saved + budgetRatio);
    },
    spend: () => {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
};

/**
 * Reads a `Retry-After` header (RFC 9110 section 10.2.3): seconds, or a date. `null` when absent or unreadable.
 *
 * @example
 * retryAfterMs('2', 0) // → 2000
 */
export const retryAfterMs = (header: string | null, nowMs: number): number | null => {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
};

/**
 * How long to wait before retry number `retry` (0 is the first): exponential backoff with full jitter, which spreads
 * clients that failed at the same moment. What the server asked for comes first.
 *
 * @param random a number from 0 up to 1
 * @example
 * retryDelayMs({ retry: 2, serverAskedMs: null, random: 0.5, baseDelayMs: 250, maxDelayMs: 8000 }) // → 500
 */
export const retryDelayMs = ({
  retry,
  serverAskedMs,
  random,
  baseDelayMs,
  maxDelayMs,
}: Pick<RetryPolicy, 'baseDelayMs' | 'maxDelayMs'> & {
  readonly retry: number;
  readonly serverAskedMs: number | null;
  readonly random: number;
}): number => {
  if (serverAskedMs !== null) return serverAskedMs + random * baseDelayMs;
  return random * Math.min(maxDelayMs, baseDelayMs * 2 ** retry);
};
