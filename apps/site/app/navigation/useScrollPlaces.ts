import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType } from 'react-router';
import { keepPlace, keptPlace, savePlaces } from './scrollPlaces.ts';
import type { Shown } from './useShownLocation.ts';

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

/** A query that is put right in its place is no reason to move the page, nor one that the prerendered page did not know. */
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
      savePlaces();
    };
    // Left so by a page that loads anew for another part: the browser shows its top.
    if (window.history.scrollRestoration === 'manual') scrollToHash(window.location.hash);
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
    const kept = action === NavigationType.Pop ? keptPlace(location) : undefined;
    if (kept === undefined) scrollToHash(location.hash);
    else window.scrollTo(0, kept);
  }, [location, action]);
};
