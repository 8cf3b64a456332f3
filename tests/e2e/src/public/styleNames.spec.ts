import { acceptCookies, hydrated } from '../support/hydrated.ts';
import { signUpModal } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import { misfits, twice } from './styleNames.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The public pages are looked at where they are visited.
test('a checkout is drawn with the names that it was served with', async ({ page }) => {
  await page.goto('/checkout/premium');
  await hydrated(page);
  expect(await misfits(page)).toEqual([]);
  expect(await twice(page)).toEqual([]);
});

test('the styles stay where they were served, so that nothing is styled once more', async ({ page }) => {
  await page.addInitScript(() =>
    new MutationObserver((records) => {
      const moved = records.some(({ removedNodes }) =>
        [...removedNodes].some(({ nodeName }) => nodeName === 'STYLE'),
      );
      if (moved) document.documentElement.dataset.moved = '';
    }).observe(document, { childList: true, subtree: true }),
  );
  await page.goto('/pricing');
  await hydrated(page);
  await expect(page.locator('style[data-sheet]')).toHaveCount(1);
  await expect(page.locator('html[data-moved]')).toHaveCount(0);
});

test('what opens later brings its rules in elements of its own, so that the page is not laid out anew', async ({
  page,
}) => {
  await page.goto('/for/downloaders');
  await hydrated(page);
  // The page that a link leads to brings a style sheet as soon as somebody points at it.
  await page.getByRole('main').getByRole('link', { name: 'Start free trial' }).first().hover();
  await expect(page.locator('link[rel=stylesheet]:not([disabled])')).toBeAttached();
  const rules = () =>
    page.evaluate(() => Array.from(document.styleSheets, ({ cssRules }) => cssRules.length));
  await expect.poll(async () => (await rules()).every((count) => count > 0)).toBe(true);
  const before = await rules();
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).filter({ visible: true }).click();
  await expect(signUpModal(page)).toBeVisible();
  const after = await rules();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
});

test('pages that are drawn later have all their rules, there and back', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await acceptCookies(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await misfits(page)).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await misfits(page)).toEqual([]);
});

test('menus and dialogs have their styles', async ({ page }) => {
  await page.goto('/terms');
  await hydrated(page);
  await acceptCookies(page);
  await page.getByRole('banner').getByText('Products').click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Premium/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).filter({ visible: true }).click();
  await expect(signUpModal(page)).toBeVisible();
  expect(await misfits(page)).toEqual([]);
});

test('a style looks the same whether it was served or drawn', async ({ page }) => {
  const looks = () =>
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll((links) =>
        links.map((link) => {
          const { color, backgroundColor, font, padding, borderRadius, width, height } =
            getComputedStyle(link);
          return { color, backgroundColor, font, padding, borderRadius, width, height };
        }),
      );
  await page.goto('/pricing');
  await hydrated(page);
  const served = await looks();
  await page.goto('/terms');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(looks).toEqual(served);
});
