import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { accountCodeOf } from './walkIn.ts';

/** Cards that the payment provider's test gateway knows (payment provider's documentation). */
export const testCards = {
  accepted: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
} as const;

let made = 0;

/** A name that no other test of this run uses. */
export const uniqueName = (prefix: string): string => {
  made += 1;
  return `${prefix} ${process.pid}-${made}`;
};

export const signUpModal = (page: Page): Locator => page.getByRole('dialog', { name: 'Join the fun' });

/** Signs up: from the modal, over the identity provider, back to the wanted page. */
export const signUp = async (page: Page, name: string): Promise<void> => {
  const modal = signUpModal(page);
  const twitch = modal.getByText('Sign up with Twitch');
  await expect(modal).toBeVisible();
  await modal.getByRole('checkbox', { name: /License Services Agreement/ }).check();
  await twitch.click();
  await page.waitForURL(/\/identity\/twitch\//);
  await page.getByLabel('Display name').fill(name);
  await page.getByRole('button', { name: 'Make a new creator' }).click();
};

/** From the sign-up modal to signing in as somebody who has an account already. */
export const signInInstead = async (page: Page, name: string): Promise<void> => {
  await signUpModal(page).getByText('Sign in', { exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Sign in to your account' })
    .getByText(/with Twitch/)
    .click();
  await page.waitForURL(/\/identity\/twitch\//);
  await page.getByRole('button', { name }).click();
};

/** The payment provider's field page inside the checkout. */
export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[src*="field.html"]');

/** Types a card into the provider's frame. */
export const typeCard = async (page: Page, number: string): Promise<void> => {
  const frame = cardFrame(page);
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel(/Expiry/).fill('12 / 30');
  await frame.getByLabel('Security code').fill('123');
};

export const typeNames = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Beat');
};

export const acceptTerms = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: /Privacy Policy/ }).check();

const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'Premium' });

export const payButton = (page: Page): Locator =>
  summary(page).getByRole('button', { name: /^(Start|Pay|Try again)/ });

/** The figure beside a label of the order summary. */
export const summaryLine = (page: Page, label: string): Locator =>
  summary(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]');

export const addCoupon = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('Coupon', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Add Coupon' }).click();
};

/** Fills in everything that a purchase needs, without the last click. */
export const fillCheckout = async (page: Page, card: string = testCards.accepted): Promise<void> => {
  await typeNames(page);
  await typeCard(page, card);
  await acceptTerms(page);
  await expect(payButton(page)).toBeEnabled();
};

/** Pays for Pro on the payment provider's page. */
export const payOnHostedPage = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill('Night');
  await page.getByLabel('Last name').fill('Owl');
  await page.getByLabel('E-mail').fill('nightowl@creators.example');
  const card = page.frameLocator('iframe').first();
  await card.getByLabel('Card number').fill('4111 1111 1111 1111');
  await card.getByLabel(/Expiry/).fill('12 / 30');
  await card.getByLabel('Security code').fill('123');
  await page.locator('button[type=submit]').click();
};

/** Closes the modal that greets somebody who has just signed up. */
export const closeWelcome = async (page: Page): Promise<void> => {
  const welcome = page.getByRole('dialog', { name: 'Welcome to the party!' });
  await expect(welcome).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(welcome).toBeHidden();
};

/** The session token where the site keeps it. */
export const sessionToken = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.endsWith('.token'));
    return sessionStorage.getItem(key ?? '') ?? '';
  });

/** The payment provider's code of the signed-in account. */
export const accountCodeOfSession = async (page: Page): Promise<string> =>
  accountCodeOf(await sessionToken(page));
