import type { SessionNavigation, SessionStorageArea } from '../session/Session.ts';

/** A browser tab in memory, for tests of sessions. */
export interface MemoryEnvironment {
  readonly storage: SessionStorageArea & { readonly values: ReadonlyMap<string, string> };
  readonly navigation: SessionNavigation;
  /** Every address that the tab was sent to. */
  readonly visited: readonly string[];
}

/**
 * Storage and address bar of a tab that shows `href`.
 *
 * @example memoryEnvironment('https://site.test/a').navigation.href() // → 'https://site.test/a'
 */
export const memoryEnvironment = (href = 'https://site.test/'): MemoryEnvironment => {
  const values = new Map<string, string>();
  const visited: string[] = [];
  let current = href;
  return {
    storage: {
      values,
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        values.set(key, value);
      },
      removeItem: (key) => {
        values.delete(key);
      },
    },
    navigation: {
      href: () => current,
      replace: (next) => {
        current = next;
      },
      go: (target) => {
        visited.push(target);
        current = new URL(target, current).href;
      },
    },
    visited,
  };
};

const encode = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** What a test token says. */
export interface TestClaims {
  readonly guid?: string;
  readonly hash?: string;
  /** How long from now it lasts. @default 14 */
  readonly days?: number;
}

/**
 * A session token that reads like a real one. Its signature is worth nothing.
 *
 * @example testToken({ days: 3 }).split('.').length // → 3
 */
export const testToken = ({
  guid = '0b8b7f3e-52a4-4b55-9b0e-5a1f9a1f0c11',
  hash = 'acct-0b8b7f3e',
  days = 14,
}: TestClaims = {}): string => {
  const exp = Math.floor(Date.now() / 1_000) + Math.round(days * 86_400);
  return [encode({ alg: 'ES256', typ: 'JWT' }), encode({ exp, guid, hash }), 'test-signature'].join('.');
};
