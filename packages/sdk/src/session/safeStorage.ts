import type { SessionStorageArea } from './Session.ts';

/**
 * A storage area that never throws: where the browser refuses storage (blocked, full, private), values live in
 * memory until the page is left.
 *
 * @param open gets the area; reading `window.sessionStorage` itself may throw
 * @example safeStorage(() => { throw new Error('blocked'); }).getItem('key') // → null
 */
export const safeStorage = (open: () => SessionStorageArea): SessionStorageArea => {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (area: SessionStorageArea) => T): T | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((area) => area.getItem(key)) ?? null,
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
  };
};
