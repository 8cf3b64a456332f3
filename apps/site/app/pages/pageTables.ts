import type { PageChrome, SitePage } from './SitePage.ts';
import { sitePages } from './sitePages.ts';

/** What the browser needs of all pages at once. */

const viewsIn = (layout: SitePage['layout']): Readonly<Record<string, string>> =>
  Object.fromEntries(sitePages.flatMap((page) => (page.layout === layout ? [[page.path, page.view]] : [])));

/** The views of the pages by their paths, and by what they stand in. */
export const views = {
  frame: viewsIn(undefined),
  settings: viewsIn('settings'),
  queries: viewsIn('queries'),
};

/** Addresses that only lead to another one. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  sitePages.flatMap(({ path, redirectsFrom = [] }) => redirectsFrom.map((from) => [from, path])),
);

/** What differs from the whole frame, by page; null for a page without a frame. */
export const chromes: Readonly<Record<string, Partial<PageChrome> | null>> = Object.fromEntries(
  sitePages.flatMap(({ path, chrome }) => (chrome === undefined ? [] : [[path, chrome]])),
);
