import type { Page } from '@playwright/test';
import { accountCodeOfSession, sessionToken, signUpModal, uniqueName } from './support/journey.ts';
import { openAs, openAsNew, tokenOf } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { accountCodeOf } from './support/walkIn.ts';

/** The creator whose token somebody else puts into a link. */
const sender = { key: 'prismapro', name: 'Prisma Pro' } as const;

const question = (page: Page) => page.getByRole('alertdialog', { name: `Continue as ${sender.name}?` });
const answer = (page: Page, name: string | RegExp) => question(page).getByRole('button', { name });

for (const form of ['#token=', '#'] as const) {
  test(`a link with ${form}… signs nobody in without a word`, async ({ page, system }) => {
    const token = await tokenOf(system, sender.key);
    await page.goto(`/pricing${form}${token}`);
    await expect(question(page)).toBeVisible();
    await expect(answer(page, 'Stay signed out')).toBeFocused();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      token,
    );
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
    expect(await sessionToken(page)).toBe('');
  });
}

test('whoever is signed in stays so, also after a reload', async ({ page, system }) => {
  const own = await openAs(page, system, 'yearlyyara', '/settings');
  await page.goto(`/pricing#token=${await tokenOf(system, sender.key)}`);
  await answer(page, 'Stay signed in as Yara Yearly').click();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(await accountCodeOfSession(page)).toBe(own);
});

test('whoever says that the account is theirs goes on with it', async ({ page, system }) => {
  await openAs(page, system, 'yearlyyara', '/pricing');
  const token = await tokenOf(system, sender.key);
  await page.goto(`/settings#token=${token}`);
  await answer(page, /^Continue as/).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => accountCodeOfSession(page)).toBe(accountCodeOf(token));
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(sender.name);
});

for (const path of ['/checkout/premium', '/settings/subscription']) {
  test(`${path} takes a card, so it takes no account from a link`, async ({ page, system }) => {
    const token = await tokenOf(system, sender.key);
    const own = await openAsNew(page, system, uniqueName('Reader'), path);
    await page.goto(`${path}?again#token=${token}`);
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toBeHidden();
    expect(await accountCodeOfSession(page)).toBe(own);
  });
}

test('a visitor who follows such a link to a checkout is asked to sign up', async ({ page, system }) => {
  await page.goto(`/checkout/premium#token=${await tokenOf(system, sender.key)}`);
  await expect(signUpModal(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(await sessionToken(page)).toBe('');
});
