import { brand, couponCodes } from '@backbeat/domain';
import { comparisonRows } from '@backbeat/domain/content';
import type { Page } from '@playwright/test';
import { acceptCookies, hydrated } from '../support/hydrated.ts';
import { signUp, signUpModal, summaryLine, uniqueName } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('main');
const premium = (page: Page) => main(page).getByRole('article', { name: 'Premium' });

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
  await acceptCookies(page);
};

test('pricing: two tabs, one billing switch, ten features for every plan', async ({ page }) => {
  await open(page, '/pricing');
  const table = main(page).getByRole('table');
  await expect(premium(page)).toContainText('$5.99');
  await expect(premium(page)).toContainText('$7.49');
  await expect(table).toBeHidden();
  await page.getByText('Monthly', { exact: true }).click();
  await expect(premium(page).getByText('$11.99').filter({ visible: true }).first()).toBeVisible();
  await expect(premium(page).getByText('$14.99').filter({ visible: true }).first()).toBeVisible();

  await tabTo(page, main(page).getByRole('tab', { name: 'Compare Plans' }));
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByRole('tab', { name: 'Compare Features' })).toBeFocused();
  await expect(table).toBeVisible();
  await expect(premium(page)).toBeHidden();
  await expect(table.locator('tbody th')).toHaveText(comparisonRows.map(({ label }) => label));
  await expect(table.locator('thead th:not(:first-child)')).toHaveText([
    /^Free/,
    /^Premium/,
    /^Download/,
    /^Pro/,
  ]);
  await page.goto('/pricing#features');
  await expect(table).toBeVisible();
});

test('a plan that is chosen leads a visitor to sign-up and back to its checkout, coupon and all', async ({
  page,
}) => {
  await open(page, '/vidcon');
  await main(page).getByRole('link', { name: 'Get 50% off' }).first().click();
  await signUp(page, uniqueName('Half'));
  await expect(page).toHaveURL(`/checkout/premium?coupon=${couponCodes.vidcon}`);
  await expect(page.getByText('Promo code successfully applied')).toBeVisible();
  // The coupon may hold before the session has begun.
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  // Signed in, the way is straight.
  await page.goto('/twitch');
  await page.getByRole('dialog', { name: 'Welcome to the party!' }).waitFor();
  await page.keyboard.press('Escape');
  await main(page).getByRole('link', { name: 'Start 14-day free trial' }).first().click();
  await expect(page).toHaveURL(`/checkout/premium?coupon=${couponCodes.twitch14}&billing=monthly`);
});

test('a checkout opens with the price that the link named', async ({ page }) => {
  const period = (name: string) => page.getByRole('radio', { name });
  await open(page, '/vidcon');
  await main(page).getByRole('link', { name: 'Get 50% off' }).nth(1).click();
  await signUp(page, uniqueName('Month'));
  await expect(page).toHaveURL(`/checkout/premium?coupon=${couponCodes.vidcon}&billing=monthly`);
  await expect(page.getByText('Promo code successfully applied')).toBeVisible();
  await expect(period('Monthly')).toBeChecked();
  await expect(summaryLine(page, 'Total today')).toHaveText('$5.99');

  // What the person chooses afterwards holds, also when the page is loaded again; another link is another wish.
  await period('Yearly').check();
  await expect(summaryLine(page, 'Total today')).toHaveText('$35.94');
  await page.reload();
  await expect(summaryLine(page, 'Total today')).toHaveText('$35.94');
  await page.goto('/free-trial');
  await page.getByRole('dialog', { name: 'Welcome to the party!' }).waitFor();
  await page.keyboard.press('Escape');
  await main(page).getByRole('link', { name: 'Start free trial' }).first().click();
  await expect(period('Monthly')).toBeChecked();
  await expect(summaryLine(page, 'Total today')).toHaveText('$0.00');
});

