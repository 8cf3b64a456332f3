import { createHmac } from 'node:crypto';
import { uniqueName } from './support/journey.ts';
import { openAsNew } from './support/signIn.ts';
import { takeApiAway } from './support/takeApiAway.ts';
import { expect, test } from './support/test.ts';

const path = '/settings/notifications';

/**
 * The link of a letter, made as it always was: letters that were sent have to go on working.
 *
 * @param hash the account code
 */
const linkIn = (apiUrl: string, hash: string, kind: string): string => {
  const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const key = hmac('sandbox-used-offers-key-that-hides-nobody', 'unsubscribe');
  const proof = hmac(key, JSON.stringify([hash, kind]));
  return `${apiUrl}/v1/letters/unsubscribe?letter=${encodeURIComponent(`${hash}.${kind}.${proof}`)}`;
};

test('letters by choice: off, and off after a reload; a failure says so and changes nothing', async ({
  page,
  system,
  console,
}) => {
  console.allow(/Failed to load resource|ERR_/);
  await openAsNew(page, system, uniqueName('Letters'), path);
  const welcome = page.getByRole('switch', { name: /^Welcome/ });
  const news = page.getByRole('switch', { name: /^What is new/ });
  await expect(welcome).toBeChecked();
  await expect(page.getByRole('region', { name: 'Where your letters go' })).toContainText('We write to');
  const due = page.getByRole('region', { name: 'Sent in any case' });
  await expect(due).toContainText('Receipts');
  await expect(due.getByRole('switch')).toHaveCount(0);

  await welcome.click();
  await expect(welcome).not.toBeChecked();
  await page.reload();
  await expect(welcome).not.toBeChecked();

  const bringBack = await takeApiAway(page, system);
  const wasOn = await news.isChecked();
  await news.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(news).toBeChecked({ checked: wasOn });
  await bringBack();
  await news.click();
  await expect(news).toBeChecked({ checked: !wasOn });
  await page.reload();
  await expect(news).toBeChecked({ checked: !wasOn });
});

test('the link in a letter: one press ends its kind, signed out; opening it ends nothing', async ({
  page,
  browser,
  system,
}) => {
  const hash = await openAsNew(page, system, uniqueName('Unsubscribe'), path);
  const gifts = page.getByRole('switch', { name: /^Gift claimed/ });
  await expect(gifts).toBeChecked();

  const other = await browser.newContext({ baseURL: system.siteUrl });
  const letter = await other.newPage();
  await letter.goto(linkIn(system.apiUrl, hash, 'gift-claimed'));
  await expect(letter.getByRole('heading', { level: 1, name: 'No more of these letters?' })).toBeVisible();
  await page.reload();
  await expect(gifts).toBeChecked();

  await letter.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(letter.getByRole('heading', { level: 1, name: 'Done, no more of these' })).toBeFocused();
  await page.reload();
  await expect(gifts).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Welcome/ })).toBeChecked();

  await letter.getByRole('link', { name: 'Choose which letters you get' }).click();
  await expect(letter.getByText('Sign in to see what we write to you and why')).toBeVisible();
  await other.close();
});

test('a link that was cut off says so', async ({ page, console }) => {
  console.allow(/Failed to load resource/);
  for (const search of ['', '?letter=nobody.receipt.none']) {
    await page.goto(`/unsubscribe${search}`);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('alert')).toContainText('This link is not whole');
  }
});
