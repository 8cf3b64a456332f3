import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The page that one is on. */
interface Shown {
  readonly pathname: string;
  readonly heading: HTMLElement | null;
}

const pageHeading = (): HTMLElement | null => document.querySelector('main h1');

/**
 * Focuses the heading of a part, or else of the page, so that it is read out. No ring: a heading cannot be pressed.
 */
export const focusHeading = (part?: Element | null): void => {
  const heading = part?.querySelector<HTMLElement>('h2, h3') ?? pageHeading();
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
};

/**
 * Focuses the heading of the next page, so that screen readers announce it as they do a loaded page. Addresses that
 * only open or close a dialog leave the focus to the dialog.
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
