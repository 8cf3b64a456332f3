import { dayMs, timing } from '@backbeat/domain';
import { jwtDecode } from 'jwt-decode';
import * as z from 'zod/mini';
import { AuthError } from '../errors/ApiError.ts';

const claimsSchema = z.object({
  /** Seconds since 1970. */
  exp: z.number(),
  guid: z.exactOptional(z.string()),
  hash: z.exactOptional(z.string()),
});

/** The claims of a session token. Its signature is not checked here: only the api can. */
export type SessionClaims = z.output<typeof claimsSchema>;

/** A token is renewed when it expires within this time. */
const refreshThresholdMs = timing.tokenRefreshThresholdDays * dayMs;

/** Three parts of base64url, as RFC 7515 writes them: all else is no token, and no header could carry it. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]*$/;

const decode = (token: string): unknown => {
  try {
    return compactForm.test(token) ? jwtDecode<unknown>(token) : null;
  } catch {
    return null;
  }
};

/**
 * Reads a session token. One that cannot be read is treated as tampering: a warning,
 * which never shows the token, and a 401-type error.
 *
 * @throws AuthError
 * @example readSessionToken(testToken({ guid: 'g1' })).guid // → 'g1'
 */
export const readSessionToken = (
  token: string,
  warn: (message: string) => void = console.warn,
): SessionClaims => {
  const claims = z.safeParse(claimsSchema, decode(token));
  if (claims.success) return claims.data;
  warn('The session token cannot be read, so the session ends. Sign in again to get a new one.');
  throw new AuthError({
    endpoint: 'session',
    statusText: 'Malformed session token',
    body: null,
    wireCode: null,
  });
};

/**
 * Whether a token is due for renewal: it expires in seven days or less, or lacks guid or hash.
 *
 * @example shouldRefresh({ exp: 700_000, guid: 'g', hash: 'h' }, 0) // → false
 */
export const shouldRefresh = ({ exp, guid, hash }: SessionClaims, nowMs: number): boolean =>
  exp * 1_000 - nowMs <= refreshThresholdMs || !guid || !hash;
