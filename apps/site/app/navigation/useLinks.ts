import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { redirectOf } from '../redirects.ts';
import { clickedPage, linkedPage } from './linkedPage.ts';
import { isLoaded, loadPage } from './pages.tsx';

const signsOfInterest = ['pointerover', 'touchstart', 'focusin'] as const;

/** What is pointed at or touched is likely to be opened. What cannot be had now is asked for again then. */
const prefetch = ({ target }: Event): void => {
  const page = linkedPage(target);
  if (page === null) return;
  const pathname = redirectOf(page.pathname) ?? page.pathname;
  if (!isLoaded(pathname)) loadPage(pathname).catch(() => {});
};

/** Fetches the page that a link leads to ahead, and follows the links of parts that React leaves as they were prerendered. */
export const useLinks = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = clickedPage(event);
      if (target === null) return;
      event.preventDefault();
      // As `<Link>` does it: the address that one is at already gets no second entry.
      void navigate(`${target.pathname}${target.search}${target.hash}`, {
        replace: target.href === window.location.href,
      });
    };
    document.addEventListener('click', follow);
    for (const sign of signsOfInterest) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const sign of signsOfInterest) document.removeEventListener(sign, prefetch);
    };
  }, [navigate]);
};
