import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { uniqueName } from './support/journey.ts';
import { addressOf, letterTo, mailboxOf, sendNews } from './support/mailbox.ts';
import { openAsNew } from './support/signIn.ts';
import { takeApiAway } from './support/takeApiAway.ts';
import { expect, test } from './support/test.ts';
import { asNew, walkIn } from './support/walkIn.ts';

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

/** The switch shows a choice before the api has it: a reload would cut it off. */
const savedIn = (page: Page): Promise<unknown> =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/v1/account/letters'),
  );

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

  const saved = savedIn(page);
  await welcome.click();
  await expect(welcome).not.toBeChecked();
  await saved;
  await page.reload();
  await expect(welcome).not.toBeChecked();

  const bringBack = await takeApiAway(page, system);
  const wasOn = await news.isChecked();
  await news.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(news).toBeChecked({ checked: wasOn });
  await bringBack();
  const savedAgain = savedIn(page);
  await news.click();
  await expect(news).toBeChecked({ checked: !wasOn });
  await savedAgain;
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

test('news of stations: only to who agreed, and stopped from the letter or by a mail program', async ({
  page: signedOut,
  system,
}) => {
  const [presser, clicker, declined] = [uniqueName('Presser'), uniqueName('Clicker'), uniqueName('Declined')];
  const agree = async (name: string) => {
    const { token } = await walkIn(system, asNew(name));
    await fetch(`${system.apiUrl}/v1/account/letters`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'new-stations', on: true }),
    });
  };
  await walkIn(system, asNew(declined));
  for (const name of [presser, clicker]) await agree(name);
  expect(await sendNews(system, 'autumn')).toContain('“autumn” is queued for');
  const subject = 'New music on Backbeat';
  const [first, second] = [
    await letterTo(system, addressOf(presser), subject),
    await letterTo(system, addressOf(clicker), subject),
  ];
  expect((await mailboxOf(system, addressOf(declined))).map((letter) => letter.subject)).not.toContain(
    subject,
  );
  const linkOf = ({ source }: typeof first) => {
    const [head = ''] = source.split(/\r?\n\r?\n/, 1);
    const unfolded = head.replaceAll(/\r?\n[ \t]+/g, '');
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    return /^List-Unsubscribe: ?<(.+)>$/m.exec(unfolded)?.[1] ?? '';
  };

  // A mail program, which has no cookies and follows nothing.
  const answer = await fetch(linkOf(first), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'error',
  });
  expect(answer.ok).toBe(true);

  const link = linkOf(second);
  expect(second.html).toContain(link.replaceAll('&', '&amp;'));
  await signedOut.goto(link);
  await signedOut.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(signedOut.getByRole('heading', { level: 1, name: 'Done, no more of these' })).toBeVisible();
  const late = uniqueName('Late');
  await agree(late);
  await sendNews(system, 'winter');
  for (const name of [late, presser, clicker]) await letterTo(system, addressOf(name), subject);
});

test('a link that was cut off says so', async ({ page, console }) => {
  console.allow(/Failed to load resource/);
  for (const search of ['', '?letter=nobody.receipt.none']) {
    await page.goto(`/unsubscribe${search}`);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('alert')).toContainText('This link is not whole');
  }
});
