import type { AccountScreen } from './account/AccountVisit.ts';
import { namesOf } from './account/accountVisits.ts';
import { checkoutVisits } from './account/checkoutVisits.ts';
import { checkScreen } from './account/checkScreen.ts';
import { settingsVisits } from './account/settingsVisits.ts';
import { signInVisits } from './account/signInVisits.ts';
import { heal, visit } from './account/visit.ts';
import { inForm, whole } from './support/inForm.ts';
import { expect, test } from './support/test.ts';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test.afterEach(({ system }) => heal(system));

/** In the whole form alone: the same modal over another page, and the same page with other words. */
const likeOthers = ['sign-up-at-checkout', 'sign-up-at-pro', 'thank-you-premiumdownloads', 'thank-you-pro'];
const isLikeOthers = ({ name }: AccountScreen) => likeOthers.includes(name);

// How it stands with plans is looked at in creators.spec.ts.
for (const one of [...signInVisits, ...checkoutVisits, ...settingsVisits]) {
  const form = one.screens.every(isLikeOthers) ? whole : {};
  test(
    `axe finds nothing, every control has its name, and large text has room: ${namesOf(one)}`,
    form,
    async ({ page, system, console }) => {
      console.allow(/Failed to load resource|ERR_/);
      const few = one.screens.filter((screen) => !isLikeOthers(screen));
      const screens = inForm({ short: few, whole: one.screens });
      await visit(page, system, { ...one, screens }, (screen) => checkScreen(page, screen));
    },
  );
}

test('the checkout does not scroll sideways on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/checkout/premium');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
