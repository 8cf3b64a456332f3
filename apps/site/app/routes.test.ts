import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pageChrome } from './chrome/pageChrome.ts';
import { filesOf } from './navigation/pages.tsx';
import { redirects } from './redirects.ts';
import { dynamicPaths, sitePaths, staticPaths } from './routes.ts';
import { robotsText, sitemapText } from './seo/crawlerFiles.ts';
import { pageMeta, pageWords } from './seo/pageMeta.ts';

describe('routes', () => {
  it('name files that are there', () => {
    for (const file of sitePaths.flatMap(filesOf)) {
      expect(existsSync(fileURLToPath(new URL(file, import.meta.url))), file).toBe(true);
    }
  });

  it('have one page per address', () => {
    expect(new Set(sitePaths).size).toBe(sitePaths.length);
  });

  it('tell servers the patterns', () => {
    expect(dynamicPaths).toEqual(['/settings/*', '/certificate/:code', '/gifts/:code', '/:id']);
  });

  it.each([
    '/',
    '/v2',
    '/login',
    '/logout',
    '/settings',
    '/settings/profile',
    '/settings/subscription',
    '/settings/identity',
    '/settings/profile/link',
    '/free-trial',
    '/vidcon',
    '/about',
    '/affiliate',
    '/for',
    '/for/livestreamers',
    '/for/downloaders',
    '/for/artists',
    '/for/pro',
    '/pricing',
    '/what-is-backbeat',
    '/which-plan-is-best',
    '/cookie-policy',
    '/accessibility',
    '/dmca',
    '/license-services-agreement',
    '/privacy',
    '/terms',
    '/giveawayterms',
    '/giftcard',
    '/checkout/premium',
    '/checkout/premiumdownloads',
    '/checkout/thank-you',
    '/checkout/thank-you-premiumdownloads',
    '/checkout/thank-you-pro',
    '/pipelinegg',
    '/twitch',
    '/premium',
    '/sign-up',
    '/download',
    '/song-requests',
    '/not-found',
  ])('have %s', (path) => {
    expect(staticPaths).toContain(path);
  });

  it('have a page for everything that redirects, and for where it leads', () => {
    for (const [from, to] of Object.entries(redirects))
      expect(staticPaths).toEqual(expect.arrayContaining([from, to]));
  });
});

describe('which page answers', () => {
  it.each([
    ['/not-found', 'not-found/routes/not-found'],
    ['/pricing', 'pricing/routes/pricing'],
    ['/pricing/', 'pricing/routes/pricing'],
    ['/0190b6c1-7a3e-7c52-9f64-3b1f5d8a2e11', 'playing/routes/playing'],
    ['/nobody', 'playing/routes/playing'],
    ['/a/b/c', 'not-found/routes/not-found'],
    ['/for/artists', 'artists/routes/for-artists'],
    ['/for/pro', 'pro/routes/for-pro'],
    ['/settings/anything', 'settings/routes/overview'],
    ['/settings/profile/link', 'settings/routes/profile-link'],
  ])('%s is answered by %s', (address, view) => {
    expect(filesOf(address).at(-1)).toBe(`features/${view}.tsx`);
  });

  it('stands in its layouts', () => {
    expect(filesOf('/settings/profile')).toEqual([
      'features/settings/routes/settings.tsx',
      'features/settings/routes/profile.tsx',
    ]);
  });
});

describe('the sitemap', () => {
  const sitemap = sitemapText();

  it('lists each public page once and nothing else', () => {
    const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(new Set(listed).size).toBe(listed.length);
    expect(staticPaths).toEqual(expect.arrayContaining(listed));
    expect(listed).toContain('/pricing');
    expect(listed).not.toContain('/settings');
    expect(listed).not.toContain('/premium');
  });

  it('is named by robots.txt, which keeps crawlers out of personal pages', () => {
    expect(robotsText()).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
    expect(robotsText()).toContain('Disallow: /settings');
  });
});

describe('meta tags', () => {
  it.each(['/for/artists', '/for/livestreamers', '/what-is-backbeat'])('%s has its own words', (path) => {
    expect(pageWords(path)).not.toEqual(pageWords('/'));
    expect(pageWords(path).title).not.toBe(pageWords('/').title);
    expect(pageWords(path).description).not.toBe(pageWords('/').description);
  });

  it.each(['/pricing', '/for/pro', '/free-trial', '/terms', '/settings', '/nobody'])(
    '%s has those of the home page',
    (path) => {
      expect(pageWords(path)).toEqual(pageWords('/'));
    },
  );

  it('every page names its own address', () => {
    for (const path of staticPaths)
      expect(
        pageMeta(path).links.map(({ rel }) => rel),
        path,
      ).toContain('canonical');
  });
});

describe('the frame', () => {
  it('is decided for every page', () => {
    for (const path of staticPaths) expect(pageChrome(path) === null).toBe(path === '/settings/profile/link');
  });
});
