import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The page that one is on. */
interface Shown {
  readonly pathname: string;
  readonly heading: HTMLElement | null;
}

/**
 * Focuses the heading of the next page, so that a screen reader says where one is, as it does for a page that is loaded.
 * An address that only opens or closes a dialog keeps the heading, and the focus stays where the dialog puts it.
 */
export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation();
  const last = useRef<Shown>({ pathname, heading: null });

  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    const before = last.current;
    last.current = { pathname, heading };
    if (before.pathname === pathname || heading === null || heading === before.heading) return;
    // What the next page focused by itself, such as a field, stays focused.
    if (document.activeElement?.closest('main, dialog')) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    // Nobody can do anything with a heading: it is read out, and needs no ring.
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  }, [pathname]);
};
