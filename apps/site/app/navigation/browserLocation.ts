import type { Location, To } from 'react-router';

/** What this site keeps in a history entry: the entry's own key, and what the caller of `navigate` gave. */
interface Entry {
  readonly key: string;
  readonly given: unknown;
}

const entryOf = (state: unknown): Entry =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? { key: state.key, given: 'given' in state ? state.given : null }
    : { key: 'default', given: null };

/** Where the browser is. */
export const readLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const { key, given } = entryOf(window.history.state);
  return { pathname, search, hash, key, state: given };
};

/** A new history entry. */
export const makeEntry = (given: unknown): Entry => ({ key: Math.random().toString(36).slice(2, 10), given });

/**
 * The address text of where the router wants to go.
 *
 * @example hrefOf({ pathname: '/pricing', search: '?coupon=a', hash: '' }) // → '/pricing?coupon=a'
 */
export const hrefOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
