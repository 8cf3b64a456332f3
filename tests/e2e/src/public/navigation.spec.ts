import { brand } from '@backbeat/domain';
import type { Page } from '@playwright/test';
import { holdFiles, scriptFiles } from '../support/holdFiles.ts';
import { acceptCookies, hydrated } from '../support/hydrated.ts';
import { inForm } from '../support/inForm.ts';
import { uniqueName } from '../support/journey.ts';
import { openInPage } from '../support/openInPage.ts';
import { openAsNew } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const banner = (page: Page) => page.getByRole('banner');

/** Marks the window; a page that is loaded anew has lost the mark. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

test('a page begins at its top, going back finds the place, and nothing is loaded anew', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await acceptCookies(page);
  await mark(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await banner(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => top(page)).toBe(0);
  // So fast that the page has no time to hear of having been scrolled.
  await page.evaluate(() => {
    scrollTo(0, 700);
    history.back();
  });
  await expect(page).toHaveURL('/');
  await expect.poll(() => top(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => top(page)).toBe(700);
  // The page that one is on: to its top, and no second entry in the history.
  await banner(page).getByRole('link', { name: 'Pricing' }).click();
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(await isMarked(page)).toBe(true);
});

test('the next page says where one is: its heading has the focus, whatever led there', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/about');
  await hydrated(page);
  await banner(page).getByRole('link', { name: 'Pricing' }).press('Enter');
  await expect(page).toHaveURL('/pricing');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(heading).toBeFocused();
});

test('a link that stays on the page gives the focus to the heading of the next one', async ({
  page,
  system,
}) => {
  await openAsNew(page, system, uniqueName('Reader'), '/settings');
  const menu = page.getByRole('navigation', { name: 'Account' });
  await menu.getByRole('link', { name: 'Gifts' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeFocused();
});

for (const path of ['/login', '/sign-up'])
  test(`${path}: the closed dialog leaves the focus where the page begins`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

test('a reload and the way back after it find their places', async ({ page }) => {
  await page.goto('/terms');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 900));
  await banner(page).getByRole('link', { name: 'Pricing' }).click();
  await expect.poll(() => top(page)).toBe(0);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect.poll(() => top(page)).toBe(900);
});

test('a step through the history after a reload shows the page of the address', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const devtools = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto('/');
  await hydrated(page);
  await banner(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(heading).toHaveText(/Pricing/);
  await page.goBack();
  await expect(heading).toHaveText(/Twitch/);

  // Before the scripts are there, and while they hydrate it, which is slow here.
  for (const delayMs of inForm({ short: [-1, 100], whole: [-1, 0, 100, 400] })) {
    const moment = delayMs < 0 ? 'before its scripts come' : `${delayMs} ms after its scripts`;
    await test.step(moment, async () => {
      const letScriptsCome = await holdFiles(page, scriptFiles);
      await page.reload({ waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      if (delayMs < 0) {
        await page.evaluate(() => history.forward());
        await expect(page, moment).toHaveURL('/pricing');
      } else await page.evaluate((delay) => void setTimeout(() => history.forward(), delay), delayMs);
      await slowDown(6);
      letScriptsCome();
      await expect(page, moment).toHaveURL('/pricing');
      await hydrated(page);
      await slowDown(1);
      await expect(heading, moment).toHaveText(/Pricing/);
      await expect(page.getByRole('tab', { name: 'Compare Plans' }), moment).toBeVisible();
      await page.goBack();
      await expect(heading, moment).toHaveText(/Twitch/);
      await expect(page, moment).toHaveURL('/');
      await page.unrouteAll();
    });
  }
});

test('parts of a page are places of the history too', async ({ page }) => {
  await page.goto('/for/artists');
  await hydrated(page);
  await acceptCookies(page);
  await mark(page);
  await page.evaluate(() => {
    location.hash = '#main';
  });
  await expect(page).toHaveURL('/for/artists#main');
  await banner(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/for/artists#main');
  await page.goBack();
  await expect(page).toHaveURL('/for/artists');
  // Not every fragment is well-formed, or names a part.
  await page.evaluate(() => {
    location.hash = '#%';
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('the head of the document follows the page', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  await acceptCookies(page);
  const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
  expect(await canonical()).toBe(`${brand.links.site}/pricing`);
  await banner(page)
    .getByRole('link', { name: `What is ${brand.name}?` })
    .first()
    .click();
  await expect(page).toHaveTitle(new RegExp(`^What is ${brand.name}`));
  await expect.poll(canonical).toBe(`${brand.links.site}/what-is-${brand.slug}`);
});

test('addresses that only lead on do so in the page, and unknown ones say that nothing is there', async ({
  page,
  console,
}) => {
  // Coming back to the lost address loads it anew.
  console.allow(/status of 404/);
  await page.goto('/');
  await hydrated(page);
  await openInPage(page, '/premium');
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await openInPage(page, '/nobody/nowhere');
  await expect(page).toHaveURL('/nobody/nowhere');
  await page.goto('/not-found');
  const words = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words ?? '');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('a page comes with its own style sheet, once', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  const sheets = page.locator('link[rel="stylesheet"]');
  await expect(sheets).toHaveCount(0);
  const open = () => openInPage(page, '/checkout/premium');
  await open();
  await expect(sheets).toHaveCount(1);
  await expect.poll(() => sheets.evaluate((link) => 'sheet' in link && link.sheet !== null)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: `${brand.name} Pricing` })).toBeVisible();
  await open();
  await expect(page).toHaveURL(/\/(checkout\/premium|sign-up)/);
  await expect(sheets).toHaveCount(1);
});

test('what is not saved is asked for: by a link, by back, by forward, by leaving the site', async ({
  page,
  system,
}) => {
  await openAsNew(page, system, uniqueName('Guard'), '/settings');
  await acceptCookies(page);
  const menu = page.getByRole('navigation', { name: 'Account' });
  const name = page.getByLabel('Display name');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const stay = async () => {
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/settings/profile');
    await expect(name).toHaveValue('not saved yet');
  };
  await menu.getByRole('link', { name: 'Edit profile' }).click();
  await menu.getByRole('link', { name: 'Connections' }).click();
  await expect(page).toHaveURL('/settings/identity');
  await page.goBack();
  await name.fill('not saved yet');

  await menu.getByRole('link', { name: 'Account Overview' }).click();
  await stay();
  await page.goBack();
  await stay();
  await page.goForward();
  await stay();
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  const closing = page.close({ runBeforeUnload: true });
  await asked;
  await closing;
  await expect(name).toHaveValue('not saved yet');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/settings');
  await page.goForward();
  await expect(page).toHaveURL('/settings/profile');
});
