import { withoutFinalSlash } from '../navigation/withoutFinalSlash.ts';
import { redirects } from '../redirects.ts';

/** Addresses under which a page can be opened too; search engines and shared links name the page's own. */
const secondAddresses: Readonly<Record<string, string>> = {
  ...redirects,
  '/v2': '/',
  '/login': '/',
  '/sign-up': '/',
};

/**
 * The address under which search engines should know a page, by any of its addresses.
 *
 * @example
 * canonicalPath('/premium') // → '/pricing'
 * canonicalPath('/for/pro/') // → '/for/pro'
 */
export const canonicalPath = (path: string): string => {
  const bare = withoutFinalSlash(path);
  return secondAddresses[bare] ?? bare;
};
