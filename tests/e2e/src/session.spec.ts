import type { Page } from '@playwright/test';
import { sessionToken, uniqueName } from './support/journey.ts';
import { openAs, openAsNew } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const openSignIn = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).first().click();
  await page
    .getByRole('dialog', { name: 'Sign in to your account' })
    .getByText(/with Twitch/)
    .click();
  await page.waitForURL(/\/identity\/twitch\//);
};

test('a ready-made creator signs in, where somebody else was signed in before', async ({ page, system }) => {
  await openAsNew(page, system, uniqueName('Before'), '/about');
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  // The address comes first, then the page; what the page before had opened closes with it.
  await expect(page.getByRole('heading', { level: 1, name: /Music\?/ })).toBeVisible();
  await openSignIn(page);
  await page.getByRole('button', { name: 'Yara Yearly' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/settings/subscription');
  await expect(page.getByRole('heading', { name: 'Premium', exact: true, level: 2 })).toBeVisible();
  await expect(page.getByText(/Renews on/).first()).toBeVisible();
});

test('a refused sign-in comes back with its reason', async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  await page.getByRole('button', { name: 'Refuse access' }).click();
  const modal = page.getByRole('alertdialog', { name: 'There was an error with signing in with Twitch' });
  await expect(modal).toContainText('Signing in with Twitch was cancelled or denied.');
  const request = /Request ([\da-f-]{36})/.exec((await modal.textContent()) ?? '')?.[1] ?? 'none';
  await modal.getByRole('button', { name: 'Copy details for support' }).click();
  await expect(modal.locator('pre')).toContainText(`signIn: denied.twitch, request ${request}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('words of an address are quoted as those of somebody else, plain and short', async ({ page }) => {
  const words = `<b>Locked</b>. Call 555-0100 or see https://evil.example ${'x'.repeat(300)}`;
  await page.goto(`/?${new URLSearchParams({ error: words })}`);
  const modal = page.getByRole('alertdialog', {
    name: 'There was an error with signing in with Streamlabs',
  });
  await expect(modal).toContainText('The sign-in service sent this message. It is not from us:');
  const quote = modal.getByRole('blockquote');
  await expect(quote).toHaveText(`${words.slice(0, 199)}…`);
  await expect(quote.locator(':not(span)')).toHaveCount(0);
  await modal.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL('/');
});

test('a sign-in without an account asks for sign-up, and makes none', async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  await page.getByRole('button', { name: 'Nova Beats' }).click();
  await expect(page.getByRole('alertdialog', { name: /There was an error with signing in/ })).toContainText(
    /sign up/i,
  );
});

test('signing out in one tab signs out the other', async ({ page, context, system, console }) => {
  // A call on its way when the session ends is refused.
  console.allow(/status of 401/);
  await openAsNew(page, system, uniqueName('Tabs'), '/checkout/premium');
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  expect(await sessionToken(other)).toBe('');
});

test('Back from the player leads to where the link to a checkout stood', async ({ page, system }) => {
  await openAs(page, system, 'yearlyyara', '/about');
  await page.evaluate(() => window.location.assign('/checkout/premium'));
  await page.waitForURL((url) => url.href.startsWith(`${system.sandboxUrl}/player`));
  await page.goBack();
  await expect(page).toHaveURL(`${system.siteUrl}/about`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page).toHaveURL(`${system.siteUrl}/about`);
});
