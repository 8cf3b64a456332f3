import { brand } from '@backbeat/domain';
import { listedPage } from './listedPage.ts';

/** The size of every picture that shared links show, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * The picture of a page, from the folder of the build; the home page's for pages that no crawler lists.
 *
 * @example
 * shareImagePath('/for/pro') // → '/share/for-pro.png'
 * shareImagePath('/settings') // → '/share/home.png'
 */
export const shareImagePath = (path: string): string => {
  const own = listedPage(path)?.path ?? '/';
  return `/share/${own === '/' ? 'home' : own.slice(1).replaceAll('/', '-')}.png`;
};

/** The same as an address that other sites can load. */
export const shareImageUrl = (path: string): string => `${brand.links.site}${shareImagePath(path)}`;

/** What the picture of a page shows, for people who do not see it. */
const shareImageText = (path: string): string => {
  const heading = (listedPage(path) ?? listedPage('/'))?.listing.heading ?? brand.tagline;
  const sentence = /[.?!]$/.test(heading) ? heading : `${heading}.`;
  return `${sentence} Beside it the lit steps of ${brand.name}.`;
};

/** The tags by which a shared link finds its picture. */
export const shareImageTags = (path: string) => [
  { property: 'og:image', content: shareImageUrl(path) },
  { property: 'og:image:width', content: String(shareImageSize.width) },
  { property: 'og:image:height', content: String(shareImageSize.height) },
  { property: 'og:image:alt', content: shareImageText(path) },
  { name: 'twitter:card', content: 'summary_large_image' },
  { name: 'twitter:image:alt', content: shareImageText(path) },
];
