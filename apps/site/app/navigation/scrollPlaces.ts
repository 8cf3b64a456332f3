import type { Location } from 'react-router';
import { tabStorage } from '../browserStorage.ts';

const storageKey = 'scroll';

let tops: Record<string, number> | undefined;

/** Where each history entry was scrolled to, also before a reload. */
const knownTops = (): Record<string, number> => {
  try {
    tops ??= JSON.parse(tabStorage.getItem(storageKey) ?? '{}');
  } catch {
    // Somebody else has written there.
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
  tabStorage.setItem(storageKey, JSON.stringify(knownTops()));
};
