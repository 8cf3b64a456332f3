import type { Page } from '@playwright/test';
import { colourViolations, violations } from '../support/axe.ts';
import { hydrated } from '../support/hydrated.ts';
import { uniqueName } from '../support/journey.ts';
import { sidewaysScroll, wordsOutside } from '../support/layout.ts';
import { listenerOf, play, stopPlaying } from '../support/plays.ts';
import { openAsNew } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

const nowPlaying = (page: Page) => page.getByRole('region', { name: 'Now playing' });
const before = (page: Page) => page.getByRole('list', { name: 'Played before' }).getByRole('listitem');

const hide = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

test('shows a visitor what somebody plays and played, 15 a page, and keeps up', async ({
  page,
  browser,
  system,
}) => {
  const name = uniqueName('Player');
  await openAsNew(page, system, name, '/about');
  const who = await listenerOf(page);
  const context = await browser.newContext({ baseURL: system.siteUrl, reducedMotion: 'reduce' });
  const visitor = await context.newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => {
    if (request.url().includes('/v1/playing/')) asked.push(request.url());
  });
  await visitor.clock.install();

  await visitor.goto(`/${who.guid}`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('Nothing playing yet')).toBeVisible();
  await expect(visitor.getByText(`When ${name} starts a station, it shows up here.`)).toBeVisible();

  for (let track = 1; track <= 18; track += 1) await play(system, who, `Track ${track}`, 'lofi');
  await visitor.clock.fastForward(10_500);
  await expect(nowPlaying(visitor)).toContainText('Playing now on LoFi');
  await expect(nowPlaying(visitor).getByRole('heading', { name: 'Track 18' })).toBeVisible();
  await expect(visitor.getByText('Live', { exact: true })).toBeVisible();
  await expect(before(visitor)).toHaveCount(14);
  await expect(before(visitor).first()).toContainText('Track 17');
  await expect(visitor.getByRole('button', { name: 'Newer' })).toBeDisabled();
  expect(asked.at(-1)).toContain('limit=15');

  await visitor.getByRole('link', { name: 'Older' }).click();
  await expect(visitor).toHaveURL(`/${who.guid}?page=2`);
  await expect(before(visitor)).toHaveCount(3);
  await expect(before(visitor).last()).toContainText('Track 1');
  await visitor.goBack();
  await expect(before(visitor)).toHaveCount(14);

  await play(system, who, 'Paper lanterns', 'Chill');
  await visitor.clock.fastForward(10_500);
  await expect(nowPlaying(visitor)).toContainText('Playing now on Chill');
  await expect(nowPlaying(visitor).getByRole('heading', { name: 'Paper lanterns' })).toBeVisible();

  await hide(visitor, 'hidden');
  const askedBefore = asked.length;
  await visitor.clock.fastForward(60_000);
  await stopPlaying(system, who);
  expect(asked.length, 'nobody looks, nothing is asked').toBe(askedBefore);
  await hide(visitor, 'visible');
  await expect(nowPlaying(visitor)).toHaveCount(0);
  await expect(before(visitor).first()).toContainText('Paper lanterns');

  await expect(visitor.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
    'href',
    '/free-trial',
  );
  expect(await violations(visitor), 'dark').toEqual([]);
  await visitor.emulateMedia({ colorScheme: 'light' });
  expect(await colourViolations(visitor), 'light').toEqual([]);
  await visitor.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(visitor)).toBeLessThanOrEqual(0);
  expect(await wordsOutside(visitor)).toEqual([]);
  await context.close();
});

test('offers people their player on their own page, and no trial', async ({ page, system }) => {
  await openAsNew(page, system, uniqueName('Player'), '/about');
  const { guid } = await listenerOf(page);
  await page.goto(`/${guid}`);
  await expect(page.getByText('Start a station and it shows up here.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'View player' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveCount(0);
});

test('does not ask anybody about an address that is no id', async ({ page, console }) => {
  console.allow(/404/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/pricng');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/playing/'))).toEqual([]);
});
