import type { Location } from 'react-router';

const storageKey = 'scroll';

let tops: Record<string, number> | undefined;

/** Where each history entry was scrolled to, also before a reload. */
const knownTops = (): Record<string, number> => {
  try {
    tops ??= JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    // Where storage is blocked, places are known until the next load.
  }
  tops ??= {};
  return tops;
};

/** Entries that the browser makes, as for a part of a page, have no key of their own. */
const nameOf = ({ key, hash }: Location): string => `${key}${hash}`;

/** Where a place of the history was left, if it was. */
export const keptPlace = (location: Location): number | undefined => knownTops()[nameOf(location)];

/** Remembers how far a place of the history is scrolled now. */
export const keepPlace = (location: Location): void => {
  knownTops()[nameOf(location)] = window.scrollY;
};

/** Makes the places outlive the document. */
export const savePlaces = (): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(knownTops()));
  } catch {
    // Where storage is blocked, places are known until the next load.
  }
};
