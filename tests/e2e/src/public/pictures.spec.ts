import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { drawnPictures, pictureFiles, pictureFrames, waitingPictures } from './pictures.ts';

test('a link keeps the focus while the picture on it is drawn', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: /LoFi/ }).first();
  await link.evaluate((element) => {
    Reflect.set(window, 'focused', element);
    element.focus();
  });
  await expect(link.locator('svg[data-art="drawn"]')).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement === Reflect.get(window, 'focused'))).toBe(true);
});

test('pictures are drawn on a page that the router brings, too', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Pricing/ })).toBeVisible();
  await page.getByRole('heading', { name: 'Nine of our stations' }).scrollIntoViewIfNeeded();
  await expect(drawnPictures(page)).toHaveCount(waitingPictures['/pricing']?.frames ?? 0);
});

test('pictures are there on paper', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  await expect(pictureFrames(page)).toHaveCount(waitingPictures['/pricing']?.frames ?? 0);
  const waiting = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('main svg[data-art=""]').length;
  });
  expect(waiting).toBe(0);
});

/** How many files of pictures are loaded. */
const loadedFiles = (page: Page) =>
  pictureFiles(page).evaluateAll(
    (all) => all.filter((picture) => Number(Reflect.get(picture, 'naturalWidth')) > 0).length,
  );

test('files of pictures are loaded when they come near or slide in', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const count = waitingPictures['/']?.files ?? 0;
  await expect(pictureFiles(page)).toHaveCount(count);
  expect(await loadedFiles(page)).toBeLessThan(count);
  const games = page.getByRole('region', { name: 'Popular Gaming Stations' });
  await games.scrollIntoViewIfNeeded();
  await games.getByRole('button', { name: 'End' }).click();
  const last = games.getByRole('link', { name: 'Minecraft' }).locator('img');
  await expect
    .poll(() => last.evaluate((picture) => Reflect.get(picture, 'naturalWidth')))
    .toBeGreaterThan(0);
});
