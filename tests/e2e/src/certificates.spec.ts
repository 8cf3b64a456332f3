import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { sidewaysScroll, wordsOutside } from './support/layout.ts';
import { openAs } from './support/signIn.ts';
import { takeApiAway } from './support/takeApiAway.ts';
import { expect, type RunningSystem, test } from './support/test.ts';

const sheet = (page: Page) => page.getByRole('article').filter({ hasText: 'Covered by' });
const textField = (page: Page) => page.getByLabel('Code, address or text of the certificate');
const codeOf = async (page: Page) => (await sheet(page).locator('b').first().textContent()) ?? '';

/** How many sheets of paper the page takes. */
const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

const expectItFits = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect.soft(await wordsOutside(page)).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await violations(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 1200, height: 900 });
};

/** A certificate of a ready-made creator, as a file. */
const issued = async (page: Page, system: RunningSystem) => {
  await openAs(page, system, 'ledgerlena', '/settings/subscription');
  await page.getByRole('button', { name: 'Make certificate' }).click();
  await expect(sheet(page)).toContainText('Covered by Backbeat Premium');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download file' }).click(),
  ]);
  return { name: file.suggestedFilename(), path: await file.path(), code: await codeOf(page) };
};

test('a certificate is issued, read by anybody, printed on one page, and checked', async ({
  page,
  browser,
  system,
}) => {
  const { name, path, code } = await issued(page, system);
  expect(code).toMatch(/^BB-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(name).toBe(`backbeat-certificate-${code}.json`);
  const fields = JSON.parse(await readFile(path, 'utf8'));
  expect(fields).toMatchObject({ code, channel: { platform: 'twitch', name: 'ledgerlena' } });

  // Somebody else, who has the link and no account.
  const desk = await (await browser.newContext()).newPage();
  await desk.goto(`${system.siteUrl}/certificate/${code.toLowerCase()}`);
  await expect(desk.getByText('Valid. This browser has checked the signature.')).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1, name: 'Covered by Backbeat Premium' })).toBeVisible();
  await expect(sheet(desk)).toContainText('UTC');
  await expectItFits(desk);
  await desk.emulateMedia({ media: 'print' });
  for (const hidden of ['navigation', 'banner', 'contentinfo', 'button'] as const)
    await expect(desk.getByRole(hidden).filter({ visible: true }), `${hidden} on paper`).toHaveCount(0);
  await expect(desk.getByRole('img', { name: 'The signed text as a square code' })).toBeVisible();
  expect(await sheetsOf(desk)).toBe(1);
  await desk.emulateMedia({ media: 'screen' });
  await expect(desk).toHaveTitle(`Covered by Backbeat Premium, ${code} | Backbeat`);

  await desk.clock.install({ time: Date.now() - 3_600_000 });
  await desk.reload();
  await expect(desk.getByText('By the clock of this device it was issued in the future.')).toBeVisible();
  await expect(desk.getByText('This is not what we signed')).toHaveCount(0);
  await desk.clock.setSystemTime(Date.now());

  await desk.goto(`${system.siteUrl}/verify`);
  await textField(desk).fill(code);
  await desk.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(desk.locator('[aria-live]').filter({ hasText: 'Valid. We signed this' })).toBeVisible();
  await desk.getByLabel('Or its file').setInputFiles(path);
  await expect(sheet(desk)).toContainText(code);
  await expectItFits(desk);
  await desk.context().close();
});

test('an answer that comes late is not shown for the next question', async ({ page, browser, system }) => {
  const { code } = await issued(page, system);
  const desk = await (await browser.newContext()).newPage();
  const waiting: (() => void)[] = [];
  await desk.route('**/v1/certificates/**', async (route) => {
    await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  await desk.goto(`${system.siteUrl}/verify`);
  const check = desk.getByRole('button', { name: 'Check', exact: true });
  const news = desk.locator('main div[aria-live]');
  const ask = async (text: string, count: number) => {
    await textField(desk).fill(text);
    await check.click();
    await expect.poll(() => waiting.length).toBe(count);
  };
  await ask(code, 1);
  await ask('BB-0000-0000', 2);
  const answered = () => desk.waitForResponse(/\/v1\/certificates\//);
  await Promise.all([answered(), waiting[1]?.()]);
  await expect(news).toContainText('No certificate has the code BB-0000-0000');
  await Promise.all([answered(), waiting[0]?.()]);
  await desk.waitForTimeout(300);
  await expect(news).toContainText('No certificate has the code BB-0000-0000');
  await expect(sheet(desk)).toHaveCount(0);
  // And none at all once something else is being typed.
  await ask(code, 3);
  await textField(desk).fill('BB-1');
  await Promise.all([answered(), waiting[2]?.()]);
  await desk.waitForTimeout(300);
  await expect(news).toBeEmpty();
  await expect(check).toBeEnabled();
  await desk.context().close();
});

test('what was changed is said, without a connection as well, and a code needs one', async ({
  page,
  browser,
  system,
  console,
}) => {
  console.allow(/Failed to load resource|ERR_|could not be/);
  const { path, code } = await issued(page, system);
  const text = await readFile(path, 'utf8');
  await page.goto('/verify');
  const keysRead = () => page.evaluate(() => localStorage.getItem('certificate-keys') !== null);
  await expect.poll(keysRead, { message: 'the keys are kept' }).toBe(true);
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await textField(page).fill(code);
  await expect(check, 'what checks is here').toBeEnabled();
  const news = page.locator('main div[aria-live]');
  await expect(news, 'stands there before its message, or it is not read out').toBeEmpty();
  await page.context().setOffline(true);

  await textField(page).fill(text.replace('"name": "ledgerlena"', '"name": "somebody"'));
  await check.click();
  await expect(news.getByRole('heading', { name: 'Changed' })).toBeVisible();
  const row = page.getByRole('row', { name: /^Channel somebody ledgerlena/ });
  await expect(row).toBeVisible();
  await expectItFits(page);

  await textField(page).fill(text.replace(/"jws": "(.{400})./, '"jws": "$1_'));
  await check.click();
  await expect(page.getByRole('heading', { name: 'Not valid' })).toBeVisible();
  await textField(page).fill(text);
  await check.click();
  await expect(page.getByText('Valid. We signed this, and nothing in it was changed.')).toBeVisible();
  // What is said was about the text that stood there.
  await textField(page).press('End');
  await textField(page).press('Space');
  await expect(news).toBeEmpty();
  await textField(page).fill(code);
  await check.click();
  await expect(page.getByRole('heading', { name: 'Not checked' })).toBeVisible({ timeout: 30_000 });

  // Where the keys were never read, nothing is said of the signature.
  const desk = await (await browser.newContext()).newPage();
  const bringBack = await takeApiAway(desk, system);
  await desk.goto(`${system.siteUrl}/verify`);
  await textField(desk).fill(text);
  await desk.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(desk.getByText('have never been read in this browser')).toBeVisible({ timeout: 30_000 });
  await bringBack();
  await desk.context().close();
});

test('the page of the check fits a phone with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/verify');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