test('the free plan and the partner prices follow the same rule', async ({ page }) => {
  await open(page, '/pipelinegg');
  await expect(premium(page)).toContainText('$11.99');
  await page.getByText('Yearly (3 months free)').click();
  await expect(premium(page).getByText('$8.69').filter({ visible: true }).first()).toBeVisible();
  await page.goto('/for/livestreamers');
  await expect(main(page).getByRole('radio', { name: 'Yearly (2 months free)' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Try for free' }).click();
  await expect(signUpModal(page)).toBeVisible();
});

test('the carousel moves by dots, arrows and drag, and its film plays, pauses and closes', async ({
  page,
}) => {
  await open(page, '/');
  const carousel = main(page)
    .locator('[aria-roledescription="carousel"]', { hasText: 'Creator approved' })
    .first();
  await carousel.scrollIntoViewIfNeeded();
  const dot = (name: string) => carousel.getByRole('button', { name, exact: true });
  await expect(dot('Start')).toHaveAttribute('aria-current', 'true');
  await dot('Middle').click();
  await expect(dot('Middle')).toHaveAttribute('aria-current', 'true');
  await dot('End').click();
  await expect(dot('End')).toHaveAttribute('aria-current', 'true');
  await expect(carousel.getByText('tidepool_tv').first()).toBeInViewport();
  await dot('Start').click();
  await expect(dot('Start')).toHaveAttribute('aria-current', 'true');
  await dot('Next').click();
  await expect(dot('Previous')).not.toHaveAttribute('aria-disabled', 'true');
  await dot('Start').click();
  await expect(dot('Start')).toHaveAttribute('aria-current', 'true');

  const slide = carousel.getByText('nightowl_plays').first();
  const at = await slide.boundingBox();
  const [x, y] = [(at?.x ?? 0) + 300, (at?.y ?? 0) - 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 260, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await slide.boundingBox())?.x ?? 0).toBeLessThan((at?.x ?? 0) - 100);
  await dot('Start').click();

  await carousel.getByRole('button', { name: 'Play the film of nightowl_plays' }).click();
  const film = page.locator('dialog video');
  await expect(film).toBeVisible();
  const isPaused = () => film.evaluate((element) => element instanceof HTMLVideoElement && element.paused);
  await expect.poll(isPaused).toBe(false);
  await film.click();
  await expect.poll(isPaused).toBe(true);
  await film.click();
  await expect.poll(isPaused).toBe(false);
  await page.mouse.click(5, 450);
  await expect(film).toBeHidden();
});

test('gaming stations lead a visitor to the prices', async ({ page }) => {
  await open(page, '/');
  await main(page).getByRole('link', { name: 'GTA' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('home was built with the stations and the testimonials that the api answers', async ({
  page,
  request,
  system,
}) => {
  interface Card {
    readonly title: string;
    readonly description: string;
    readonly video?: string;
    readonly urls?: Readonly<Record<string, string>>;
  }
  const answer = await request.get(`${system.apiUrl}/v1/featured/homepage`);
  const featured: Readonly<Record<'stations' | 'testimonials', readonly Card[]>> = await answer.json();
  expect([featured.stations.length, featured.testimonials.length]).toEqual([9, 5]);
  await open(page, '/');
  const cards = [...featured.stations, ...featured.testimonials];
  for (const { title, description, video, urls = {} } of cards) {
    await expect(main(page)).toContainText(title);
    await expect(main(page)).toContainText(description);
    for (const url of Object.values(urls)) await expect(page.locator(`a[href="${url}"]`)).not.toHaveCount(0);
    if (video !== undefined) expect((await request.get(video)).status(), video).toBe(200);
  }
});

test('the nine questions: one open at a time, by pointer and by keys', async ({ page }) => {
  await open(page, '/affiliate');
  const questions = main(page).locator('details');
  await expect(questions).toHaveCount(9);
  const opened = () =>
    questions.evaluateAll((all) => all.flatMap((one, at) => (one.hasAttribute('open') ? [at] : [])));
  await questions.nth(3).locator('summary').click();
  expect(await opened()).toEqual([3]);
  await questions.nth(5).locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await opened()).toEqual([5]);
  await page.keyboard.press('Enter');
  expect(await opened()).toEqual([]);
});

test('the logo wall: two, four and eight columns, and two headings that switch', async ({ page }) => {
  await open(page, '/free-trial');
  const tabs = main(page).getByRole('tab');
  await expect(tabs).toHaveText(['Distribution Partners', 'Labels & Catalogs']);
  const panel = main(page).getByRole('tabpanel');
  const first = (await panel.textContent()) ?? '';
  await tabs.nth(1).click();
  await expect(panel).not.toHaveText(first);
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.first()).toBeFocused();
  const columns = () =>
    panel
      .locator('ul')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(8);
  await page.setViewportSize({ width: 800, height: 900 });
  expect(await columns()).toBe(4);
  await page.setViewportSize({ width: 500, height: 900 });
  expect(await columns()).toBe(2);
});

test('the partners of the artists: a title moves the carousel', async ({ page }) => {
  await open(page, '/for/artists');
  for (const name of ['Labels & Catalogs', 'Partners & Associations', 'Distribution Partners']) {
    await main(page).getByRole('link', { name, exact: true }).click();
    await expect(main(page).getByRole('heading', { level: 3, name, exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
});

const systems = [
  ['Macintosh; Intel Mac OS X 10_15_7', 'dmg'],
  ['Windows NT 10.0; Win64; x64', 'exe'],
  ['X11; Linux x86_64', null],
  ['Linux; Android 14; Pixel 8', null],
  ['iPhone; CPU iPhone OS 18_0 like Mac OS X', null],
] as const;

for (const [system, extension] of systems) {
  test.describe(system, () => {
    test.use({ userAgent: `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko)` });

    test('the app is offered where it runs, and phones are told why not', async ({ page }) => {
      await page.goto('/download');
      const first = main(page).getByRole('heading', { level: 2 }).first();
      if (extension === null) {
        const isPhone = /Android|iPhone/.test(system);
        await expect(first).toHaveText(isPhone ? 'Get it on your computer' : 'No app for this system yet');
      } else {
        await expect(first).toHaveText(
          extension === 'dmg' ? `${brand.name} for Mac` : `${brand.name} for Windows`,
        );
        const way = main(page)
          .getByRole('link', { name: /^Download for/ })
          .first();
        await expect(way).toHaveAttribute('href', new RegExp(`\\.${extension}$`));
      }
      await page.goto('/for/livestreamers');
      await hydrated(page);
      await expect(
        main(page).getByRole('link', { name: 'Download player' }).filter({ visible: true }),
      ).toHaveCount(extension === null ? 0 : 2);
    });
  });
}

test('a song request: what is missing is said, and what is sent is thanked for', async ({ page, system }) => {
  await open(page, '/song-requests');
  expect(await main(page).locator('input[type=file]').count()).toBe(0);
  const send = main(page).getByRole('button', { name: 'Send request' });
  await send.click();
  await expect(page.getByLabel('Song title')).toBeFocused();
  await page.getByLabel('Song title').fill('Paper lanterns');
  await page.getByLabel('Artist', { exact: true }).fill('Sample Artist 08');
  await page.getByLabel('Your name').fill('Ada Beat');
  await page.getByLabel('Your email').fill('ada');
  await send.click();
  await expect(page.getByLabel('Your email')).toBeFocused();
  await page.getByLabel('Your email').fill('ada@example.com');
  const news = main(page).locator('div[aria-live]');
  await expect(news, 'stands there before its message, or it is not read out').toBeEmpty();
  // The thanks are shorter than the form that they follow.
  await page.setViewportSize({ width: 375, height: 700 });
  const sent = page.waitForRequest((request) => request.url() === `${system.apiUrl}/v1/contact/music`);
  await send.click();
  expect((await sent).method()).toBe('POST');
  await expect(news.getByText('Thank you, we have it')).toBeInViewport();
  await expect(news, 'the next key goes on from here').toBeFocused();
  await page.getByRole('button', { name: 'Ask for another' }).click();
  await expect(page.getByLabel('Song title')).toBeFocused();
  await expect(page.getByLabel('Song title')).toHaveValue('');
});

test('a song request that does not get through keeps what was written', async ({ page, console }) => {
  console.allow(/Failed to load resource|ERR_/);
  await open(page, '/song-requests');
  await page.getByLabel('Song title').fill('Paper lanterns');
  await page.getByLabel('Artist', { exact: true }).fill('Sample Artist 08');
  await page.getByLabel('Your name').fill('Ada Beat');
  await page.getByLabel('Your email').fill('ada@example.com');
  await page.context().setOffline(true);
  await main(page).getByRole('button', { name: 'Send request' }).click();
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Song title')).toHaveValue('Paper lanterns');
  await page.context().setOffline(false);
  await main(page).getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Thank you, we have it')).toBeVisible();
});
