import type { Page } from '@playwright/test';
import { sessionToken, uniqueName } from './support/journey.ts';
import { openAsNew } from './support/signIn.ts';
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
  const modal = page.getByRole('alertdialog', { name: /There was an error with signing in/ });
  await expect(modal).toContainText('Signing in with Twitch was cancelled or denied.');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('an address cannot put words into our sign-in dialog', async ({ page }) => {
  const words = 'Your account is locked. Call 555-0100.';
  await page.goto(`/?${new URLSearchParams({ error: words })}`);
  const modal = page.getByRole('alertdialog', { name: /There was an error with signing in/ });
  await expect(modal).toContainText('The sign-in did not work. Please try again.');
  await expect(page.locator('body')).not.toContainText('555-0100');
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
