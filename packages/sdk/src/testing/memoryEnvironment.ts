import type { SessionNavigation, SessionStorageArea } from '../session/Session.ts';

/** A browser tab in memory, for tests of sessions. */
export interface MemoryEnvironment {
  readonly storage: SessionStorageArea & { readonly values: ReadonlyMap<string, string> };
  readonly navigation: SessionNavigation;
  /** Every address that somebody was sent to. */
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
