import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Focuses the heading of the next page when the focused control went with the page before, so that a screen reader
 * says where one is. A control that is still there, such as a link of the header, keeps the focus.
 */
export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const focused = document.activeElement;
    if (focused !== null && focused !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    // Nobody can do anything with a heading: it is read out, and needs no ring.
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  }, [pathname]);
};
