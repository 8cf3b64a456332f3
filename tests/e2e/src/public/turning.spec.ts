import type { Page } from '@playwright/test';
import { holdFiles, scriptFiles } from '../support/holdFiles.ts';
import { hydrated, laidOut } from '../support/hydrated.ts';
import { drawn } from '../support/layout.ts';
import { openInPage } from '../support/openInPage.ts';
import { expect, test } from '../support/test.ts';

const pricing = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true });

const turnToPricing = async (page: Page): Promise<void> => {
  await pricing(page).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: /Pricing/ })).toBeVisible();
};

test.describe('from page to page', () => {
  /** Notes each fade that the site asks the browser for, and what of the screen moves in it. */
  const watchFades = (page: Page) =>
    page.addInitScript(() => {
      const fades: string[][] = [];
      Reflect.set(window, 'fades', fades);
      const start = document.startViewTransition?.bind(document);
      if (start === undefined) return;
      document.startViewTransition = (update) => {
        const fade = start(update);
        fade.ready.then(() => {
          const effects = document.getAnimations().map(({ effect }) => effect);
          fades.push(
            effects.flatMap((effect) =>
              effect instanceof KeyframeEffect ? [effect.pseudoElement ?? ''] : [],
            ),
          );
        });
        return fade;
      };
    });
  const fades = (page: Page) => page.evaluate(() => Array.from<string[]>(Reflect.get(window, 'fades')));

  test.describe('where things may move', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('the page before fades into the next one', async ({ page }) => {
      await watchFades(page);
      await page.goto('/what-is-backbeat');
      await hydrated(page);
      await turnToPricing(page);
      await expect.poll(() => fades(page)).toHaveLength(1);
      expect((await fades(page))[0]).toEqual(
        expect.arrayContaining(['::view-transition-old(root)', '::view-transition-new(root)']),
      );
      await page.goBack();
      await expect(page).toHaveURL('/what-is-backbeat');
      await expect.poll(() => fades(page)).toHaveLength(2);
      // Another part of the same page is not another page.
      await page.goto('/pricing');
      await hydrated(page);
      await page.getByRole('main').getByRole('tab', { name: 'Compare Features' }).click();
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      expect(await fades(page)).toEqual([]);
    });

    test('a browser that cannot fade shows the next page as it is', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
      await page.goto('/what-is-backbeat');
      await hydrated(page);
      expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false);
      await turnToPricing(page);
    });
  });

  test.describe('where things had better stand still', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('nothing fades', async ({ page }) => {
      await watchFades(page);
      await page.goto('/what-is-backbeat');
      await hydrated(page);
      await turnToPricing(page);
      expect(await fades(page)).toEqual([]);
    });
  });
});

test.describe('ahead of the visitor', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const signs = {
    'pointed at': (page: Page) => pricing(page).hover(),
    'reached by keys': (page: Page) => pricing(page).focus(),
  };

  for (const [sign, point] of Object.entries(signs)) {
    test(`a page that is ${sign} is fetched before it is opened, once`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) asked.push(pathname);
      });
      const ofPricing = /\/assets\/pricing-.*\.js$/;
      await page.goto('/what-is-backbeat');
      await hydrated(page);
      expect(asked.filter((pathname) => ofPricing.test(pathname))).toEqual([]);
      const coming = page.waitForResponse(ofPricing);
      await point(page);
      expect((await coming).status()).toBe(200);
      await expect(page).toHaveURL('/what-is-backbeat');
      await turnToPricing(page);
      expect(asked.toSorted(), 'nothing is fetched twice').toEqual([...new Set(asked)].toSorted());
    });
  }
});

test.describe('on a slow network', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** Notes what stands on the screen, frame by frame, as far as a visitor would see a difference. */
  const watchFrames = (page: Page) =>
    page.evaluate(() => {
      const seen: string[] = [];
      Reflect.set(window, 'frames seen', seen);
      const look = () => {
        const heading = document.querySelector('h1')?.textContent ?? 'no heading';
        const waiting = document.querySelector('main [aria-busy="true"]') ? 'waiting' : 'whole';
        const now = `${heading}, ${waiting}, ${document.documentElement.scrollHeight} px`;
        if (seen.at(-1) !== now) seen.push(now);
        requestAnimationFrame(look);
      };
      look();
    });
  const framesSeen = (page: Page) =>
    page.evaluate(() => Array.from<string>(Reflect.get(window, 'frames seen')));

  const ways = {
    '/for/livestreamers': /^Play music live/,
    '/for/pro': /^Pro grows/,
    '/for/artists': /^70% goes/,
    '/for/somebody-else': /^Play music live/,
  };

  for (const [path, heading] of Object.entries(ways)) {
    test(`the page before stays until all of ${path} is there`, async ({ page }) => {
      await page.goto('/about');
      await laidOut(page);
      await watchFrames(page);
      // One file after the other, so that what draws too early would be seen.
      const letScriptsCome = await holdFiles(page, scriptFiles, 40);
      await openInPage(page, path);
      await expect(page.getByRole('progressbar', { name: 'The next page is loading' })).toBeVisible();
      letScriptsCome();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await drawn(page);
      const seen = await framesSeen(page);
      expect(seen).toHaveLength(2);
      expect(seen[0]).toMatch(/^About .*whole/);
      expect(seen[1]).toMatch(/whole/);
    });
  }
});
