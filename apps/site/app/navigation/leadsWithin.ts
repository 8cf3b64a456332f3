const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const isFile = (pathname: string) => /\.[^/]+$/.test(pathname);

/**
 * The address of this site that a click on a link leads to, if the router should follow it: pressed plainly, not
 * answered by anybody else, into this window, to a page, and to another place than a part of the same page.
 */
export const leadsWithin = (event: MouseEvent): URL | null => {
  if (event.defaultPrevented || !isPlainPress(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (!link?.href || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return null;
  const { origin, pathname, search } = window.location;
  const target = new URL(link.href);
  if (target.origin !== origin || isFile(target.pathname)) return null;
  const isSamePage = target.pathname === pathname && target.search === search;
  return isSamePage && target.hash !== '' ? null : target;
};
