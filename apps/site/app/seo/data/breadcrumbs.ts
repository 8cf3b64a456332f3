import { brand } from '@backbeat/domain';
import type { BreadcrumbList } from 'schema-dts';
import { sitePages } from '../sitePages.ts';

/**
 * The way from the home page to a page; null for the home page itself and for pages that are not listed.
 *
 * @example
 * breadcrumbs('/pricing')?.itemListElement.length // → 2
 */
export const breadcrumbs = (path: string) => {
  const page = sitePages[path];
  if (path === '/' || page === undefined) return null;
  const way = [
    { name: brand.name, item: `${brand.links.site}/` },
    { name: page.name, item: `${brand.links.site}${path}` },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  } satisfies BreadcrumbList;
};
