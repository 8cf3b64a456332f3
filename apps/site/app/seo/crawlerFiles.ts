import { brand } from '@backbeat/domain';
import { barePath, canonicalPath } from './canonicalPath.ts';

/** Pages that belong to one person or to a purchase; no crawler has business there. */
const privatePaths = ['/settings', '/checkout', '/logout'];
const notFoundPath = '/not-found';

const isPrivate = (path: string) =>
  privatePaths.some((start) => path === start || path.startsWith(`${start}/`));

/** Whether search engines should list a path of routes.ts. */
export const isListed = (path: string): boolean =>
  !/[:*]/.test(path) && !isPrivate(path) && path !== notFoundPath && canonicalPath(path) === barePath(path);

/** The text of robots.txt. */
export const robotsText = (): string =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${brand.links.site}/sitemap.xml`,
    '',
  ].join('\n');

/**
 * The text of sitemap.xml.
 *
 * @example
 * sitemapText(['/pricing', '/settings']).includes('/settings') // → false
 */
export const sitemapText = (paths: readonly string[]): string => {
  const addresses = [...new Set(paths)]
    .filter(isListed)
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
