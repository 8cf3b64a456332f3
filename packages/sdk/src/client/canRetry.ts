import type { EndpointRetry } from '../contract/Endpoint.ts';
import { ApiError } from '../errors/ApiError.ts';
import { NetworkError } from '../errors/NetworkError.ts';

/** Statuses of failures that may pass: timeout, too early, too many requests, and server errors. */
const retryableStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Is it useful and safe to repeat the call?
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
  // The first send of a keyed write may still be at work on the server; its result comes with a later repetition.
  if (retry === 'keyed' && repeated && error.wireCode === 'conflict') return true;
  return retryableStatuses.has(error.status);
};
