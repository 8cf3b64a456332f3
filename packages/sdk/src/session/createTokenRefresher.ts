import { AuthError } from '../errors/ApiError.ts';
import { NetworkError } from '../errors/SdkError.ts';
import type { SessionLocks, TabChannel } from './Session.ts';
import { readTabMessage, type TabMessage } from './tabs.ts';

/** What a refresher needs. */
export interface TokenRefresherOptions {
  /** Makes the call. */
  readonly request: (current: string | null) => Promise<string>;
  /** Whether a token from another tab can replace the current one. */
  readonly fits: (token: string, current: string | null) => boolean;
  /** Whether a new token is needed even though another tab has just failed to get one. */
  readonly isUrgent: (current: string | null) => boolean;
  readonly tabs?: TabChannel | undefined;
  readonly locks?: SessionLocks | undefined;
  /** Name of the lock that the tabs share. */
  readonly lockName: string;
  /** How long a tab waits for the message of the tab that held the lock before it. @default 500 */
  readonly handoverMs?: number;
  /** A tab that holds the lock longer than this is asleep. @default 12_000 */
  readonly lockTimeoutMs?: number;
}

/** How the refresh of another tab went. */
type Outcome = Extract<TabMessage, { readonly type: 'token' | 'refresh-failed' }>;

/**
 * Gets a new token by one request for all callers at a time, in this tab and the others. After a refusal, or a failure
 * while the old token is still valid, the tabs that waited do not ask again.
 */
export type TokenRefresher = (current: string | null) => Promise<string>;

/** The error in a tab when another tab was refused, with the answer that the other tab got. */
export const refusedElsewhere = (endpoint: 'refresh' | 'session', body: unknown = null): AuthError =>
  new AuthError({
    endpoint,
    statusText: 'Refused to another tab',
    body,
    wireCode: 'unauthorized',
  });

/** @see TokenRefresher */
export const createTokenRefresher = (options: TokenRefresherOptions): TokenRefresher => {
  const {
    request,
    fits,
    isUrgent,
    tabs,
    locks,
    lockName,
    handoverMs = 500,
    lockTimeoutMs = 12_000,
  } = options;
  let running: Promise<string> | null = null;

  const requestAndShare = async (current: string | null) => {
    try {
      const token = await request(current);
      tabs?.post({ type: 'token', token });
      return token;
    } catch (error) {
      const refusal = error instanceof AuthError ? { refused: true, body: error.body } : { refused: false };
      tabs?.post({ type: 'refresh-failed', ...refusal });
      throw error;
    }
  };

  /** The next outcome that another tab reports. The listener is set before the wait for the lock. */
  const listenForOutcome = (current: string | null) => {
    let stop: (() => void) | undefined;
    const outcome = new Promise<Outcome>((resolve) => {
      stop = tabs?.subscribe((data) => {
        const message = readTabMessage(data);
        if (message?.type !== 'token' && message?.type !== 'refresh-failed') return;
        const counts =
          message.type === 'token' ? fits(message.token, current) : message.refused || !isUrgent(current);
        if (counts) resolve(message);
      });
    });
    return { outcome, stop: () => stop?.() };
  };

  const within = async (outcome: Promise<Outcome>, timeMs: number): Promise<Outcome | null> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const nothing = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), timeMs);
    });
    return Promise.race([outcome, nothing]).finally(() => clearTimeout(timer));
  };

  const refreshUnderLock = async (current: string | null, lockManager: SessionLocks) => {
    const handover = listenForOutcome(current);
    const obtain = async (waitMs: number) => {
      const heard = await within(handover.outcome, waitMs);
      if (heard === null) return requestAndShare(current);
      if (heard.type === 'token') return heard.token;
      throw heard.refused
        ? refusedElsewhere('refresh', heard.body)
        : new NetworkError({ endpoint: 'refresh' });
    };
    try {
      // A free lock may have been given back a moment ago: one tick of the event loop lets that token arrive.
      const atOnce = await lockManager.request(lockName, { ifAvailable: true }, (lock) =>
        lock ? obtain(0) : null,
      );
      if (atOnce !== null) return atOnce;
      const signal = AbortSignal.timeout(lockTimeoutMs);
      return await lockManager.request(lockName, { signal }, () => obtain(handoverMs));
    } finally {
      handover.stop();
    }
  };

  const refreshAcrossTabs = async (current: string | null) => {
    if (!locks) return requestAndShare(current);
    try {
      return await refreshUnderLock(current, locks);
    } catch (error) {
      // Neither a sleeping tab that holds the lock nor a browser that forbids locks may prevent signing in.
      const isLockMissing = error instanceof DOMException && /^(Timeout|Security)Error$/.test(error.name);
      if (isLockMissing) return requestAndShare(current);
      throw error;
    }
  };

  return (current) => {
    running ??= refreshAcrossTabs(current).finally(() => {
      running = null;
    });
    return running;
  };
};
