import type { Page } from '@playwright/test';
import { alive } from '../support/alive.ts';
import { holdFiles } from '../support/holdFiles.ts';
import { scrollThrough, shiftSum, watchShifts } from '../support/layout.ts';
import { openAs } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { ownPages } from './listedPages.ts';
import { softly } from './softly.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sizes = {
  phone: { width: 375, height: 812 },
  computer: { width: 1200, height: 900 },
};

/** Lets a page appear in the fonts of the system first; its own come when it has been painted, as on a slow network. */
const openBeforeItsFonts = async (page: Page, path: string): Promise<void> => {
  const letFontsCome = await holdFiles(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  letFontsCome();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.unroute('**/*.woff2');
};

/** The faces of ours that text is really set in: one that the page does not know leaves the widths of the next one. */
const facesInUse = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const width = (family: string) => {
      if (pen) pen.font = `700 64px ${family}`;
      return pen?.measureText('Backbeat').width;
    };
    return ['Bricolage Grotesque', 'Instrument Sans'].filter(
      (face) => width(`"${face}", monospace`) !== width('monospace'),
    );
  });

for (const [size, viewport] of Object.entries(sizes)) {
  test(`no page moves by itself, neither while it comes nor while it is read, on a ${size}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await watchShifts(page);
    for (const path of ownPages) {
      await openBeforeItsFonts(page, path);
      await alive(page);
      await scrollThrough(page);
      softly(await shiftSum(page), path).toBeLessThanOrEqual(0.02);
      softly(await facesInUse(page), `${path} is set in our faces`).toHaveLength(2);
    }
  });
}

test('nothing moves when it turns out who is here', async ({ page, system }) => {
  await watchShifts(page);
  await openAs(page, system, 'yearlyyara', '/settings');
  for (const path of ['/', '/login', '/sign-up', '/pricing']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible();
    expect(await shiftSum(page), path).toBeLessThanOrEqual(0.005);
  }
});
