import { type FaqEntry, faqEntries } from '@backbeat/pricing';
import type { Thing } from 'schema-dts';
import { questions } from '../../features/affiliate/content.ts';
import { beforeBuying } from '../../features/convention/content.ts';
import { sitePages } from '../sitePages.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { faqPage } from './faqPage.ts';
import { organization, webSite } from './organization.ts';
import { productsOf } from './products.ts';

/** The questions that stand on a page. */
const questionsOn: Readonly<Record<string, readonly FaqEntry[]>> = {
  '/pricing': faqEntries,
  '/for/pro': faqEntries,
  '/affiliate': questions,
  '/vidcon': beforeBuying,
};

/**
 * What a page says of itself to machines, in the words of schema.org; nothing for pages that no crawler lists.
 *
 * @example
 * pageData('/pricing').map((thing) => thing['@type']).includes('FAQPage') // → true
 */
export const pageData = (path: string) => {
  if (sitePages[path] === undefined) return [];
  const way = breadcrumbs(path);
  const asked = questionsOn[path];
  const things = [
    organization,
    ...(path === '/' ? [webSite] : []),
    ...(way === null ? [] : [way]),
    ...productsOf(path),
    ...(asked === undefined ? [] : [faqPage(asked)]),
  ];
  return things satisfies Thing[];
};
