import type { ListedPage } from '../pages/SitePage.ts';
import { listedPages } from '../pages/sitePages.ts';
import { canonicalPath } from './canonicalPath.ts';

const byPath = new Map<string, ListedPage>(listedPages.map((page) => [page.path, page]));

/**
 * What search engines list under an address; undefined for pages of a person and for what is not there.
 *
 * @example
 * listedPage('/premium')?.path // → '/pricing'
 */
export const listedPage = (path: string): ListedPage | undefined => byPath.get(canonicalPath(path));
