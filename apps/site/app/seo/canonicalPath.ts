import { withoutFinalSlash } from '../navigation/withoutFinalSlash.ts';
import { secondAddresses } from '../pages/pageWords.ts';

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
