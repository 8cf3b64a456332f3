import { redirects } from '../redirects.ts';

/** Addresses under which a page can be opened too; search engines and shared links name the page's own. */
const secondAddresses: Readonly<Record<string, string>> = {
  ...redirects,
  '/v2': '/',
  '/login': '/',
  '/sign-up': '/',
};

/** A path without a final slash, as links spell it. */
export const barePath = (path: string): string => path.replace(/(.)\/+$/, '$1');

/**
 * The address under which search engines should know a page, by any of its addresses.
 *
 * @example
 * canonicalPath('/premium') // → '/pricing'
 * canonicalPath('/for/pro/') // → '/for/pro'
 */
export const canonicalPath = (path: string): string => {
  const bare = barePath(path);
  return secondAddresses[bare] ?? bare;
};
