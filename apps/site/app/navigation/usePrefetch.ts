import { useEffect } from 'react';
import { redirectOf } from '../redirects.ts';
import { linkedPage } from './linkedPage.ts';
import { isLoaded, loadPage } from './pages.tsx';

const signsOfInterest = ['pointerover', 'touchstart', 'focusin'] as const;

/** What cannot be had now is asked for again when the link is followed. */
const prefetch = ({ target }: Event): void => {
  const page = linkedPage(target);
  if (page === null) return;
  const pathname = redirectOf(page.pathname) ?? page.pathname;
  if (!isLoaded(pathname)) loadPage(pathname).catch(() => {});
};

/** Fetches the page of a link ahead when it is pointed at or touched: it is likely to be opened. */
export const usePrefetch = (): void => {
  useEffect(() => {
    for (const sign of signsOfInterest) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      for (const sign of signsOfInterest) document.removeEventListener(sign, prefetch);
    };
  }, []);
};
