import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsumerApp, createApp } from './createApp.ts';
import { type OpenedPage, openPage } from './openPage.ts';
import { type ServedApp, serveApp } from './serveApp.ts';

const vite = 'node_modules/vite/bin/vite.js';

let app: ConsumerApp;
let served: ServedApp;
let developed: ServedApp;
beforeAll(async () => {
  app = await createApp('beside', ['domain', 'ui', 'pricing']);
  await app.run('node_modules/typescript/bin/tsc', ['-p', '.']);
  await app.run(vite, ['build']);
  served = await serveApp(app, vite, (port) => ['preview', '--port', String(port), '--strictPort']);
  developed = await serveApp(app, vite, (port) => ['--port', String(port), '--strictPort']);
});
afterAll(async () => {
  await served?.stop();
  await developed?.stop();
  await app?.remove();
});

/** All computed styles of the page's own elements, `element: property` to value. */
const looksOfHost = async (page: Page): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await page.evaluate(() => {
      const host = document.querySelectorAll('html, body, #host, #host *');
      return Array.from(host).flatMap((element, index) =>
        ['', '::before', '::after', '::placeholder', '::marker'].flatMap((part) => {
          const style = getComputedStyle(element, part === '' ? null : part);
          return Array.from(
            style,
            (name) => [`${index} ${element.tagName}${part}: ${name}`, style.getPropertyValue(name)] as const,
          );
        }),
      );
    }),
  );

/** How high the page is depends on what is shown below. */
const isHeight = (name: string): boolean =>
  /^\d+ (HTML|BODY): (block-size|height|perspective-origin|transform-origin)$/.test(name);

const styleOf = (page: Page, name: string, property: string): Promise<string> =>
  page
    .getByRole('button', { name, exact: true })
    .evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), property);

const show = (page: Page): Promise<void> => page.getByRole('button', { name: 'Show ours' }).click();

describe.each(['light', 'dark'] as const)('a scope on a page with MUI, in the %s scheme', (scheme) => {
  let opened: OpenedPage;
  let before: ReadonlyMap<string, string>;
  beforeAll(async () => {
    opened = await openPage(served.url, { colorScheme: scheme });
    await opened.page.getByRole('button', { name: 'Show ours' }).waitFor();
    // MUI's colours are on their way for a moment.
    await opened.page.waitForFunction(() => document.getAnimations().length === 0);
    before = await looksOfHost(opened.page);
    await show(opened.page);
    await opened.page.getByRole('button', { name: 'Sign up' }).waitFor();
  });
  afterAll(() => opened?.close());

  it('changes nothing of the page', async () => {
    expect(before.size).toBeGreaterThan(10_000);
    const after = await looksOfHost(opened.page);
    const changed = [...new Set([...before.keys(), ...after.keys()])]
      .filter((name) => before.get(name) !== after.get(name) && !isHeight(name))
      .map((name) => `${name} was ${before.get(name)}, is ${after.get(name)}`);
    expect(changed).toEqual([]);
  });

  it("has the brand's tokens, of the theme and of plain CSS", async () => {
    const { page } = opened;
    const [theme, plain] = {
      light: ['rgb(11, 87, 208)', 'rgb(0, 90, 60)'],
      dark: ['rgb(168, 199, 250)', 'rgb(120, 230, 170)'],
    }[scheme];
    expect(await styleOf(page, 'Sign up', 'background-color')).toBe(theme);
    expect(await styleOf(page, 'Sign up', 'border-start-start-radius')).toBe('4px');
    expect(await styleOf(page, 'Festival', 'background-color')).toBe(plain);
  });

  it("yields to a class of the page's own", async () => {
    const { page } = opened;
    expect(await styleOf(page, 'Ask the host', 'background-color')).toBe('rgb(1, 2, 3)');
    expect(await styleOf(page, 'Ask the host', 'border-start-start-radius')).toBe('0px');
    expect(await styleOf(page, 'Ask the host', 'cursor')).toBe('pointer');
  });

  it('takes nothing over from the text around it', async () => {
    const text = opened.page.getByText('Cleared for live streams');
    const look = await text.evaluate((element) => {
      const { fontFamily, letterSpacing, marginTop, textAlign } = getComputedStyle(element);
      return { fontFamily, letterSpacing, marginTop, textAlign };
    });
    expect(look).toEqual({
      fontFamily: expect.stringContaining('Instrument Sans'),
      letterSpacing: 'normal',
      marginTop: '0px',
      textAlign: 'start',
    });
  });

  it('shows plans of the page in another language and currency, and ours in both languages', async () => {
    const cards = opened.page.getByRole('article');
    const textOf = async (words: string) =>
      (await cards.filter({ hasText: words }).textContent())?.replaceAll('\u00a0', ' ');
    expect(await textOf('Licht und Ton')).toMatch(/3\.000 €.*pro Quartal.*Abrechnung jedes Quartal/);
    const crew = cards.filter({ hasText: 'Licht und Ton' });
    expect(await crew.getByRole('link').getAttribute('href')).toBe('/buy/crew-q');
    expect(await textOf('Für Livestreamer')).toMatch(/5,99 \$.*pro Monat/);
    expect(await textOf('For live streamers')).toMatch(/\$5\.99.*per month/);
  });

  it('has its look in the top layer too', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'Open a dialog' }).click();
    const agree = page.getByRole('dialog').getByRole('button', { name: 'Agree' });
    const brand = await styleOf(page, 'Agree', 'background-color');
    expect(brand).toBe(scheme === 'light' ? 'rgb(11, 87, 208)' : 'rgb(168, 199, 250)');
    const ground = await page
      .getByRole('dialog')
      .evaluate((dialog) =>
        [getComputedStyle(dialog), getComputedStyle(dialog, '::backdrop')].map((one) => one.backgroundColor),
      );
    expect(ground).toEqual(
      scheme === 'light'
        ? ['rgb(255, 255, 255)', 'rgba(23, 18, 42, 0.72)']
        : ['rgb(35, 28, 64)', 'rgba(6, 4, 14, 0.72)'],
    );
    await agree.waitFor();
    await page.keyboard.press('Escape');
  });

  it('leaves the console empty', async () => {
    expect(opened.complaints).toEqual([]);
  });
});

it('a brand that cannot be read is told of in development, once, and never in production', async () => {
  const warnings = async (url: string): Promise<readonly string[]> => {
    const { page, complaints, close } = await openPage(url, { colorScheme: 'light' });
    await show(page);
    await page.getByRole('button', { name: 'Choose pale colours' }).click();
    await expect
      .poll(() => styleOf(page, 'Sign up', 'background-color'), { timeout: 20_000 })
      .toBe('rgb(255, 209, 220)');
    await close();
    return complaints;
  };
  expect(await warnings(served.url)).toEqual([]);
  expect(await warnings(developed.url)).toEqual([
    expect.stringMatching(/WCAG 2\.2 AA[\s\S]*\nlight: on-pink on pink is 1\.3\d, at least 4\.5/),
  ]);
});
