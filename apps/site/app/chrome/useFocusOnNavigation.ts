import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The page that one is on. */
interface Shown {
  readonly pathname: string;
  readonly heading: HTMLElement | null;
}

const pageHeading = (): HTMLElement | null => document.querySelector('main h1');

/** Gives the heading of a part, or else the page's, the focus: it is read out, and needs no ring, as nobody can do anything with it. */
export const focusHeading = (part?: Element | null): void => {
  const heading = part?.querySelector<HTMLElement>('h2, h3') ?? pageHeading();
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
};

/**
 * Focuses the heading of the next page, so that a screen reader says where one is, as it does for a page that is loaded.
 * An address that only opens or closes a dialog keeps the heading, and the focus stays where the dialog puts it.
 */
export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation();
  const last = useRef<Shown>({ pathname, heading: null });

  useEffect(() => {
    const heading = pageHeading();
    const before = last.current;
    last.current = { pathname, heading };
    if (before.pathname === pathname || heading === null || heading === before.heading) return;
    // What the next page focused by itself, such as a field, stays focused; the link that led here does not.
    const focused = document.activeElement;
    if (focused?.closest('main, dialog') && !focused.matches('a')) return;
    focusHeading();
  }, [pathname]);
};
