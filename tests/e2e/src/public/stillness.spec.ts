import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@backbeat/tooling/stack';
import type { Page } from '@playwright/test';
import { holdFiles } from '../support/holdFiles.ts';
import { laidOut } from '../support/hydrated.ts';
import { whole } from '../support/inForm.ts';
import { drawn, scrollThrough, shiftSum, watchShifts } from '../support/layout.ts';
import { openAs } from '../support/signIn.ts';
import { expect, type RunningSystem, test } from '../support/test.ts';
import { ownPages } from './listedPages.ts';
import { softly } from './softly.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** In the short form publicPages.spec measures what moves on a computer. */
const readers = {
  phone: { viewport: { width: 375, height: 812 }, colorScheme: 'light', form: {} },
  computer: { viewport: { width: 1200, height: 900 }, colorScheme: 'dark', form: whole },
} as const;

/** Lets a page appear in the fonts of the system first; its own come when it has been painted, as on a slow network. */
const openBeforeItsFonts = async (page: Page, path: string): Promise<void> => {
  const letFontsCome = await holdFiles(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await drawn(page);
  letFontsCome();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // Not before the scripts are here as well: Chromium 150 may leave a file that comes meanwhile hanging.
  await laidOut(page);
  await page.unroute('**/*.woff2');
};

/** The fonts of ours that text is really set in: one that the page does not know leaves the widths of the next one. */
const fontsInUse = (page: Page): Promise<readonly string[]> =>
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

/** Notes what a page says on the console, and whom it asks besides the site and the api. */
const watchTalk = (page: Page, { siteUrl, apiUrl }: RunningSystem) => {
  const said: string[] = [];
  const foreign: string[] = [];
  const own = [siteUrl, apiUrl].map((url) => new URL(url).origin);
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => said.push(`uncaught: ${message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !own.includes(origin)) foreign.push(request.url());
  });
  return { said, foreign };
};

for (const [reader, { viewport, colorScheme, form }] of Object.entries(readers)) {
  test(
    `on a ${reader} (${colorScheme}) no page moves by itself, neither while it comes nor while it is read, says a word on the console, or asks or tells anybody else before consent`,
    form,
    async ({ page, system }) => {
      test.slow();
      system.collector.take();
      const { said, foreign } = watchTalk(page, system);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await watchShifts(page);
      for (const path of ownPages) {
        await openBeforeItsFonts(page, path);
        // They may come after the page is hydrated, and are to move nothing either.
        await expect.poll(() => fontsInUse(page), `${path} is set in our fonts`).toHaveLength(2);
        await scrollThrough(page);
        softly(await shiftSum(page), path).toBeLessThanOrEqual(0.02);
        softly(said.splice(0), `${path} is hydrated without a word on the console`).toEqual([]);
        softly(foreign.splice(0), `${path} asks nobody else`).toEqual([]);
      }
      expect(system.collector.take()).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      // The public keys that certificates are checked with say nothing of who reads the page.
      const kept = await page.evaluate(() => Object.keys(localStorage));
      expect(kept.filter((key) => key !== 'certificate-keys')).toEqual([]);
    },
  );
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

/** Serves a document in pieces of 700 characters, 20 ms apart, so that it is painted before it is there. */
const serveSlowly = async (html: string) => {
  const server = createServer(async ({ url }, answer) => {
    const text = url === '/' ? html : '';
    answer.writeHead(text ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    for (const piece of text.match(/.{1,700}/gs) ?? []) {
      answer.write(piece);
      await wait(20);
    }
    answer.end();
  });
  const port = await freePort();
  await once(server.listen(port), 'listening');
  return { url: `http://localhost:${port}/`, close: () => server.close() };
};

for (const path of ['/', '/vidcon', '/settings']) {
  test(`on a computer ${path} does not move while it comes piece by piece`, async ({ page, console }) => {
    // Files of the page, which are not served with it.
    console.allow(/404/);
    const html = await (await page.request.get(path)).text();
    const { url, close } = await serveSlowly(html.replaceAll(/<script.*?<\/script>/gs, ''));
    await watchShifts(page);
    await page.goto(url);
    await drawn(page);
    close();
    expect(await shiftSum(page)).toBeLessThanOrEqual(0.005);
  });
}
