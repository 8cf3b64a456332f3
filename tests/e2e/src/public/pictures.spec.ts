import type { Page } from '@playwright/test';
import { alive, laidOut } from '../support/alive.ts';
import { scrollThrough, shiftSum, watchShifts } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { softly } from './softly.ts';

/** Pages with pictures below their first screen, and how many are served as frames. */
const waitingOn = {
  '/': 17,
  '/affiliate': 5,
  '/for/artists': 4,
  '/for/downloaders': 3,
  '/for/livestreamers': 5,
  '/free-trial': 6,
  '/pricing': 9,
  '/twitch': 16,
} as const satisfies Readonly<Record<string, number>>;
const paths = Object.keys(waitingOn);

const frames = (page: Page) => page.locator('main svg[data-art=""]');
/** Pictures, not the marks of other companies, which wait as well. */
const drawn = (page: Page) => page.locator('main svg[data-art="drawn"]:not([viewBox="0 0 480 480"])');

/** Where each picture is on the page, drawn or not. */
const places = (page: Page) =>
  page.locator('main svg[data-art]').evaluateAll((all) =>
    all.map((svg) => {
      const { x, y, width, height } = svg.getBoundingClientRect();
      return [x + scrollX, y + scrollY, width, height].map(Math.round);
    }),
  );

for (const [path, count] of Object.entries(waitingOn)) {
  test(`${path} draws its pictures for whoever comes near, and nothing moves`, async ({ page, request }) => {
    const [served = ''] = /<main[ >].*<\/main>/s.exec(await (await request.get(path)).text()) ?? [];
    softly(served.match(/<svg (?!viewBox="0 0 480 480")[^>]*data-art=""/g), 'frames as served').toHaveLength(
      count,
    );
    await watchShifts(page);
    await page.goto(path);
    await laidOut(page);
    const before = await places(page);
    await scrollThrough(page);
    await expect(frames(page)).toHaveCount(0);
    const shapes = await drawn(page).evaluateAll((all) =>
      all.map((svg) => svg.querySelectorAll('path, rect').length),
    );
    softly(shapes).toHaveLength(count);
    softly(Math.min(...shapes), 'shapes of the plainest picture').toBeGreaterThanOrEqual(2);
    await page.evaluate(() => scrollTo(0, 0));
    softly(await places(page)).toEqual(before);
    softly(await shiftSum(page)).toBeLessThanOrEqual(0.005);
  });
}

test('a link keeps the focus while the picture on it is drawn', async ({ page }) => {
  await page.goto('/');
  await alive(page);
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
  await alive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Pricing/ })).toBeVisible();
  await page.getByRole('heading', { name: 'Nine of our stations' }).scrollIntoViewIfNeeded();
  await expect(drawn(page)).toHaveCount(waitingOn['/pricing']);
});

test('pictures are there on paper', async ({ page }) => {
  await page.goto('/pricing');
  await alive(page);
  await expect(frames(page)).toHaveCount(waitingOn['/pricing']);
  const waiting = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('main svg[data-art=""]').length;
  });
  expect(waiting).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stations, emblems, portraits and pads have their ground', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      const bare = await page
        .locator(
          'main svg[data-art]:is([viewBox="0 0 320 320"], [viewBox="0 0 300 400"], [viewBox="0 0 120 120"])',
        )
        .evaluateAll((all) =>
          all
            .filter((svg) => {
              const ground = svg.querySelector(':scope > path, :scope > rect');
              if (ground === null || getComputedStyle(ground).fill === 'none') return true;
              const [own, whole] = [ground, svg].map((part) => part.getBoundingClientRect());
              return !own || !whole || own.width < whole.width - 1 || own.height < whole.height - 1;
            })
            .map((svg) => svg.outerHTML.slice(0, 200)),
        );
      softly(bare, path).toEqual([]);
    }
  });
});
