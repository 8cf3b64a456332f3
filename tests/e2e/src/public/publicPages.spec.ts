import type { Page } from '@playwright/test';
import { legalPages } from '../../../../apps/site/app/features/legal/pages.ts';
import { sitePaths } from '../../../../apps/site/app/routes.ts';
import { colourViolations, violations } from '../support/axe.ts';
import { checkBannerRoom } from '../support/bannerRoom.ts';
import { laidOut } from '../support/hydrated.ts';
import { whole } from '../support/inForm.ts';
import { outsideWithLargeText } from '../support/largeText.ts';
import { scrollThrough, shiftSum, watchShifts } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { checkContent } from './checkContent.ts';
import { checkFrame } from './checkFrame.ts';
import { checkPictures, waitingPictures } from './pictures.ts';
import { publicPages } from './publicPages.ts';
import { softly } from './softly.ts';
import { misfits, twice } from './styleNames.ts';

/** Pages of a person or of a purchase have tests of their own. */
const isPersonal = (path: string) =>
  /^\/(settings|covered|claims|certificate|gifts|checkout|logout)(\/|$)/.test(path);

/** An address for a route with a parameter or a star. */
const exampleOf: Readonly<Record<string, string>> = {
  '/:id': '/00000000-0000-4000-8000-000000000000',
  '/*': '/a/b/c',
};

test('every public route has its test', () => {
  const wanted = sitePaths.filter((path) => !isPersonal(path));
  const tested = Object.keys(publicPages);
  expect(wanted.map((path) => exampleOf[path] ?? path).filter((path) => !tested.includes(path))).toEqual([]);
});

/** One component draws all legal pages: the longest is looked at in every window, and those with tables. */
const likeOthers = legalPages
  .map(({ path }) => path)
  .filter((path) => !['/license-services-agreement', '/privacy', '/cookie-policy'].includes(path));

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

const closer = 'axe finds nothing, keys reach it, and it fits every window and large text';

const lookCloser = async (page: Page, path: string): Promise<void> => {
  await page.keyboard.press('Tab');
  await softly(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await softly(page.getByRole('main')).toBeFocused();

  softly(await violations(page), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  softly(await colourViolations(page), 'light').toEqual([]);
  await checkBannerRoom(page, path);
  softly(await outsideWithLargeText(page)).toEqual([]);
};

for (const [path, wanted] of Object.entries(publicPages)) {
  const isOwn = !wanted.isAlias;
  const isLookedAt = isOwn && !likeOthers.includes(path);
  const rest = isLookedAt ? `, ${closer}` : '';
  test(`${path} says what it must, leads where it must${rest}`, async ({ page, console }) => {
    if (wanted.status !== undefined || path.startsWith('/00000000')) console.allow(/404/);
    await watchShifts(page);
    const answer = await page.goto(path);
    await laidOut(page);
    softly(answer?.status()).toBe(wanted.status ?? 200);
    await softly(page).toHaveURL(wanted.leadsTo ?? path);

    if (wanted.modal !== undefined) {
      const modal = page.getByRole('dialog', { name: wanted.modal });
      await expect(modal).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
    }
    await checkContent(page, path, wanted);
    await checkFrame(page, wanted);
    if (isOwn) {
      softly(await misfits(page), 'drawn with the names that it was served with').toEqual([]);
      softly(await twice(page), 'no rule comes twice').toEqual([]);
    }
    const pictures = waitingPictures[path];
    if (pictures === undefined) await scrollThrough(page);
    else await checkPictures(page, (await answer?.text()) ?? '', pictures);
    softly(await shiftSum(page), 'nothing jumps').toBeLessThanOrEqual(0.02);
    if (isLookedAt) await lookCloser(page, path);
  });
}

for (const path of likeOthers) {
  test(`${path}: ${closer}`, whole, async ({ page }) => {
    await page.goto(path);
    await laidOut(page);
    await scrollThrough(page);
    await lookCloser(page, path);
  });
}
