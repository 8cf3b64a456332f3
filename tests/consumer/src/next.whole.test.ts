import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsumerApp, createApp } from './createApp.ts';
import { openPage } from './openPage.ts';
import { type ServedApp, serveApp } from './serveApp.ts';
import { styleFaults } from './styleFaults.ts';

const next = 'node_modules/next/dist/bin/next';

let app: ConsumerApp;
beforeAll(async () => {
  app = await createApp('next', ['domain', 'ui', 'pricing']);
});
afterAll(() => app?.remove());

describe.each(['no', 'yes'])(
  'a Next.js app with server components, cacheComponents: %s',
  (cacheComponents) => {
    let served: ServedApp;
    beforeAll(async () => {
      await app.run(next, ['build'], { CACHE_COMPONENTS: cacheComponents });
      served = await serveApp(app, next, (port) => ['start', '--port', String(port)]);
    });
    afterAll(() => served?.stop());

    it('has texts, look and working prices in the answer of the server, before any script', async () => {
      const { page, close } = await openPage(served.url, { javaScriptEnabled: false });
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Backbeat Pricing');
      expect(await page.getByText('Pro from $21 a month, said by the server.').isVisible()).toBe(true);
      const link = page.getByRole('link', { name: 'Upgrade now' }).first();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.getByText('Monthly', { exact: true }).click();
      expect(await page.getByText('$71.88 per year', { exact: true }).isVisible()).toBe(false);
      expect(await styleFaults(page)).toEqual([]);
      await close();
    });

    it('is hydrated without a warning', async () => {
      const { page, complaints, close } = await openPage(served.url, {
        viewport: { width: 1200, height: 900 },
      });
      await page.waitForLoadState('networkidle');
      await page.getByText('Monthly', { exact: true }).click();
      await page.getByText('Billed every month').first().waitFor();
      // React keeps the props of an element on it once it is hydrated.
      const isHydrated = await page
        .getByRole('link', { name: 'Upgrade now' })
        .first()
        .evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')));
      expect(isHydrated).toBe(true);
      await page.getByRole('tab', { name: 'Compare Features' }).click();
      await page.getByText('from $25 per month').first().waitFor();
      expect(complaints).toEqual([]);
      expect(await styleFaults(page)).toEqual([]);
      await close();
    });
  },
);
