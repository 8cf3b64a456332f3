import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router';
import type { Shown } from './createNavigation.ts';

const tops = new Map<string, number>();

/** Brings a part of the page into view, or the page's beginning. */
const scrollToHash = (hash: string): void => {
  const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (part) part.scrollIntoView();
  else window.scrollTo(0, 0);
};

/** A new path begins at its top or at the part its address names; going back finds the place that was left. */
export const useScroll = ({ location, action }: Shown): void => {
  const before = useRef(location);

  useEffect(() => {
    const keep = () => tops.set(location.key, window.scrollY);
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
    const { pathname, hash } = before.current;
    const isNewPath = pathname !== location.pathname;
    const isNewPart = hash !== location.hash && location.hash !== '';
    before.current = location;
    if (!isNewPath && !isNewPart) return;
    const kept = action === NavigationType.Pop ? tops.get(location.key) : undefined;
    if (kept !== undefined) window.scrollTo(0, kept);
    else if (isNewPath || action !== NavigationType.Pop) scrollToHash(location.hash);
  }, [location, action]);
};
