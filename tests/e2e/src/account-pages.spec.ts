import type { Page } from '@playwright/test';
import { whole } from './support/inForm.ts';
import { shiftSum, watchShifts } from './support/layout.ts';
import { openAs } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** Every prerendered page of a person or of a purchase. */
const paths = [
  '/checkout/premium',
  '/checkout/premiumdownloads',
  '/checkout/pro',
  '/checkout/thank-you',
  '/checkout/thank-you-premiumdownloads',
  '/checkout/thank-you-pro',
  '/settings',
  '/settings/profile',
  '/settings/subscription',
  '/settings/identity',
  '/settings/notifications',
  '/claims',
  '/settings/profile/link',
  '/unsubscribe',
  '/merge',
  '/logout',
] as const;

/** Everything that comes late is there, half a second ago: session, account, the card's frame. */
const settle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

const visits = [
  [null, 'light', {}],
  ['pixelmarmalade', 'dark', {}],
  ['mintyloop', 'light', whole],
] as const;

for (const [creator, colorScheme, form] of visits) {
  test(
    `account pages as ${creator ?? 'a visitor'}: hydrated in silence, and nothing jumps (${colorScheme})`,
    form,
    async ({ browser, system, console }) => {
      console.allow(/^$/);
      const context = await browser.newContext({ colorScheme, baseURL: system.siteUrl });
      const page = await context.newPage();
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
      if (creator !== null) await openAs(page, system, creator, '/about');
      await watchShifts(page);
      for (const path of paths) {
        if (creator !== null && path === '/logout') continue;
        said.length = 0;
        await page.goto(path);
        await settle(page);
        expect.soft(said, path).toEqual([]);
        const jumped = await shiftSum(page);
        // Who is led on (to the player, to the subscription) is on a page that is measured by itself, or not ours.
        if (new URL(page.url()).pathname !== path) continue;
        expect.soft(jumped, `${path} jumps`).toBeLessThanOrEqual(0.02);
      }
      await context.close();
    },
  );
}

for (const creator of [null, 'pixelmarmalade'] as const) {
  test(`the page inside the account-link popup is blank when ${creator ?? 'a visitor'} opens it`, async ({
    page,
    system,
  }) => {
    if (creator !== null) await openAs(page, system, creator, '/about');
    await page.goto('/settings/profile/link');
    await settle(page);
    await expect(page).toHaveURL('/settings/profile/link');
    await expect(page.locator('body')).toHaveText('', { useInnerText: true });
    // Nothing is told later either.
    await page.goto('/settings/identity');
    if (creator !== null) await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
}
