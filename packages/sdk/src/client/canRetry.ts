import type { EndpointRetry } from '../contract/Endpoint.ts';
import { ApiError } from '../errors/ApiError.ts';
import { NetworkError } from '../errors/NetworkError.ts';

/** Statuses that a second try may turn: too early, too many, and the server's own trouble. */
const passingStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Is it of use, and safe, to make the call again?
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
  return passingStatuses.has(error.status);
};
