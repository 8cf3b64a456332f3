import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType } from 'react-router';
import { tabStorage } from '../browserStorage.ts';
import type { Shown } from './useShownLocation.ts';

const storageKey = 'scroll';

/** Where each history entry was scrolled to, also before a reload. */
const readTops = (): Record<string, number> => {
  try {
    return JSON.parse(tabStorage.getItem(storageKey) ?? '{}');
  } catch {
    // Another program has written there.
    return {};
  }
};
const tops = readTops();

/** Entries that the browser makes, as for a part of a page, have no key of their own. */
const nameOf = ({ key, hash }: Location): string => `${key}${hash}`;

/** Remembers how far a place of the history is scrolled now. */
export const keepPlace = (location: Location): void => {
  tops[nameOf(location)] = window.scrollY;
};

const partOf = (hash: string): Element | null => {
  const name = hash.slice(1);
  if (name === '') return null;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    // Not every text after a # is well-formed.
    return document.getElementById(name);
  }
};

/** Brings a part of the page into view, or the page's beginning. */
const scrollToHash = (hash: string): void => {
  const part = partOf(hash);
  if (part) part.scrollIntoView();
  else window.scrollTo(0, 0);
};

/** Whether the query alone differs: one corrected in its place, or one that the prerendered page did not know. */
const isQueryAlone = (a: Location, b: Location, action: NavigationType): boolean =>
  (action === NavigationType.Replace || a.key === b.key) &&
  a.pathname === b.pathname &&
  a.hash === b.hash &&
  a.search !== b.search;

/** A page begins at its top or at the part its address names; going back finds the place that was left. */
export const useScrollPlaces = ({ location, action }: Shown): void => {
  const before = useRef(location);

  useEffect(() => {
    // The last of these events may come after its page has gone: leaving a page keeps its place too.
    const keep = () => keepPlace(location);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [location]);

  useEffect(() => {
    // A fresh load and a return from another site are the browser's own business.
    const ours = () => {
      window.history.scrollRestoration = 'manual';
    };
    const theirs = () => {
      window.history.scrollRestoration = 'auto';
      tabStorage.setItem(storageKey, JSON.stringify(tops));
    };
    ours();
    window.addEventListener('pageshow', ours);
    window.addEventListener('pagehide', theirs);
    return () => {
      window.removeEventListener('pageshow', ours);
      window.removeEventListener('pagehide', theirs);
    };
  }, []);

  useLayoutEffect(() => {
    const last = before.current;
    if (last === location) return;
    before.current = location;
    if (isQueryAlone(last, location, action)) return;
    const kept = action === NavigationType.Pop ? tops[nameOf(location)] : undefined;
    if (kept === undefined) scrollToHash(location.hash);
    else window.scrollTo(0, kept);
  }, [location, action]);
};
