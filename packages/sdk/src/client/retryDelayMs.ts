import type { RetryPolicy } from './retryPolicy.ts';

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
