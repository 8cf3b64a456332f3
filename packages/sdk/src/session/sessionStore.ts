import type { SessionSnapshot } from './Session.ts';

/** The state before anything is known: what a server and the first render show. */
export const idleSnapshot: SessionSnapshot = {
  status: 'idle',
  token: null,
  user: null,
  account: null,
  sso: false,
  error: null,
  tookToken: false,
  justSignedUp: false,
  hasLoggedIn: false,
  offered: null,
};

/** A snapshot with listeners. */
export interface SessionStore {
  readonly get: () => SessionSnapshot;
  readonly set: (change: Partial<SessionSnapshot>) => SessionSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
}

/** @see SessionStore */
export const createSessionStore = (): SessionStore => {
  let snapshot = idleSnapshot;
  const listeners = new Set<() => void>();
  return {
    get: () => snapshot,
    set: (change) => {
      snapshot = { ...snapshot, ...change };
      for (const listener of [...listeners]) listener();
      return snapshot;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
