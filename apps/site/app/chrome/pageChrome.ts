import { withoutFinalSlash } from '../navigation/withoutFinalSlash.ts';
import { chromes } from '../pages/pageTables.ts';
import type { PageChrome } from '../pages/SitePage.ts';

const full: PageChrome = {
  header: 'on-ground',
  navigation: true,
  account: true,
  signUp: true,
  footer: 'full',
};

/**
 * The frame of a page, by its path; null for a blank page.
 *
 * @example
 * pageChrome('/checkout/premium')?.footer // → 'hidden'
 */
export const pageChrome = (pathname: string): PageChrome | null => {
  const chrome = chromes[withoutFinalSlash(pathname)];
  return chrome === null ? null : { ...full, ...chrome };
};
