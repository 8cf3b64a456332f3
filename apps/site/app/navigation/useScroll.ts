import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router';
import type { Shown } from './createNavigation.ts';

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

/** A page begins at its top or at the part its address names; going back finds the place that was left. */
export const useScroll = ({ location, action, keepsScroll }: Shown): void => {
  const before = useRef(location);

  useEffect(() => {
    const keep = () => knownTops().set(location.key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [location.key]);

  useEffect(() => {
    // A fresh load and a return from another site are the browser's own business.
    const ours = () => {
      window.history.scrollRestoration = 'manual';
    };
    const theirs = () => {
      window.history.scrollRestoration = 'auto';
      keepTops(knownTops());
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
    if (before.current === location) return;
    before.current = location;
    const kept = action === NavigationType.Pop ? knownTops().get(location.key) : undefined;
    if (kept !== undefined) window.scrollTo(0, kept);
    else if (!keepsScroll) scrollToHash(location.hash);
  }, [location, action, keepsScroll]);
};
