import type { SessionLocks, TabChannel } from './Session.ts';
import { readTabMessage } from './tabMessage.ts';

/** What a refresher needs. */
export interface TokenRefresherOptions {
  /** Makes the call. */
  readonly request: (current: string | null) => Promise<string>;
  /** Can this token of another tab stand in for ours? */
  readonly fits: (token: string, current: string | null) => boolean;
  readonly tabs?: TabChannel | undefined;
  readonly locks?: SessionLocks | undefined;
  /** Name of the lock that the tabs share. */
  readonly lockName: string;
  /** How long a tab waits for the token of the tab that held the lock before it. @default 500 */
  readonly handoverMs?: number;
  /** A tab that holds the lock longer than this is asleep. @default 12_000 */
  readonly lockTimeoutMs?: number;
}

/** Gets a new token, once for everybody who asks at the same time, in this tab and in the others. */
export type TokenRefresher = (current: string | null) => Promise<string>;

/** @see TokenRefresher */
export const createTokenRefresher = (options: TokenRefresherOptions): TokenRefresher => {
  const { request, fits, tabs, locks, lockName, handoverMs = 500, lockTimeoutMs = 12_000 } = options;
  let running: Promise<string> | null = null;

  const requestAndShare = async (current: string | null) => {
    const token = await request(current);
    tabs?.post({ type: 'token', token });
    return token;
  };

  /** The token that another tab hands over from now on. The listener is set before the wait for the lock. */
  const listenForToken = (current: string | null) => {
    let stop: (() => void) | undefined;
    const token = new Promise<string>((resolve) => {
      stop = tabs?.subscribe((data) => {
        const message = readTabMessage(data);
        if (message?.type === 'token' && fits(message.token, current)) resolve(message.token);
      });
    });
    return { token, stop: () => stop?.() };
  };

  const within = async (token: Promise<string>, timeMs: number): Promise<string | null> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const nothing = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), timeMs);
    });
    return Promise.race([token, nothing]).finally(() => clearTimeout(timer));
  };

  const refreshUnderLock = async (current: string | null, lockManager: SessionLocks) => {
    const handover = listenForToken(current);
    const obtain = async (waitMs: number) =>
      (await within(handover.token, waitMs)) ?? requestAndShare(current);
    try {
      // A free lock may have been given back a moment ago: one turn of the event loop lets that token arrive.
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
      // A tab that sleeps on the lock must not keep the others from signing in.
      if (error instanceof DOMException && error.name === 'TimeoutError') return requestAndShare(current);
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
