import { brand } from '@backbeat/domain';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { acceptCookies, hydrated } from '../support/hydrated.ts';
import { signUpModal, uniqueName } from '../support/journey.ts';
import { pressByKeyboard, tabTo } from '../support/keyboard.ts';
import { textSizes } from '../support/largeText.ts';
import { openAsNew } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

const banner = (page: Page) => page.getByRole('banner');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the header stays, and turns translucent and blurred once the page is scrolled', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const look = () =>
    banner(page).evaluate((element) => {
      const looks = [element, ...element.children].map((part) => getComputedStyle(part));
      return looks.map(({ backdropFilter }) => backdropFilter).find((filter) => filter !== 'none') ?? 'none';
    });
  expect(await look()).toBe('none');
  await page.mouse.wheel(0, 600);
  await expect.poll(look).toMatch(/blur/);
  await expect(banner(page)).toBeInViewport();
});

test('Products opens by pointer and by keys, and leads to both products', async ({ page }) => {
  await page.goto('/');
  const products = banner(page).locator('summary', { hasText: 'Products' });
  await products.click();
  await expect(banner(page).getByRole('link', { name: /^Premium/ })).toHaveAttribute(
    'href',
    '/for/livestreamers',
  );
  await banner(page)
    .getByRole('link', { name: /^Pro\b/ })
    .click();
  await expect(page).toHaveURL('/for/pro');
  await expect(banner(page).getByRole('link', { name: /^Pro\b/ })).toBeHidden();

  await tabTo(page, products);
  await page.keyboard.press('Enter');
  await expect(banner(page).getByRole('link', { name: /^Premium/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(banner(page).getByRole('link', { name: /^Premium/ })).toBeHidden();
});

test('the menu on phones has every entry, and the account', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  await hydrated(page);
  await acceptCookies(page);
  await banner(page).locator('summary[aria-label="Menu"]').click();
  const entries: readonly (readonly [string, string])[] = [
    [`What is ${brand.name}?`, '/what-is-backbeat'],
    [`${brand.name} for Livestreamers`, '/for/livestreamers'],
    [`${brand.name} for Pro`, '/for/pro'],
    ['Which plan is best', '/which-plan-is-best'],
    ['Pricing', '/pricing'],
  ];
  for (const [name, to] of entries) {
    await expect(
      banner(page).getByRole('link', { name, exact: true }).filter({ visible: true }),
    ).toHaveAttribute('href', to);
  }
  await expect(banner(page).getByText('View the player')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await banner(page).getByRole('button', { name: 'Sign up' }).filter({ visible: true }).last().click();
  await expect(page.getByRole('dialog', { name: 'Join the fun' })).toBeVisible();
});

test('with large text everything in the header can be pressed', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await acceptCookies(page);
  const { setText } = await textSizes(page);
  const signUp = banner(page).getByRole('button', { name: 'Sign up' }).filter({ visible: true });
  const menu = banner(page).locator('summary[aria-label="Menu"]');
  const signIn = page.getByRole('dialog', { name: 'Sign in to your account' });
  for (const [width, textPx] of [
    [1280, 32],
    [1024, 24],
    [375, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await setText(textPx);
    for (const control of [banner(page).getByRole('link').first(), signUp, menu])
      await expect(control).toBeInViewport({ ratio: 1 });
    await menu.click();
    for (const control of await banner(page).getByRole('navigation').locator('a, button').all()) {
      if (!(await control.isVisible())) continue;
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await signUp.click();
    await signUpModal(page).getByText('Sign in', { exact: true }).click();
    await expect(signIn, `text of ${textPx} px in ${width} px`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(signIn).toBeHidden();
  }
});

test('sign-in and sign-up hold the focus, close with Escape, and give it back', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  const signIn = banner(page).getByRole('button', { name: 'Sign in' });
  await pressByKeyboard(page, signIn);
  const modal = page.getByRole('dialog', { name: 'Sign in to your account' });
  await expect(modal).toBeVisible();
  await expect(modal.getByRole('button', { name: /^Sign in with/ })).toHaveCount(3);
  await expect(modal.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms');
  await expect(modal.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await modal.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside, `step ${step}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(signIn).toBeFocused();

  await banner(page).getByRole('button', { name: 'Sign up' }).click();
  const signUp = page.getByRole('dialog', { name: 'Join the fun' });
  await expect(signUp.getByRole('button', { name: /^Sign up with/ })).toHaveCount(2);
  const licence = signUp.getByRole('checkbox', {
    name: 'I confirm that I have read and accept the License Services Agreement',
  });
  await expect(licence).not.toBeChecked();
  await expect(
    signUp.getByRole('checkbox', {
      name: 'I want to hear about new music, improving my stream, & personalized music recommendations. Sign me up!',
    }),
  ).toBeChecked();
  await expect(signUp.locator('[inert]'), 'out of reach').toContainText('Sign up with Twitch');
  await licence.check();
  await expect(signUp.locator('[inert]')).toHaveCount(0);
});

test('cookies: one button, kept, and never over the pay bar', async ({ page, system }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  await hydrated(page);
  const cookies = page.getByRole('region', { name: 'Cookies', exact: true });
  await expect(cookies).toContainText(/uses cookies/);
  await expect(cookies.getByRole('link')).toHaveAttribute('href', '/cookie-policy');
  await expect(cookies.getByRole('button')).toHaveText(['I accept']);
  await openAsNew(page, system, uniqueName('Reader'), '/checkout/premium');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  const [over, under] = [
    await cookies.boundingBox(),
    await page.getByText('Total today').filter({ visible: true }).last().boundingBox(),
  ];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  await acceptCookies(page);
  await expect(cookies).toBeHidden();
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cookies).toBeHidden();
});

test('a path change scrolls to the top, and going back to where one was', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await acceptCookies(page);
  await page.getByRole('link', { name: 'See Pro' }).scrollIntoViewIfNeeded();
  const there = await page.evaluate(() => scrollY);
  expect(there).toBeGreaterThan(1000);
  await page.getByRole('link', { name: 'See Pro' }).click();
  await expect(page).toHaveURL('/for/pro');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), there)).toBeLessThan(200);
});

test('a page that is long on its way says so', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.route('**/assets/*vidcon*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.evaluate(() => {
    history.pushState({ key: 'trial', idx: 1 }, '', '/vidcon');
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'trial', idx: 1 } }));
  });
  await expect(page.getByRole('progressbar', { name: 'The next page is loading' })).toBeVisible();
  await expect(page).toHaveURL('/vidcon');
  await expect(page.getByRole('heading', { level: 1, name: /Meet us at VidCon/ })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('signed in: the account menu, the player, the licence in the footer, and no more sign-up', async ({
  page,
  system,
}) => {
  await openAsNew(page, system, uniqueName('Listener'), '/for/livestreamers');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'License Services Agreement' }),
  ).toHaveAttribute('href', '/license-services-agreement');
  await expect(banner(page).getByRole('button', { name: 'Sign up' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign up' })).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Account menu' }).click();
  await expect(
    banner(page).getByRole('link', { name: 'Account', exact: true }).filter({ visible: true }),
  ).toHaveAttribute('href', '/settings');
  await expect(
    banner(page).getByRole('link', { name: 'Sign out' }).filter({ visible: true }),
  ).toHaveAttribute('href', '/logout');
  await page.goto('/sign-up');
  await expect(page, 'home instead').toHaveURL('/');
  await page.goto('/login');
  await expect(page, 'home instead').toHaveURL('/');
  await page.getByRole('main').getByRole('link', { name: 'GTA' }).click();
  await page.waitForURL(/\/player\?redirectUrl=(\/|%2F)segment(\/|%2F)/);
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'View the player' }).click();
  await page.waitForURL(/\/player/);
  await expect(page.getByText(/^Playing for/)).toBeVisible();
});

test('/login leads on to what stands in its fragment, and asks to sign in there', async ({ page }) => {
  for (const [fragment, target] of [
    ['x', '/#x'],
    ['/pricing', '/pricing'],
  ] as const) {
    await page.goto(`/login#${fragment}`);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('dialog', { name: 'Sign in to your account' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('who is signed in is not asked to sign in, not even for a moment', async ({ page, system }) => {
  await openAsNew(page, system, uniqueName('Listener'), '/');
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('dialog[open]')) document.documentElement.dataset.asked = '';
    };
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
  });
  for (const path of ['/login', '/sign-up']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(banner(page).getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  }
});

test('a token that is worth nothing ends in the question that /login asks', async ({ page }) => {
  await page.goto('/');
  await page.evaluate((key) => sessionStorage.setItem(key, 'not.a.token'), `${brand.slug}.token`);
  await page.goto('/login');
  await expect(page.getByRole('dialog', { name: 'Sign in to your account' })).toBeVisible();
});
