import type { User } from '@backbeat/domain';
import type { UnauthorizedCall } from '../client/Client.ts';
import { AuthError } from '../errors/ApiError.ts';
import { SdkError } from '../errors/SdkError.ts';
import { refusedElsewhere } from './createTokenRefresher.ts';
import { createLinkToken } from './linkToken.ts';
import type {
  Session,
  SessionNavigation,
  SessionOptions,
  SessionSnapshot,
  SessionStorageArea,
} from './Session.ts';
import { safeReturnUrl } from './safeReturnUrl.ts';
import { createSessionRefresh } from './sessionRefresh.ts';
import { storageKeys } from './storageKeys.ts';
import { readTabMessage } from './tabs.ts';
import type { TakenToken } from './takeTokenFromAddress.ts';

/** The state before anything is known: what a server and the first render show. */
const idleSnapshot: SessionSnapshot = {
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
interface SessionStore {
  readonly get: () => SessionSnapshot;
  readonly set: (change: Partial<SessionSnapshot>) => SessionSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
}

/** @see SessionStore */
const createSessionStore = (): SessionStore => {
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

/** The stored values that signing out removes. `hasLoggedIn`, consent and scheme stay. */
const signedOutKeys = ['token', 'refreshToken', 'redirect', 'selectedPlan', 'justSignedUp'] as const;

const nobodySignedIn = () =>
  new AuthError({ endpoint: 'sso', statusText: 'Nobody is signed in', body: null, wireCode: 'unauthorized' });

/**
 * The target of the first navigation: `return_url` of the address, otherwise the saved redirect, which is removed.
 * `null` to stay, also for addresses outside the allowed origins.
 */
const redirectTarget = (
  navigation: Pick<SessionNavigation, 'href'>,
  storage: SessionStorageArea,
  allowedOrigins: readonly string[],
): string | null => {
  const { origin, searchParams } = new URL(navigation.href());
  const asked = safeReturnUrl(searchParams.get('return_url'), { origin, allowedOrigins });
  if (asked !== null) return asked;
  const saved = safeReturnUrl(storage.getItem(storageKeys.redirect), { origin, allowedOrigins });
  storage.removeItem(storageKeys.redirect);
  return saved;
};

/**
 * The session of one browser tab: who is signed in, kept fresh, ended everywhere.
 * Depends on no framework; follow it with `subscribe` and `getSnapshot`.
 *
 * @example
 * const session: Session = createSession({ client, ...browserEnvironment(window) });
 * await session.start();
 */
export const createSession = (options: SessionOptions): Session => {
  const { client, storage, navigation, tabs, allowedOrigins = [] } = options;
  const store = createSessionStore();
  const tokens = createSessionRefresh(options);
  const linkToken = createLinkToken(options);
  /** Grows when a session ends; an answer that belongs to an ended session is dropped. */
  let generation = 0;
  /** Aborts the calls of the running session when it ends. */
  let calls = new AbortController();
  let started: Promise<SessionSnapshot> | null = null;

  const flag = (key: 'hasLoggedIn' | 'justSignedUp') => storage.getItem(storageKeys[key]) === 'true';

  const keepToken = (token: string) => {
    storage.setItem(storageKeys.token, token);
    store.set({ token });
  };

  const end = (error: SdkError | null) => {
    generation += 1;
    calls.abort();
    calls = new AbortController();
    for (const key of signedOutKeys) storage.removeItem(storageKeys[key]);
    const { offered } = store.get();
    const hasLoggedIn = flag('hasLoggedIn');
    return store.set({ ...idleSnapshot, status: 'signed-out', error, hasLoggedIn, offered });
  };

  /** Makes a token of the address the session of this tab. */
  const keepArrived = ({ token, isNew }: TakenToken) => {
    if (isNew) storage.setItem(storageKeys.justSignedUp, 'true');
    storage.setItem(storageKeys.token, token);
    storage.removeItem(storageKeys.signOutPending);
    store.set({ tookToken: true });
  };

  const finishPendingSignOut = async () => {
    if (storage.getItem(storageKeys.signOutPending) === null) return;
    await client.logout({}, { token: null });
    storage.removeItem(storageKeys.signOutPending);
  };

  /** The token of this tab, or one for the refresh cookie. */
  const findToken = async (mine: number): Promise<string> => {
    const stored = storage.getItem(storageKeys.token);
    if (stored !== null) {
      store.set({ token: stored });
      return tokens.freshen(stored);
    }
    await finishPendingSignOut();
    const { ok } = await client.sso({}, { token: null });
    if (!ok) throw nobodySignedIn();
    if (mine === generation) store.set({ sso: true });
    return tokens.obtain();
  };

  /** Asked only when the user lacks a creation date. A failure other than 401 does not end the session. */
  const findAccount = async (token: string) => {
    try {
      return await client.account({}, { token, signal: calls.signal });
    } catch (error) {
      if (error instanceof AuthError) throw error;
      return null;
    }
  };

  /** @param heard the token's user, when known already */
  const findUser = async (mine: number, heard: User | null): Promise<SessionSnapshot> => {
    const token = await findToken(mine);
    if (mine !== generation) return store.get();
    keepToken(token);
    const user = heard ?? (await client.me({}, { token, signal: calls.signal }));
    const account = user.created_at === null ? await findAccount(token) : null;
    if (mine !== generation) return store.get();
    storage.setItem(storageKeys.hasLoggedIn, 'true');
    if (user.hash && storage.getItem(storageKeys.selectedPlan) !== 'free') {
      storage.removeItem(storageKeys.selectedPlan);
    }
    const known = { user, account, hasLoggedIn: true, justSignedUp: flag('justSignedUp') };
    return store.set({ status: 'signed-in', error: null, ...known });
  };

  const findOut = async (): Promise<SessionSnapshot> => {
    const mine = generation;
    if (store.get().status !== 'signed-in') store.set({ status: 'loading' });
    try {
      const bound = await linkToken.takeBound();
      if (bound !== null && mine === generation) keepArrived(bound);
      return await findUser(mine, bound?.user ?? null);
    } catch (error) {
      if (mine !== generation) return store.get();
      if (!(error instanceof SdkError)) throw error;
      if (error instanceof AuthError) return end(error);
      // The token stays in storage: when the connection is back, `reload` goes on from here.
      return store.set({ ...(store.get().user ? {} : { status: 'signed-out', token: null }), error });
    }
  };

  const checkUser = async (): Promise<SessionSnapshot> => {
    await findOut();
    const owner = await linkToken.owner();
    // The waiting token is the signed-in user's own, so there is nothing to ask.
    if (owner !== null && owner.guid === store.get().user?.guid) linkToken.forget();
    const offered = linkToken.isWaiting() ? owner : null;
    return offered === store.get().offered ? store.get() : store.set({ offered });
  };

  const start = async () => {
    store.set({ hasLoggedIn: flag('hasLoggedIn'), justSignedUp: flag('justSignedUp'), status: 'loading' });
    linkToken.take();
    const target = redirectTarget(navigation, storage, allowedOrigins);
    if (target !== null) navigation.go(target);
    return checkUser();
  };

  const getToken = async () => {
    const { token } = store.get();
    if (token === null) return null;
    const mine = generation;
    try {
      const fresh = await tokens.freshen(token);
      if (mine !== generation) return null;
      if (fresh !== token) keepToken(fresh);
      return fresh;
    } catch (error) {
      if (error instanceof AuthError && mine === generation) end(error);
      throw error;
    }
  };

  const logout = async () => {
    const { token } = store.get();
    const call = client.logout({}, { token });
    storage.setItem(storageKeys.signOutPending, 'true');
    end(null);
    tabs?.post({ type: 'signed-out' });
    try {
      await call;
      storage.removeItem(storageKeys.signOutPending);
    } catch (error) {
      if (error instanceof SdkError) store.set({ error });
    }
  };

  const dispose = tabs?.subscribe((data) => {
    const message = readTabMessage(data);
    const { status, token } = store.get();
    if (message?.type === 'signed-out' && status !== 'signed-out') end(null);
    if (message?.type === 'token-refused' && message.token === token)
      end(refusedElsewhere('session', message.body));
    if (message?.type === 'token' && token !== null && tokens.isSuccessor(message.token, token)) {
      keepToken(message.token);
    }
  });

  return {
    start: () => {
      started ??= start();
      return started;
    },
    getSnapshot: store.get,
    subscribe: store.subscribe,
    getToken,
    handleUnauthorized: ({ token, error }: UnauthorizedCall) => {
      if (token === null || token !== store.get().token) return;
      end(error);
      tabs?.post({ type: 'token-refused', token, body: error.body });
    },
    reload: checkUser,
    logout,
    acceptOffer: async () => {
      const accepted = linkToken.forget();
      store.set({ offered: null });
      if (accepted === null) return store.get();
      end(null);
      keepArrived(accepted);
      return checkUser();
    },
    declineOffer: () => {
      linkToken.forget();
      store.set({ offered: null });
    },
    clearJustSignedUp: () => {
      storage.removeItem(storageKeys.justSignedUp);
      store.set({ justSignedUp: false });
    },
    saveRedirect: (href) => {
      const { origin } = new URL(navigation.href());
      const target = safeReturnUrl(href, { origin, allowedOrigins });
      if (target !== null) storage.setItem(storageKeys.redirect, target);
    },
    dispose: () => dispose?.(),
  };
};
