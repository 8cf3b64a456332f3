import type { User } from '@backbeat/domain';
import type { Client, UnauthorizedCall } from '../client/Client.ts';
import type { Account } from '../contract/account.ts';
import type { SdkError } from '../errors/SdkError.ts';
import type { TakenToken } from './takeTokenFromAddress.ts';

/** The state of the session. It starts as `idle` on a server and in the first render. */
export type SessionStatus = 'idle' | 'loading' | 'signed-in' | 'signed-out';

/** Everything a view needs to know; a new object for every change, the same object in between. */
export interface SessionSnapshot {
  readonly status: SessionStatus;
  readonly token: string | null;
  readonly user: User | null;
  /** Fetched when the user has no creation date. */
  readonly account: Account | null;
  /** Single sign-on succeeded in this page's life. */
  readonly sso: boolean;
  /** Why the person is signed out, when that is not by choice. */
  readonly error: SdkError | null;
  /** A token was taken from the address: dialogs for signing in close. */
  readonly tookToken: boolean;
  /** The account was made just now: the welcome dialog shows. */
  readonly justSignedUp: boolean;
  /** Somebody signed in before, in this browser tab. */
  readonly hasLoggedIn: boolean;
  /**
   * The user of a token that came with the address, when this browser has not signed in to that account itself.
   * Anybody can send such a link, so show the user and ask; answer with `acceptOffer` or `declineOffer`.
   */
  readonly offered: User | null;
}

/** The part of the Storage interface that the session uses. */
export type SessionStorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The page's address and how to leave it. */
export interface SessionNavigation {
  /** The current address, absolute. */
  readonly href: () => string;
  /** Change the shown address without loading anything (`history.replaceState`). */
  readonly replace: (href: string) => void;
  /** Go to a path of this site, or to an absolute address on an allowed origin. */
  readonly go: (target: string) => void;
}

/** Messages between the tabs of a browser. */
export interface TabChannel {
  readonly post: (message: unknown) => void;
  readonly subscribe: (listener: (message: unknown) => void) => () => void;
}

/** The part of the Web Locks interface that the session uses. */
export type SessionLocks = Pick<LockManager, 'request'>;

/** What a session is made of; everything outside is passed in. */
export interface SessionOptions {
  readonly client: Pick<Client, 'sso' | 'sessionBinding' | 'refresh' | 'logout' | 'me' | 'account'>;
  /** What `takeTokenFromAddress` found at the top of the page; without it `start` looks for itself. */
  readonly taken?: TakenToken | null;
  /** Session storage of the tab. */
  readonly storage: SessionStorageArea;
  readonly navigation: SessionNavigation;
  /** Absolute `return_url` values may lead to these origins besides the site's own. */
  readonly allowedOrigins?: readonly string[];
  /** Ties the tabs together; without it each tab is on its own. */
  readonly tabs?: TabChannel;
  /** Web Locks: one refresh at a time across tabs. */
  readonly locks?: SessionLocks;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
  /** @default console.warn */
  readonly warn?: (message: string) => void;
}

/** A person's session in one tab: an external store that any framework can follow. */
export interface Session {
  /** Takes a token from the address, follows a saved redirect, then finds out who is here. Runs once. */
  readonly start: () => Promise<SessionSnapshot>;
  readonly getSnapshot: () => SessionSnapshot;
  /** Calls back after every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The token for the next call, refreshed first when it is due. For `createClient({ getToken })`. */
  readonly getToken: () => Promise<string | null>;
  /** Ends the session here and in the other tabs when the refused token is still the current one. For `createClient({ onUnauthorized })`. */
  readonly handleUnauthorized: (call: UnauthorizedCall) => void;
  /** Fetches user (and account) again. */
  readonly reload: () => Promise<SessionSnapshot>;
  /** Ends the session here, at the api and in the other tabs. Never rejects; `error` says when the api was not reached. */
  readonly logout: () => Promise<void>;
  /** Signs in as `offered`, in place of whoever is signed in in this tab. */
  readonly acceptOffer: () => Promise<SessionSnapshot>;
  /** Forgets the offered token; everything stays as it is. */
  readonly declineOffer: () => void;
  /** The welcome dialog was closed. */
  readonly clearJustSignedUp: () => void;
  /** After the next start, go to this address once. */
  readonly saveRedirect: (href: string) => void;
  /** Stop listening to other tabs. */
  readonly dispose: () => void;
}
