import { isPlainPress } from '@backbeat/ui';
import { isFile } from './isFile.ts';

/** The address of a page of this site, opened in this window, that the link around an element leads to. */
export const linkedPage = (element: EventTarget | null): URL | null => {
  const link = element instanceof Element ? element.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return null;
  const target = new URL(link.href);
  return target.origin !== window.location.origin || isFile(target.pathname) ? null : target;
};

/**
 * The address of this site that a click on a link leads to, if the router should follow it: pressed plainly, not
 * answered by anybody else, into this window, to a page, and to another place than a part of the same page.
 */
export const clickedPage = (event: MouseEvent): URL | null => {
  if (event.defaultPrevented || !isPlainPress(event)) return null;
  const target = linkedPage(event.target);
  if (target === null) return null;
  const { pathname, search } = window.location;
  const isSamePage = target.pathname === pathname && target.search === search;
  return isSamePage && target.hash !== '' ? null : target;
};
