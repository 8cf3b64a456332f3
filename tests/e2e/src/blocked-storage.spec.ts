import { acceptCookies } from './support/hydrated.ts';
import { closeWelcome, fillCheckout, payButton, signUp, uniqueName } from './support/journey.ts';
import { ledgerOf } from './support/ledger.ts';
import { expect, test } from './support/test.ts';

/** Runs in every page: what a browser that blocks cookies does to all that would keep something. */
const blockStorage = (): void => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse, configurable: true });
  class Forbidden {
    constructor() {
      refuse();
    }
  }
  Object.defineProperty(window, 'BroadcastChannel', { value: Forbidden });
  Object.defineProperty(LockManager.prototype, 'request', { value: async () => refuse() });
};

test('a browser that blocks storage signs in, buys, is thanked, and signs out', async ({ page, system }) => {
  await page.addInitScript(blockStorage);
  await page.goto('/checkout/premium');
  await signUp(page, uniqueName('Blocked'));
  await expect(page).toHaveURL('/checkout/premium');
  // It holds for this page: the affiliate program is told on it.
  await acceptCookies(page);
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  // What was typed is no draft here, but it stays while the page does.
  await fillCheckout(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/thank-you\?hash=/);
  await expect(page.getByRole('heading', { name: /You are on Premium/ })).toBeVisible();
  const accountCode = new URL(page.url()).searchParams.get('hash') ?? '';
  expect((await ledgerOf(system, accountCode)).charges.length).toBe(1);

  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await closeWelcome(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).click();
  // The page leads home once the api has heard of it; with nothing stored, a call that is cut off is not repeated.
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/settings');
  await expect(page, 'nobody is signed in any more').toHaveURL('/');
});
