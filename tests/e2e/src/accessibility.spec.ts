import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { closeWelcome, openCheckoutAsNewCreator, signUpModal } from './support/journey.ts';
import { expect, test } from './support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`axe finds nothing (${colorScheme})`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/', '/pricing']) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }

    test('in the sign-up modal, the checkout and the subscription settings', async ({ page }) => {
      await page.goto('/checkout/premium');
      await expect(signUpModal(page)).toBeVisible();
      expect(await violations(page), 'sign-up').toEqual([]);
      await openCheckoutAsNewCreator(page);
      expect(await violations(page), 'checkout').toEqual([]);
      await page.goto('/settings/subscription');
      await closeWelcome(page);
      await expect(page.getByText('You are on the Free plan.')).toBeVisible();
      expect(await violations(page), 'subscription').toEqual([]);
    });
  });
}

test('no page scrolls sideways on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/pricing', '/terms', '/checkout/premium']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});
