import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@backbeat/sandbox';
import { freePort } from '@backbeat/tooling/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsumerApp, createApp } from './createApp.ts';
import { type OpenedPage, openPage } from './openPage.ts';
import { compileReadmes } from './readmes.ts';
import { type ServedApp, serveApp } from './serveApp.ts';

let app: ConsumerApp;
let sandbox: Sandbox;
let served: ServedApp;
let dataDirectory: string;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'backbeat-consumer-'));
  const port = await freePort();
  const sandboxUrl = `http://localhost:${port}`;
  sandbox = await createSandbox({
    url: sandboxUrl,
    // Nobody wants to hear of its events.
    apiUrl: sandboxUrl,
    siteUrl: 'http://localhost:3000',
    dataDirectory,
  });
  await sandbox.start(port);
  app = await createApp('vite', ['domain', 'sdk', 'ui', 'pricing', 'payments']);
  await app.run('node_modules/typescript/bin/tsc', ['-p', '.']);
  await app.run('node_modules/vite/bin/vite.js', ['build'], { VITE_SANDBOX_URL: sandboxUrl });
  served = await serveApp(app, 'node_modules/vite/bin/vite.js', (chosen) => [
    'preview',
    '--port',
    String(chosen),
    '--strictPort',
  ]);
});

afterAll(async () => {
  await served?.stop();
  await sandbox?.close();
  await app?.remove();
  await rm(dataDirectory, { recursive: true, force: true });
});

it('every example of the READMEs compiles against what is installed', async () => {
  expect(await compileReadmes(app)).toBeGreaterThan(30);
}, 60_000);

describe('a Vite app that installed everything', () => {
  let opened: OpenedPage;
  beforeAll(async () => {
    opened = await openPage(served.url);
  });
  afterAll(() => opened?.close());

  it('shows the pricing page for who is looking', async () => {
    const { page } = opened;
    await page.getByRole('heading', { level: 1, name: 'Backbeat Pricing' }).waitFor();
    await page.getByRole('link', { name: 'Upgrade now' }).first().waitFor();
    expect(await page.getByText('$71.88 per year', { exact: true }).isVisible()).toBe(true);
    await page.getByText('Monthly', { exact: true }).click();
    expect(await page.getByText('$71.88 per year', { exact: true }).isVisible()).toBe(false);
  });

  it('is set in the fonts of the package', async () => {
    const { page } = opened;
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').length;
    });
    expect(loaded).toBeGreaterThan(0);
  });

  it('takes a coupon and a card', async () => {
    const { page } = opened;
    await page.getByRole('link', { name: 'Upgrade now' }).first().click();
    await page.getByRole('textbox', { name: 'Coupon' }).fill('vidcon50');
    await page.getByRole('button', { name: 'Add Coupon' }).click();
    await page.getByText('Promo code successfully applied').waitFor();
    await page.getByText('−$6.00').waitFor();
    const frame = page.frameLocator('iframe[title="Card number, expiry date and security code"]');
    await frame.getByRole('textbox', { name: 'Card number' }).fill('4111 1111 1111 1111');
    await frame.getByRole('textbox', { name: /Expiry/ }).fill('12 / 39');
    await frame.getByRole('textbox', { name: 'Security code' }).fill('123');
    await page.getByRole('button', { name: 'Start subscription' }).click();
    await page.getByText('Token of kind card').waitFor();
  });

  it('has an empty console', () => {
    expect(opened.complaints).toEqual([]);
  });
});
