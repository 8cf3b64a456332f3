import { AuthError } from '../errors/ApiError.ts';
import { createTokenRefresher } from './createTokenRefresher.ts';
import type { SessionOptions } from './Session.ts';
import { readSessionToken, shouldRefresh } from './sessionClaims.ts';
import { storageKeys } from './storageKeys.ts';

/** After a refresh that changed nothing (clocks that disagree, an api in trouble) the next one waits this long. */
const refreshPauseMs = 60_000;

/** Keeps the session token fresh. */
export interface SessionRefresh {
  /** A token that is not due: the given one, or a new one. Rejects with `AuthError` when it cannot be read. */
  readonly freshen: (token: string) => Promise<string>;
  /** A new token for the refresh cookie. */
  readonly obtain: () => Promise<string>;
  /** Whether a token is of the same person as the current one and expires no earlier. */
  readonly isSuccessor: (token: string, current: string | null) => boolean;
}

const refusedForAnother = () =>
  new AuthError({
    endpoint: 'refresh',
    statusText: 'The refresh cookie is of another person',
    body: null,
    wireCode: 'unauthorized',
  });

type RefreshOptions = Pick<SessionOptions, 'client' | 'storage' | 'tabs' | 'locks' | 'now' | 'warn'>;

/** @see SessionRefresh */
export const createSessionRefresh = (options: RefreshOptions): SessionRefresh => {
  const { client, storage, now = Date.now, warn = console.warn } = options;
  let pausedUntilMs = 0;

  const claimsOrNull = (token: string) => {
    try {
      return readSessionToken(token, () => undefined);
    } catch {
      return null;
    }
  };

  const isSuccessor = (token: string, current: string | null) => {
    const claims = claimsOrNull(token);
    const ours = current === null ? null : claimsOrNull(current);
    if (claims === null || token === current) return false;
    return ours === null || (claims.exp >= ours.exp && (!ours.guid || ours.guid === claims.guid));
  };

  const isOver = (token: string | null) => (claimsOrNull(token ?? '')?.exp ?? 0) * 1_000 <= now();

  const refresh = createTokenRefresher({
    request: async (current) => {
      const refreshToken = storage.getItem(storageKeys.refreshToken);
      const request = refreshToken === null ? {} : { headers: { RefreshToken: refreshToken } };
      const { token, refresh_token: next } = await client.refresh(request, { token: current });
      if (refreshToken !== null && next) storage.setItem(storageKeys.refreshToken, next);
      return token;
    },
    fits: isSuccessor,
    isUrgent: isOver,
    tabs: options.tabs,
    locks: options.locks,
    lockName: storageKeys.token,
  });

  const freshen = async (token: string) => {
    const claims = readSessionToken(token, warn);
    if (!shouldRefresh(claims, now()) || now() < pausedUntilMs) return token;
    try {
      const renewed = await refresh(token);
      const next = readSessionToken(renewed, warn);
      // The cookie may be of another account of this browser: a refresh must not switch accounts.
      const isOwn = !claims.guid || claims.guid === next.guid;
      if (!isOwn && isOver(token)) throw refusedForAnother();
      if (!isOwn || shouldRefresh(next, now())) pausedUntilMs = now() + refreshPauseMs;
      return isOwn ? renewed : token;
    } catch (error) {
      if (error instanceof AuthError || isOver(token)) throw error;
      pausedUntilMs = now() + refreshPauseMs;
      return token;
    }
  };

  return { freshen, obtain: () => refresh(null), isSuccessor };
};
