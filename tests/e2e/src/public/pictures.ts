import type { Page } from '@playwright/test';
import { scrollThrough, shiftSum } from '../support/layout.ts';
import { expect } from '../support/test.ts';
import { softly } from './softly.ts';

/** Pages with pictures below their first screen, and how many are served as frames. */
export const waitingPictures: Readonly<Record<string, number>> = {
  '/': 17,
  '/affiliate': 5,
  '/for/artists': 4,
  '/for/downloaders': 3,
  '/for/livestreamers': 5,
  '/free-trial': 6,
  '/pricing': 9,
  '/twitch': 16,
};

export const pictureFrames = (page: Page) => page.locator('main svg[data-art=""]');
/** Pictures, not the marks of other companies, which wait as well. */
export const drawnPictures = (page: Page) =>
  page.locator('main svg[data-art="drawn"]:not([viewBox="0 0 480 480"])');

/** Where each picture is on the page, drawn or not. */
const places = (page: Page) =>
  page.locator('main svg[data-art]').evaluateAll((all) =>
    all.map((svg) => {
      const { x, y, width, height } = svg.getBoundingClientRect();
      return [x + scrollX, y + scrollY, width, height].map(Math.round);
    }),
  );

/** A page that is laid out draws its pictures for whoever comes near, and nothing moves. */
export const checkPictures = async (page: Page, served: string, count: number): Promise<void> => {
  const [main = ''] = /<main[ >].*<\/main>/s.exec(served) ?? [];
  softly(main.match(/<svg (?!viewBox="0 0 480 480")[^>]*data-art=""/g), 'frames as served').toHaveLength(
    count,
  );
  const before = await places(page);
  await scrollThrough(page);
  await expect(pictureFrames(page)).toHaveCount(0);
  const shapes = await drawnPictures(page).evaluateAll((all) =>
    all.map((svg) => svg.querySelectorAll('path, rect').length),
  );
  softly(shapes, 'pictures').toHaveLength(count);
  softly(Math.min(...shapes), 'shapes of the plainest picture').toBeGreaterThanOrEqual(2);
  softly(await places(page), 'places of the pictures').toEqual(before);
  softly(await shiftSum(page), 'nothing moves for pictures').toBeLessThanOrEqual(0.005);
};
