import { brand } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { listedPages } from '../pages/sitePages.ts';
import { redirects } from '../redirects.ts';
import { staticPaths } from '../routes.ts';
import { canonicalPath } from './canonicalPath.ts';
import { robotsText, sitemapText } from './crawlerFiles.ts';
import { llmsText } from './llmsText.ts';
import { type MetaTag, pageMeta } from './pageMeta.ts';
import { shareImagePath, shareImageTags, shareImageUrl } from './shareImage.ts';

const closed = [...robotsText().matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
const isClosed = (path: string) => closed.some((start) => path === start || path.startsWith(`${start}/`));
/** Whatever has an address of its own that crawlers may see. */
const listed = staticPaths.filter(
  (path) => canonicalPath(path) === path && !isClosed(path) && path !== '/not-found',
);
const listedPaths = listedPages.map(({ path }) => path);
const { site } = brand.links;

const canonicalOf = (path: string) =>
  pageMeta(path).links.flatMap(({ rel, href }) => (rel === 'canonical' ? [href] : []));
const contentOf = (path: string, wanted: string) => {
  const tags: readonly MetaTag[] = [...pageMeta(path).tags, ...shareImageTags(path)];
  return tags.flatMap(({ name, property, content }) => ((name ?? property) === wanted ? [content] : []));
};

describe('one list of pages', () => {
  it('what is listed has a name, a heading, a picture; and nothing else has', () => {
    expect([...listedPaths].sort()).toEqual([...listed].sort());
    for (const { heading, loud } of listedPages.map(({ listing }) => listing)) {
      if (loud !== undefined) expect(heading.endsWith(` ${loud}`), heading).toBe(true);
    }
  });

  it('the sitemap lists canonical addresses, each once', () => {
    const addresses = [...sitemapText().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect([...addresses].sort()).toEqual(listed.map((path) => `${site}${path}`).sort());
    for (const path of listed) expect(canonicalOf(path)).toEqual([`${site}${path}`]);
  });

  it('every second address names a listed page, and is not listed itself', () => {
    const seconds = staticPaths.filter((path) => canonicalPath(path) !== path);
    expect(seconds.sort()).toEqual(['/for', '/login', '/premium', '/sign-up', '/v2']);
    for (const path of seconds) {
      expect(listed).toContain(canonicalPath(path));
      expect(listedPaths).not.toContain(path);
      expect(canonicalOf(path)).toEqual([`${site}${canonicalPath(path)}`]);
      expect(shareImagePath(path)).toBe(shareImagePath(canonicalPath(path)));
    }
    for (const [from, to] of Object.entries(redirects)) expect(canonicalPath(from)).toBe(to);
  });

  it('no crawler is sent where it may not go', () => {
    expect(closed).toEqual([
      '/settings',
      '/covered',
      '/claims',
      '/certificate',
      '/gifts',
      '/checkout',
      '/logout',
      '/unsubscribe',
      '/merge',
    ]);
    expect(listedPaths.filter(isClosed)).toEqual([]);
    expect(robotsText()).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  it('the text for programs names every listed page, and no other of the site', () => {
    const named = [...llmsText().matchAll(/\]\(([^)]+)\)/g)].flatMap(([, address = '']) =>
      address.startsWith(`${site}/`) ? [address.slice(site.length)] : [],
    );
    expect(named.sort()).toEqual([...listed, '/plans.json'].sort());
  });
});

describe('shared links', () => {
  it('every listed page has a picture of its own', () => {
    expect(new Set(listed.map(shareImagePath)).size).toBe(listed.length);
  });

  it.each(staticPaths)('%s says how large its picture is, and what it shows', (path) => {
    expect(contentOf(path, 'og:image')).toEqual([shareImageUrl(path)]);
    expect(contentOf(path, 'og:url')).toEqual(canonicalOf(path));
    expect(contentOf(path, 'og:image:width')).toEqual(['1200']);
    expect(contentOf(path, 'og:image:height')).toEqual(['630']);
    expect(contentOf(path, 'og:image:alt')[0]).toMatch(/.{20,}/);
    expect(contentOf(path, 'twitter:card')).toEqual(['summary_large_image']);
  });
});
