import type { Page } from '@playwright/test';
import { checkContent } from './public/checkContent.ts';
import { ownPages } from './public/listedPages.ts';
import { pictureFiles } from './public/pictures.ts';
import { publicPages } from './public/publicPages.ts';
import { softly } from './public/softly.ts';
import { expect, test } from './support/test.ts';

/** Stations and pads that are not painted from edge to edge. */
const picturesWithoutGround = (page: Page): Promise<readonly string[]> =>
  page.locator('main svg[data-art][viewBox="0 0 320 320"]').evaluateAll((all) =>
    all
      .filter((svg) => {
        const ground = svg.querySelector(':scope > path, :scope > rect');
        if (ground === null || getComputedStyle(ground).fill === 'none') return true;
        const [own, whole] = [ground, svg].map((part) => part.getBoundingClientRect());
        return !own || !whole || own.width < whole.width - 1 || own.height < whole.height - 1;
      })
      .map((svg) => svg.outerHTML.slice(0, 200)),
  );

/** Portraits and emblems that are not loaded, or have no colour behind them until they are. */
const missingPictures = (page: Page): Promise<readonly string[]> =>
  pictureFiles(page).evaluateAll((all) =>
    all.flatMap((picture) => {
      if (!(picture instanceof HTMLImageElement) || picture.parentElement === null)
        return [picture.outerHTML];
      const ground = getComputedStyle(picture.parentElement).backgroundColor;
      const isThere = picture.complete && picture.naturalWidth > 0;
      return isThere && !/rgba\(.*, 0\)/.test(ground) ? [] : [`${picture.src} on ${ground}`];
    }),
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page reads, its pictures are there or have their ground, and its links lead somewhere', async ({
    page,
    request,
  }) => {
    test.slow();
    const found = new Map<string, string>();
    for (const path of ownPages) {
      const wanted = publicPages[path];
      if (wanted === undefined) throw new Error(`Nothing is known of ${path}.`);
      await page.goto(path);
      await checkContent(page, path, wanted);
      await softly(page.getByRole('main'), path).toContainText(/\S.{40,}/s);
      softly(await picturesWithoutGround(page), `${path}: pictures without a ground`).toEqual([]);
      softly(await missingPictures(page), `${path}: pictures that are missing`).toEqual([]);

      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const anchors = [...new Set(links.filter((href) => href.startsWith('#')))];
      for (const anchor of anchors) softly(await page.locator(anchor).count(), `${path}${anchor}`).toBe(1);
      for (const href of links) softly(href, `${path}: an address`).toMatch(/^(?:\/|#|https:\/\/|mailto:)/);
      for (const href of links)
        if (href.startsWith('/') && !href.startsWith('/purchase/')) found.set(href, path);
    }
    for (const [href, path] of found) {
      const answer = await request.get(href, { maxRedirects: 3 });
      softly(answer.status(), `${href} on ${path}`).toBe(200);
    }
  });

  test('home leads to the prices, and the switch of the billing period works', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText('$5.99');
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    const premium = page.getByRole('article', { name: 'Premium' });
    await expect(premium.getByText('$5.99').filter({ visible: true }).first()).toBeVisible();
    await expect(premium.getByText('$11.99').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Monthly' }).first().check({ force: true });
    await expect(premium.getByText('$11.99').filter({ visible: true }).first()).toBeVisible();
    await premium.getByRole('link', { name: 'Start free trial' }).click();
    await expect(page).toHaveURL('/checkout/premium?coupon=backbeat1month&billing=monthly');
  });

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
