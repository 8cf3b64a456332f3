import type { Thing } from 'schema-dts';
import { listedPages } from '../../pages/sitePages.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { faqPage } from './faqPage.ts';
import { company, organization, webSite } from './organization.ts';
import { productsOf } from './products.ts';

/**
 * What a page says of itself to machines, in the words of schema.org; nothing for pages that no crawler lists, and
 * nothing at a second address, since crawlers read the first one.
 *
 * @example
 * pageData('/pricing').map((thing) => thing['@type']).includes('FAQPage') // → true
 */
export const pageData = (path: string) => {
  const page = listedPages.find((listed) => listed.path === path);
  if (page === undefined) return [];
  const way = breadcrumbs(page);
  const { questions } = page.listing;
  const things = [
    ...(page.path === '/' ? [organization, webSite] : [company]),
    ...(way === null ? [] : [way]),
    ...productsOf(page),
    ...(questions === undefined ? [] : [faqPage(questions)]),
  ];
  return things satisfies Thing[];
};
