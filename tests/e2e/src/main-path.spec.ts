import { couponCodes } from '@backbeat/domain';
import type { Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import {
  acceptTerms,
  addCoupon,
  cardFrame,
  closeWelcome,
  payButton,
  signUp,
  signUpModal,
  summaryLine,
  testCards,
  typeCard,
  typeNames,
  uniqueName,
} from './support/journey.ts';
import { pressByKeyboard, tabTo, typeByKeyboard } from './support/keyboard.ts';
import { ledgerOf } from './support/ledger.ts';
import { expect, test } from './support/test.ts';

const trialCoupon = couponCodes.oneMonthFree;

const premiumCard = (page: Page) => page.getByRole('main').getByRole('article', { name: 'Premium' });

const accountCodeOf = (page: Page): string => new URL(page.url()).searchParams.get('hash') ?? '';

const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' });

test('finds a plan, signs up, buys it with a coupon, sees it, cancels it and signs out', async ({
  page,
  system,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  // Before that the button is a plain link, which names no period.
  await hydrated(page);
  await expect(premiumCard(page)).toContainText('$5.99');
  await page.getByText('Monthly', { exact: true }).first().click();
  await expect(premiumCard(page)).toContainText('$11.99');
  await page.getByText('Yearly (50% off)').first().click();

  await premiumCard(page).getByRole('link', { name: 'Start free trial' }).click();
  await signUp(page, uniqueName('Ada'));
  await expect(page).toHaveURL(`/checkout/premium?coupon=${trialCoupon}&billing=yearly`);
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(new URL(page.url()).hash, 'the token has left the address').toBe('');

  await expect(page.getByText('Promo code successfully applied')).toBeVisible();
  await expect(summaryLine(page, 'Total today')).toHaveText('$0.00');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(summaryLine(page, 'Total today')).toHaveText('$71.88');
  await addCoupon(page, trialCoupon);
  await expect(summaryLine(page, 'Total today')).toHaveText('$0.00');

  await typeNames(page);
  await typeCard(page, testCards.accepted);
  await expect(payButton(page), 'the terms come first').toBeDisabled();
  await acceptTerms(page);
  await payButton(page).click();
  await page.waitForURL(/\/checkout\/thank-you\?hash=/);
  await expect(page.getByRole('img', { name: /puppy/i })).toBeVisible();
  const accountCode = accountCodeOf(page);
  const books = await ledgerOf(system, accountCode);
  expect(books.subscriptions).toHaveLength(1);
  expect(books.charges, 'the first month is free').toHaveLength(0);

  await page.goto('/settings/subscription');
  await closeWelcome(page);
  await expect(page.getByText(/You will then be charged \$71\.88/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Premium' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel Premium' });
  await expect(question).toContainText('Are you sure you wish to cancel your Backbeat Premium subscription?');
  await question.getByRole('button', { name: 'Cancel Premium' }).click();
  await expect(page.getByText(/valid until .+ and will not renew/i).first()).toBeVisible();

  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: /Sign in/ })).toBeVisible();
  await page.goto('/settings/subscription');
  await expect(page, 'settings are closed again').toHaveURL('/');
});

test('the same path by keyboard alone', async ({ page, system }) => {
  await page.goto('/');
  await pressByKeyboard(page, page.getByRole('banner').getByRole('link', { name: 'Pricing' }));
  await expect(page).toHaveURL('/pricing');
  await pressByKeyboard(page, premiumCard(page).getByRole('link', { name: 'Start free trial' }));

  const modal = signUpModal(page);
  await pressByKeyboard(page, modal.getByRole('checkbox', { name: /License Services Agreement/ }), 'Space');
  await pressByKeyboard(page, modal.getByRole('button', { name: 'Sign up with Twitch' }));
  await page.waitForURL(/\/identity\/twitch\//);
  await typeByKeyboard(page, page.getByLabel('Display name'), uniqueName('Keys'));
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/checkout\/premium/);
  await expect(page.getByText('Promo code successfully applied')).toBeVisible();
  await typeByKeyboard(page, page.getByLabel('First name'), 'Ada');
  await typeByKeyboard(page, page.getByLabel('Last name'), 'Beat');
  const card = cardFrame(page);
  await typeByKeyboard(page, card.getByLabel('Card number'), '4111111111111111');
  await typeByKeyboard(page, card.getByLabel(/Expiry/), '1230');
  await typeByKeyboard(page, card.getByLabel('Security code'), '123');
  await pressByKeyboard(page, page.getByRole('checkbox', { name: /Privacy Policy/ }), 'Space');
  await pressByKeyboard(page, payButton(page));
  await page.waitForURL(/\/checkout\/thank-you\?hash=/);
  const books = await ledgerOf(system, accountCodeOf(page));
  expect(books.subscriptions).toHaveLength(1);

  await page.goto('/settings/subscription');
  await closeWelcome(page);
  await pressByKeyboard(page, page.getByRole('button', { name: 'Cancel Premium' }));
  const question = page.getByRole('alertdialog', { name: 'Cancel Premium' });
  await pressByKeyboard(page, question.getByRole('button', { name: 'Cancel Premium' }));
  await expect(page.getByRole('button', { name: 'Cancel Premium' })).toHaveCount(0);
  const notice = page.locator('[aria-live]').filter({ hasText: 'Certificate of what was covered' });
  await expect(notice, 'the next key goes on from what was said').toBeFocused();
  await expect(notice).toHaveAccessibleName(/^Premium is cancelled\. You are covered until/);
  await expect(page.getByText(/valid until .+ and will not renew/i).first()).toBeVisible();

  await pressByKeyboard(page, accountMenu(page));
  await pressByKeyboard(page, page.getByRole('banner').getByRole('link', { name: 'Sign out' }));
  await expect(page).toHaveURL('/');
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: /Sign in/ }));
});
