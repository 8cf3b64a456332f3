import { checkContent } from './public/checkContent.ts';
import { ownPages } from './public/listedPages.ts';
import { publicPages } from './public/publicPages.ts';
import { softly } from './public/softly.ts';
import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ownPages) {
    test(`${path} reads, and its links lead somewhere`, async ({ page, request }) => {
      const wanted = publicPages[path];
      if (wanted === undefined) throw new Error(`Nothing is known of ${path}.`);
      await page.goto(path);
      await checkContent(page, wanted);
      await softly(page.getByRole('main')).toContainText(/\S.{40,}/s);

      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const own = new Set(links.filter((href) => href.startsWith('/') && !href.startsWith('/purchase/')));
      for (const href of own) {
        const answer = await request.get(href, { maxRedirects: 3 });
        softly(answer.status(), href).toBe(200);
      }
      const anchors = [...new Set(links.filter((href) => href.startsWith('#')))];
      for (const anchor of anchors) softly(await page.locator(anchor).count(), anchor).toBe(1);
      for (const href of links) softly(href, 'an address').toMatch(/^(?:\/|#|https:\/\/|mailto:)/);
    });
  }

  for (const path of ['/a/b/c', '/for/xyz', '/checkout/xyz', '/nobody', '/nothing-here.png']) {
    test(`${path} is not found, says so, and leads home`, async ({ page, console }) => {
      console.allow(/404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page.getByRole('main').getByRole('link', { name: /back to home/i })).toBeVisible();
    });
  }

  for (const path of ['/settings/anything', '/00000000-0000-4000-8000-000000000000']) {
    test(`${path} says that it needs scripts`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript');
    });
  }
});

test('before consent no public page asks anybody else, and sets nothing', async ({
  page,
  system,
  context,
}) => {
  const own = [system.siteUrl, system.apiUrl].map((url) => new URL(url).origin);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !own.includes(origin)) foreign.push(`${page.url()}: ${request.url()}`);
  });
  for (const path of ownPages) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Cookies', exact: true }), path).toBeVisible();
  }
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
