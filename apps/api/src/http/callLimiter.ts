import type { Limit } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import { ApiError } from './ApiError.ts';

/** Counts a call of a network. @throws ApiError 'rate_limited' when it is one too many */
export type CallLimiter = (network: string) => void;

/**
 * Limits the calls of a network to this process, in memory because every call passes it. RateLimiter protects accounts
 * and codes, in the database.
 */
export const createCallLimiter = (
  { clock }: Pick<DbDeps, 'clock'>,
  { max, windowMs }: Limit,
): CallLimiter => {
  let windowEndsAtMs = 0;
  const taken = new Map<string, number>();

  return (network) => {
    const nowMs = clock.now();
    if (nowMs >= windowEndsAtMs) {
      taken.clear();
      windowEndsAtMs = nowMs + windowMs;
    }
    const count = (taken.get(network) ?? 0) + 1;
    taken.set(network, count);
    if (count <= max) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((windowEndsAtMs - nowMs) / 1000));
    throw new ApiError('rate_limited', `Too many calls. Come back in ${retryAfterSeconds} s.`, {
      retryAfterSeconds,
    });
  };
};
