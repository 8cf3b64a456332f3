import { fileURLToPath } from 'node:url';
import { chromiumArgs, ensureChromium } from '@backbeat/tooling/chromium';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePage } from '../testing/shopPage.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

const entry = fileURLToPath(new URL('../testing/reactCheckout.ts', import.meta.url));
const scriptUrl = process.env.RECURLY_SCRIPT_URL;

let browser: Browser;
let running: TestSandbox;
let shop: Awaited<ReturnType<typeof servePage>>;
let page: Page;
const complaints: string[] = [];

/** The bindings as they come from the registry, bundled as a shop would. */
const bundle = async (): Promise<string> => {
  const built = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The bindings import the runtime without asking for it.
    nodePaths: [fileURLToPath(new URL('../../node_modules', import.meta.url))],
    logLevel: 'silent',
  });
  return (built.outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
};

beforeAll(async () => {
  const script = await bundle();
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
  shop = await servePage(
    () => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
<style>#card{inline-size:400px}.recurly-element,.recurly-element iframe{inline-size:100%;block-size:60px;border:0}</style></head>
<body><div data-api="${running.url}/js/v1"></div><p id="state"></p><p id="out"></p>
<script src="${scriptUrl ?? `${running.url}/recurly/recurly.js`}"></script><script>${script}</script></body></html>`,
  );
  running = await startTestSandbox({ siteUrl: shop.url });
  page = await browser.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(shop.url);
}, 60_000);
afterAll(async () => {
  await browser.close();
  shop.stop();
  await running.stop();
});

test('the provider’s React bindings tokenise a card on the sandbox', async () => {
  const frame = page.frameLocator('#card iframe');
  await frame.getByLabel('Card number').fill('4111111111111111');
  await frame.getByLabel('Expiry date, month and year').fill('12 / 39');
  await frame.getByLabel('Security code').fill('123');
  await expect.poll(() => page.locator('#state').textContent()).toBe('true');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect.poll(() => page.locator('#out').textContent()).not.toBe('');
  const { error, token } = JSON.parse((await page.locator('#out').textContent()) ?? '');
  expect(error ?? null).toBeNull();
  expect(token).toMatchObject({ type: 'credit_card', id: expect.stringMatching(/^[\w-]{22}$/) });
  expect(complaints).toEqual([]);
});
