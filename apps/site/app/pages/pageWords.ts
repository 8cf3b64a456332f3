import { homeWords } from './homeWords.ts';
import { redirects } from './pageTables.ts';
import type { PageWords } from './SitePage.ts';
import { sitePages } from './sitePages.ts';

/** What the head of a document says, for pages that are navigated to. */

/** Pages with words of their own, by their paths. */
export const ownWords: Readonly<Record<string, PageWords>> = Object.fromEntries(
  sitePages.flatMap(({ path, words }) => (words === homeWords ? [] : [[path, words]])),
);

/** Addresses under which a page can be opened too, and the page's own. */
export const secondAddresses: Readonly<Record<string, string>> = {
  ...redirects,
  ...Object.fromEntries(
    sitePages.flatMap(({ path, canonical }) => (canonical === undefined ? [] : [[path, canonical]])),
  ),
};
