import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { drawnPictures, pictureFrames, waitingPictures } from './pictures.ts';

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
  await expect(drawnPictures(page)).toHaveCount(waitingPictures['/pricing'] ?? 0);
});

test('pictures are there on paper', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  await expect(pictureFrames(page)).toHaveCount(waitingPictures['/pricing'] ?? 0);
  const waiting = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('main svg[data-art=""]').length;
  });
  expect(waiting).toBe(0);
});
