import type { SessionStorageArea } from './Session.ts';

/** A storage area that never throws, and says what it holds. */
export interface SafeStorage extends SessionStorageArea {
  /** The names of all stored values. */
  readonly keys: () => readonly string[];
  /** Whether the browser itself keeps this value, so that it outlives the page. */
  readonly lasts: (key: string) => boolean;
}

/**
 * A storage area that never throws: where the browser refuses storage (blocked, full, private), values live in
 * memory until the page is left.
 *
 * @param open gets the area; reading `window.sessionStorage` itself may throw
 * @example safeStorage(() => { throw new Error('blocked'); }).getItem('key') // → null
 */
export const safeStorage = (open: () => SessionStorageArea): SafeStorage => {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (area: SessionStorageArea) => T): T | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  const kept = (key: string) => attempt((area) => area.getItem(key)) ?? null;
  return {
    getItem: (key) => memory.get(key) ?? kept(key),
    setItem: (key, value) => {
      memory.delete(key);
      attempt((area) => {
        area.setItem(key, value);
        return true;
      }) ?? memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((area) => area.removeItem(key));
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt(Object.keys) ?? [])])],
    lasts: (key) => !memory.has(key) && kept(key) !== null,
  };
};
