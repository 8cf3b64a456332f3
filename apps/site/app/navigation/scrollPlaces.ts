import type { Location } from 'react-router';

const storageKey = 'scroll';

/** Where each history entry was scrolled to, also before a reload. */
const readTops = (): Map<string, number> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return new Map(entries.flatMap(([key, top]) => (typeof top === 'number' ? [[key, top]] : [])));
  } catch {
    return new Map();
  }
};

const keepTops = (tops: ReadonlyMap<string, number>): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(tops)));
  } catch {
    // Where storage is blocked, places are known until the next load.
  }
};

let known: Map<string, number> | undefined;
const knownTops = (): Map<string, number> => {
  known ??= readTops();
  return known;
};

/** Entries that the browser makes, as for a part of a page, have no key of their own. */
const nameOf = ({ key, hash }: Location): string => `${key}${hash}`;

/** Where a place of the history was left, if it was. */
export const keptPlace = (location: Location): number | undefined => knownTops().get(nameOf(location));

/** Remembers how far a place of the history is scrolled now. */
export const keepPlace = (location: Location): void => {
  knownTops().set(nameOf(location), window.scrollY);
};

/** Makes the places outlive the document. */
export const savePlaces = (): void => keepTops(knownTops());
