import { sitePaths } from '../../../../apps/site/app/routes.ts';
import { alive } from '../support/alive.ts';
import { colourViolations, violations } from '../support/axe.ts';
import { outsideWithLargeText, scrollThrough, shiftSum, watchShifts } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { checkContent } from './checkContent.ts';
import { checkFrame } from './checkFrame.ts';
import { publicPages } from './publicPages.ts';
import { softly } from './softly.ts';

/** Pages of a person or of a purchase have tests of their own. */
const isPersonal = (path: string) => /^\/(settings|checkout|logout)(\/|$)/.test(path);

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

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

for (const [path, wanted] of Object.entries(publicPages)) {
  test.describe(path, () => {
    test('says what it must, leads where it must, and axe finds nothing', async ({ page, console }) => {
      if (wanted.status !== undefined) console.allow(/404/);
      if (path.startsWith('/00000000')) console.allow(/404/);
      await watchShifts(page);
      const answer = await page.goto(path);
      await alive(page);
      softly(answer?.status()).toBe(wanted.status ?? 200);
      await softly(page).toHaveURL(wanted.leadsTo ?? path);

      if (wanted.modal !== undefined) {
        const modal = page.getByRole('dialog', { name: wanted.modal });
        await expect(modal).toBeVisible();
        softly(await violations(page), 'with the modal').toEqual([]);
        await page.keyboard.press('Escape');
        await expect(modal).toBeHidden();
      }
      await checkContent(page, wanted);
      await checkFrame(page, wanted);
      await scrollThrough(page);
      softly(await shiftSum(page), 'nothing jumps').toBeLessThanOrEqual(0.02);
      if (wanted.isAlias) return;
      softly(await violations(page), 'dark').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      softly(await colourViolations(page), 'light').toEqual([]);
    });

    if (wanted.isAlias) return;
    test('fits the smallest phone and large text, and keys reach it', async ({ page, console }) => {
      console.allow(/404/);
      await watchShifts(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await alive(page);
      await scrollThrough(page);
      softly(await shiftSum(page), 'nothing jumps').toBeLessThanOrEqual(0.02);
      softly(await outsideWithLargeText(page)).toEqual([]);

      await page.keyboard.press('Tab');
      await softly(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await softly(page.getByRole('main')).toBeFocused();
    });
  });
}
