import { brand, plans } from '@backbeat/domain';
import type { APIRequestContext } from '@playwright/test';
import { ownPages } from './public/listedPages.ts';
import { softly } from './public/softly.ts';
import { expect, test } from './support/test.ts';

/** For nobody to find. */
const unlisted = ['/not-found', '/unsubscribe', '/merge'];
const listed = ownPages.filter((path) => !unlisted.includes(path));
const { site } = brand.links;

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');

interface Thing {
  readonly '@type': string;
  readonly offers?: readonly { readonly sku: string; readonly price: string }[];
}

/** What the served page says of itself. */
const dataOf = (html: string): readonly Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const data: { readonly '@context': string; readonly '@graph': readonly Thing[] } = JSON.parse(json);
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });

test('every listed page says what it is, in data that can be read', async ({ request }) => {
  for (const path of listed) {
    const types = dataOf(await htmlOf(request, path)).map((thing) => thing['@type']);
    softly(types, path).toContain('Organization');
    if (path !== '/') softly(types, path).toContain('BreadcrumbList');
    const asks = ['/pricing', '/for/pro', '/affiliate', '/vidcon'].includes(path);
    softly(types.includes('FAQPage'), `${path} has questions`).toBe(asks);
  }
});

test('the prices in the data are those of the catalogue', async ({ request }) => {
  const offers = dataOf(await htmlOf(request, '/pricing')).flatMap(({ offers: some = [] }) => some);
  for (const { code, amountCents, product } of Object.values(plans)) {
    if (product === 'free' || product === 'pro') continue;
    expect(offers.find(({ sku }) => sku === code)?.price).toBe((amountCents / 100).toFixed(2));
  }
});

test('sitemap, canonical addresses and pictures of shared links belong together', async ({ request }) => {
  const sitemap = await htmlOf(request, '/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.map((address) => address.slice(site.length) || '/').sort()).toEqual([...listed].sort());
  for (const path of listed) {
    const html = await htmlOf(request, path);
    softly(attribute(html, /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/), path).toBe(`${site}${path}`);
    const image = attribute(html, /<meta[^>]*property="og:image"[^>]*content="([^"]+)"/) ?? '';
    const picture = await request.get(image.slice(site.length));
    softly(picture.status(), image).toBe(200);
    const bytes = await picture.body();
    softly([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image).toEqual([1200, 630]);
    softly(picture.headers()['cross-origin-resource-policy'], 'others may show it').toBe('cross-origin');
  }
});

test('manifest, icons, text and catalogue for programs are served as what they are', async ({ request }) => {
  const types: readonly (readonly [string, RegExp])[] = [
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/plans.json', /^application\/json/],
    ['/llms.txt', /^text\/plain/],
    ['/robots.txt', /^text\/plain/],
    ['/favicon.ico', /^image\//],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/apple-touch-icon.png', /^image\/png/],
  ];
  for (const [path, type] of types) {
    const answer = await request.get(path);
    softly(answer.status(), path).toBe(200);
    softly(answer.headers()['content-type'], path).toMatch(type);
  }
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) softly((await request.get(src)).status(), src).toBe(200);
  expect((await request.get('/plans.json')).headers()['access-control-allow-origin']).toBe('*');
});

test('the browser takes the data for data', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(manifest).toBe('/manifest.webmanifest');
});

test('every public page comes with the whole set of headers', async ({ request }) => {
  for (const path of [...ownPages, '/a/b/c', '/checkout/premium', '/settings', '/nothing-here.png']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    softly(policy, path).toContain("require-trusted-types-for 'script'");
    softly(policy, path).not.toMatch(/script-src[^;]*'unsafe/);
    softly(headers['strict-transport-security'], path).toMatch(/max-age=63072000;includeSubDomains/);
    softly(headers['x-content-type-options'], path).toBe('nosniff');
    softly(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    softly(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups');
    softly(headers['permissions-policy'], path).toContain('camera=()');
    softly(headers['cache-control'], path).toBe('no-cache');
  }
});
