import type { Page } from '@playwright/test';
import { scrollThrough, shiftSum } from '../support/layout.ts';
import { expect } from '../support/test.ts';
import { softly } from './softly.ts';

/** Pictures of a page, by how they are loaded. */
interface PagePictures {
  /** Served as frames that a script fills. */
  readonly frames: number;
  /** Files, which the browser loads by itself. */
  readonly files: number;
}

/** Pages with pictures below their first screen. */
export const waitingPictures: Readonly<Record<string, PagePictures>> = {
  '/': { frames: 6, files: 11 },
  '/affiliate': { frames: 0, files: 5 },
  '/for/artists': { frames: 0, files: 4 },
  '/for/downloaders': { frames: 3, files: 0 },
  '/for/livestreamers': { frames: 5, files: 1 },
  '/free-trial': { frames: 1, files: 5 },
  '/pricing': { frames: 9, files: 0 },
  '/twitch': { frames: 9, files: 13 },
};

const fileSelector = 'main img[src^="/assets/"][src$=".svg"]';

export const pictureFrames = (page: Page) => page.locator('main svg[data-art=""]');
/** Pictures, not the marks of other companies, which wait as well. */
export const drawnPictures = (page: Page) =>
  page.locator('main svg[data-art="drawn"]:not([viewBox="0 0 480 480"])');
export const pictureFiles = (page: Page) => page.locator(fileSelector);

/** Where each picture is on the page, drawn or not. */
const places = (page: Page) =>
  page.locator(`main svg[data-art], ${fileSelector}`).evaluateAll((all) =>
    all.map((picture) => {
      const { x, y, width, height } = picture.getBoundingClientRect();
      return [x + scrollX, y + scrollY, width, height].map(Math.round);
    }),
  );

/** Files that are not loaded though a reader who scrolls down sees them; what waits in a row that slides may wait. */
const missingFiles = (page: Page) =>
  pictureFiles(page).evaluateAll((all) =>
    all.flatMap((picture) => {
      if (!(picture instanceof HTMLImageElement) || (picture.complete && picture.naturalWidth > 0)) return [];
      const { left, right } = picture.getBoundingClientRect();
      const row = picture.closest('[aria-roledescription="carousel"]')?.getBoundingClientRect();
      const isAside = right < (row?.left ?? 0) || left > Math.min(row?.right ?? innerWidth, innerWidth);
      return isAside ? [] : [picture.src];
    }),
  );

/** Checks that a page draws its pictures when they come near, and that nothing moves. */
export const checkPictures = async (page: Page, served: string, wanted: PagePictures): Promise<void> => {
  const [main = ''] = /<main[ >].*<\/main>/s.exec(served) ?? [];
  const frames = main.match(/<svg (?!viewBox="0 0 480 480")[^>]*data-art=""/g) ?? [];
  softly(frames, 'frames as served').toHaveLength(wanted.frames);
  const files = main.match(/<img loading="lazy" src="\/assets\/[^"]+\.svg" alt="" width="\d+" height="\d+"/g);
  softly(files ?? [], 'files as served').toHaveLength(wanted.files);
  const before = await places(page);
  await scrollThrough(page);
  await expect(pictureFrames(page)).toHaveCount(0);
  const shapes = await drawnPictures(page).evaluateAll((all) =>
    all.map((svg) => svg.querySelectorAll('path, rect').length),
  );
  softly(shapes, 'pictures').toHaveLength(wanted.frames);
  softly(Math.min(2, ...shapes), 'shapes of the plainest picture').toBe(2);
  await softly(pictureFiles(page)).toHaveCount(wanted.files);
  await expect.poll(() => missingFiles(page), 'files that were come near to and are missing').toEqual([]);
  softly(await places(page), 'places of the pictures').toEqual(before);
  softly(await shiftSum(page), 'nothing moves for pictures').toBeLessThanOrEqual(0.005);
};
