import { brand } from '@backbeat/domain';
import { listedPages } from '../pages/sitePages.ts';

/** What belongs to one person or to a purchase: no crawler has business there. */
const privatePaths = [
  '/settings',
  '/covered',
  '/claims',
  '/certificate',
  '/gifts',
  '/checkout',
  '/logout',
  '/unsubscribe',
  '/merge',
];

/** The text of robots.txt. */
export const robotsText = (): string =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${brand.links.site}/sitemap.xml`,
    '',
  ].join('\n');

/** The text of sitemap.xml. */
export const sitemapText = (): string => {
  const addresses = listedPages
    .map(({ path }) => path)
    .sort()
    .map((path) => `  <url><loc>${brand.links.site}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
};
