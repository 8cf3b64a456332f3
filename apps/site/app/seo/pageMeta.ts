import { brand } from '@backbeat/domain';
import { withoutFinalSlash } from '../navigation/withoutFinalSlash.ts';
import { homeWords } from '../pages/homeWords.ts';
import { ownWords } from '../pages/pageWords.ts';
import type { PageWords } from '../pages/SitePage.ts';
import { canonicalPath } from './canonicalPath.ts';

/**
 * The words of a page, by its path.
 *
 * @example
 * pageWords('/pricing') === pageWords('/') // → true
 */
export const pageWords = (path: string): PageWords => ownWords[withoutFinalSlash(path)] ?? homeWords;

/** A tag of the head, by its name or, for shared links, by its property. */
export interface MetaTag {
  readonly name?: string;
  readonly property?: string;
  readonly content: string;
}

interface LinkTag {
  readonly rel: string;
  readonly href: string;
}

/** What stands in a page's head for search engines and shared links. */
export interface PageHead {
  readonly title: string;
  readonly tags: readonly MetaTag[];
  readonly links: readonly LinkTag[];
}

/**
 * The head of a page: title, description, canonical address and what shared links show, the picture apart: only
 * those who load the document look for that.
 *
 * @example pageMeta('/pricing').links[0]?.rel // → 'canonical'
 */
export const pageMeta = (path: string): PageHead => {
  const { title, description } = pageWords(path);
  const address = `${brand.links.site}${canonicalPath(path)}`;
  return {
    title,
    tags: [
      { name: 'description', content: description },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: address },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
    ],
    links: [{ rel: 'canonical', href: address }],
  };
};
