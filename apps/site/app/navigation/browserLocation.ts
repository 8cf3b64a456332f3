import type { Location, To } from 'react-router';

/** What this site keeps in a history entry. */
export interface Entry {
  /** The entry's own name, for the place that its page was scrolled to. */
  readonly key: string;
  /** Its place among the entries of this window, so that a step can be taken back. */
  readonly index: number;
  /** What the caller of `navigate` gave. */
  readonly given: unknown;
}

/** A new history entry. */
export const makeEntry = (given: unknown, index: number): Entry => ({
  key: Math.random().toString(36).slice(2, 10),
  index,
  given,
});

/** The entry that a history state is; null for one that the browser has made, as a link to a part of a page does. */
export const entryOf = (state: unknown): Entry | null =>
  typeof state === 'object' &&
  state !== null &&
  'key' in state &&
  typeof state.key === 'string' &&
  'index' in state &&
  typeof state.index === 'number'
    ? { key: state.key, index: state.index, given: 'given' in state ? state.given : null }
    : null;

/** The entry that the browser is at. One without a name gets it now, and the place that it must have. */
export const currentEntry = (placeOfUnnamed: number): Entry => {
  const known = entryOf(window.history.state);
  if (known !== null) return known;
  const entry = makeEntry(null, placeOfUnnamed);
  window.history.replaceState(entry, '');
  return entry;
};

/** Where the browser is. */
export const readLocation = ({ key, given }: Entry): Location => {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key, state: given };
};

/**
 * The address text of where the router wants to go.
 *
 * @example hrefOf({ pathname: '/pricing', search: '?coupon=a', hash: '' }) // → '/pricing?coupon=a'
 */
export const hrefOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
