import { violations } from './support/axe.ts';
import { closeWelcome, openCheckoutAsNewCreator, signUpModal } from './support/journey.ts';
import { expect, test } from './support/test.ts';

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`axe finds nothing (${colorScheme})`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

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

test('the checkout does not scroll sideways on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/checkout/premium');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
