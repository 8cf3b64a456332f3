import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsumerApp, createApp } from './createApp.ts';
import { openPage } from './openPage.ts';
import { type ServedApp, serveApp } from './serveApp.ts';
import { styleFaults } from './styleFaults.ts';

let app: ConsumerApp;
let served: ServedApp;
beforeAll(async () => {
  app = await createApp('react-router', ['domain', 'ui', 'pricing']);
  await app.run('node_modules/@react-router/dev/bin.cjs', ['typegen']);
  await app.run('node_modules/typescript/bin/tsc', ['-p', '.']);
  await app.run('node_modules/@react-router/dev/bin.cjs', ['build']);
  served = await serveApp(app, 'node_modules/@react-router/serve/bin.cjs', () => ['build/server/index.js']);
});
afterAll(async () => {
  await served?.stop();
  await app?.remove();
});

describe('a React Router app in framework mode', () => {
  it('has the look in the answer of the server, all of it in the head', async () => {
    const { page, close } = await openPage(served.url, { javaScriptEnabled: false });
    const link = page.getByRole('link', { name: 'Upgrade now' }).first();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await styleFaults(page)).toEqual([]);
    await close();
  });

  it('is hydrated without a warning, and goes to another page without loading it', async () => {
    const { page, complaints, close } = await openPage(served.url);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    expect(await page.locator('body[data-same]').count()).toBe(1);
    expect(complaints).toEqual([]);
    expect(await styleFaults(page)).toEqual([]);
    await close();
  });
});
