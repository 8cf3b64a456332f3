import type { Locator, Page } from '@playwright/test';
import { bannerSizes, checkBannerRoom, usualSizes } from './support/bannerRoom.ts';
import { hydrated } from './support/hydrated.ts';
import { whole } from './support/inForm.ts';
import { cardFrame, payButton, uniqueName } from './support/journey.ts';
import { shiftSum, watchShifts } from './support/layout.ts';
import { openAs, openAsNew } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const banner = (page: Page): Locator => page.getByRole('region', { name: 'Cookies', exact: true });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const accountPages: readonly (readonly [path: string, ready: (page: Page) => Locator])[] = [
  ['/settings', (page) => page.getByRole('button', { name: 'Delete account' })],
  ['/settings/profile', (page) => page.getByRole('button', { name: 'Save changes' })],
  ['/settings/subscription', (page) => page.getByRole('button', { name: 'Cancel Premium' })],
  ['/settings/identity', (page) => page.getByText('Default', { exact: true })],
  ['/checkout/pro', (page) => page.getByRole('combobox', { name: 'Find your channel' })],
  ['/checkout/thank-you', (page) => page.getByRole('button', { name: /^Launch the/ })],
];

test('on no page of an account anything stays under the cookie banner', async ({ page, system }) => {
  test.slow();
  await openAs(page, system, 'mintyloop', '/settings');
  for (const [path, ready] of accountPages) {
    await page.goto(path);
    await expect(ready(page)).toBeVisible();
    await checkBannerRoom(page, path);
  }
});

/** The pay button of this width: in the order, or in the bar at the thumb. */
const shownPayButton = (page: Page): Locator =>
  payButton(page)
    .or(page.getByRole('main').getByRole('button', { name: /^Start subscription|^Start free trial|^Pay/ }))
    .filter({ visible: true })
    .first();

const isCovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isHit = (y: number) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    return ![top + 1, (top + bottom) / 2, bottom - 1].every(isHit);
  });

/** The same page sells both plans. */
const checkouts = [
  ['/checkout/premium?coupon=backbeat1month', {}],
  ['/checkout/premiumdownloads', whole],
] as const;
for (const [path, form] of checkouts) {
  test(
    `${path} opens with its pay button free, and nothing stays under the cookie banner`,
    form,
    async ({ page, system }) => {
      test.slow();
      await openAsNew(page, system, uniqueName('Banner'), path);
      for (const size of bannerSizes()) {
        await page.setViewportSize(size);
        await page.reload();
        await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
        await expect(page.getByLabel('Email')).not.toHaveValue('');
        await hydrated(page);
        expect.soft(await isCovered(shownPayButton(page)), `${size.width} × ${size.height}`).toBe(false);
      }
      await checkBannerRoom(page, path);
    },
  );
}

for (const size of usualSizes) {
  test(`by the Tab key through a checkout, the focus is never under a bar at ${size.width} px`, async ({
    page,
    system,
  }) => {
    await page.setViewportSize(size);
    await openAsNew(page, system, uniqueName('Banner'), '/checkout/premium');
    await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
    await hydrated(page);
    const hidden: string[] = [];
    const isOver = () => banner(page).evaluate((element) => element.contains(document.activeElement));
    for (let step = 0; step < 60 && !(await isOver()); step += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element.closest('section[aria-label="Cookies"]') !== null) return '';
        const { left, right, bottom } = element.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, bottom - 2);
        const isFree = hit !== null && (element.contains(hit) || hit.contains(element));
        return isFree ? '' : element.outerHTML.slice(0, 120);
      });
      if (found !== '') hidden.push(found);
    }
    expect(hidden).toEqual([]);
    expect(await isOver(), 'the banner is reached, too').toBe(true);
  });
}

test('nothing moves when the cookie banner comes', async ({ page, console }) => {
  console.allow(/Failed to load resource/);
  // Faces that come late move their lines by a hair: here they never come, and what is left is the banner's doing.
  await page.route('**/*.woff2', (route) => route.abort());
  await watchShifts(page);
  for (const path of ['/', '/pricing', '/which-plan-is-best', '/about', '/not-found']) {
    for (const size of usualSizes) {
      await page.setViewportSize(size);
      await page.goto(path);
      await hydrated(page);
      expect.soft(await shiftSum(page), `${path} at ${size.width}`).toBeLessThanOrEqual(0.002);
    }
  }
});

test('the banner is fixed at the lower edge; with the answer its room goes', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const lengthOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(banner(page)).toHaveCSS('position', 'fixed');
  const box = await banner(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(900);
  const length = await lengthOf();
  await banner(page).getByRole('button', { name: 'I accept' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await lengthOf()).toBe(length - (box?.height ?? 0));
});
