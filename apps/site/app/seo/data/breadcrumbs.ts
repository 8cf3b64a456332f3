import { brand } from '@backbeat/domain';
import type { BreadcrumbList } from 'schema-dts';
import type { ListedPage } from '../../pages/SitePage.ts';

/** The way from the home page to a page; null for the home page itself. */
export const breadcrumbs = ({ path, listing }: ListedPage) => {
  if (path === '/') return null;
  const way = [
    { name: brand.name, item: `${brand.links.site}/` },
    { name: listing.name, item: `${brand.links.site}${path}` },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  } satisfies BreadcrumbList;
};
