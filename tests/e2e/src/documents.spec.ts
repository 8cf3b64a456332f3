import { expect, test } from './support/test.ts';

const prerendered = [
  '/',
  '/pricing',
  '/which-plan-is-best',
  '/what-is-backbeat',
  '/terms',
  '/privacy',
  '/not-found',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home reads and links', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Need Twitch & YouTube-Safe Music\?/);
    await expect(page.getByRole('main')).toContainText('$5.99');
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
  });

  test('pricing shows monthly and yearly prices', async ({ page }) => {
    await page.goto('/pricing');
    const premium = page.getByRole('article', { name: 'Premium' });
    await expect(premium.getByText('$5.99').filter({ visible: true }).first()).toBeVisible();
    await expect(premium.getByText('$11.99').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Monthly' }).first().check({ force: true });
    await expect(premium.getByText('$11.99').filter({ visible: true }).first()).toBeVisible();
  });
});

for (const colorScheme of ['dark', 'light'] as const) {
  for (const path of prerendered) {
    test(`${path} hydrates without a word on the console (${colorScheme})`, async ({
      browser,
      system,
      console,
    }) => {
      const context = await browser.newContext({ colorScheme, baseURL: system.siteUrl });
      const page = await context.newPage();
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => said.push(error.message));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('region', { name: /cookie/i }), 'the page is alive').toBeVisible();
      expect(said).toEqual([]);
      console.allow(/^$/);
      await context.close();
    });
  }
}

test('an unknown path says so with the right status', async ({ page, console }) => {
  console.allow(/404/);
  const answer = await page.goto('/a/b/c');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});
