import type { Page } from '@playwright/test';
import { holdFiles, scriptFiles } from './support/holdFiles.ts';
import { cardFrame, signUpModal, uniqueName } from './support/journey.ts';
import { giveCookies, openAs } from './support/signIn.ts';
import { setStreamerMode } from './support/streamerMode.ts';
import { expect, test } from './support/test.ts';
import { asNew, walkIn } from './support/walkIn.ts';

/** The paths of the api that a page asks for, once each time; CORS asks by another method. */
const callsOf = (page: Page, apiUrl: string): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(apiUrl))
      calls.push(new URL(request.url()).pathname);
  });
  return calls;
};

/** The card on file; the payments that can go back name it, too. */
const cardOf = (page: Page) => page.getByRole('region', { name: 'Card', exact: true });

const timesOf = (calls: readonly string[], path: string) => calls.filter((call) => call === path).length;

test('a page of a person asks who is here before its scripts have come, and asks once', async ({
  page,
  system,
}) => {
  await openAs(page, system, 'yearlyyara', '/settings');
  // Its own calls have ended with it.
  await page.goto('about:blank');
  const calls = callsOf(page, system.apiUrl);
  const release = await holdFiles(page, scriptFiles);
  await page.goto('/settings/subscription', { waitUntil: 'commit' });
  await expect.poll(() => calls.toSorted()).toEqual(['/v1/account', '/v1/me', '/v1/premium/card']);
  release();
  await expect(cardOf(page)).toContainText('ending in 1111');
  for (const path of ['/v1/account', '/v1/me', '/v1/premium/card'])
    expect(timesOf(calls, path), path).toBe(1);
});

test('whoever is shown no price has no tax asked for', async ({ page, system }) => {
  const calls = callsOf(page, system.apiUrl);
  await openAs(page, system, 'yearlyyara', '/settings');
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('Twitch');
  expect(timesOf(calls, '/v1/premium/credit'), 'the overview').toBe(0);
  await page.goto('/settings/subscription');
  await expect.poll(() => timesOf(calls, '/v1/premium/credit'), { message: 'beside prices' }).toBe(1);
});

test('with the token of a link, also whether it counts here', async ({ page, system }) => {
  const signedIn = await walkIn(system, asNew(uniqueName('Linked')));
  await giveCookies(page, signedIn);
  const calls = callsOf(page, system.apiUrl);
  const release = await holdFiles(page, scriptFiles);
  await page.goto(`/checkout/premium#token=${signedIn.token}`, { waitUntil: 'commit' });
  await expect.poll(() => calls.toSorted()).toEqual(['/v1/account', '/v1/me', '/v1/session/binding']);
  release();
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  for (const path of ['/v1/account', '/v1/me', '/v1/session/binding'])
    expect(timesOf(calls, path), path).toBe(1);
});

test('with the token of a link from another browser, whose it is and nothing else', async ({
  page,
  system,
}) => {
  const { token } = await walkIn(system, asNew(uniqueName('Sender')));
  const calls = callsOf(page, system.apiUrl);
  for (const path of ['/settings/subscription', '/checkout/premium']) {
    const release = await holdFiles(page, scriptFiles);
    const binding = page.waitForResponse('**/v1/session/binding');
    await page.goto(`${path}#token=${token}`, { waitUntil: 'commit' });
    await (await binding).finished();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect([...new Set(calls)].toSorted()).toEqual(['/v1/me', '/v1/session/binding']);
    release();
    await page.goto('about:blank');
    calls.splice(0);
  }
});

test('what a first call did not get is asked for again', async ({ page, system, console }) => {
  console.allow(/Failed to load resource/);
  await openAs(page, system, 'yearlyyara', '/settings');
  await page.route('**/v1/{me,account}', (route) => route.abort(), { times: 2 });
  await page.goto('/settings/subscription');
  await expect(cardOf(page)).toContainText('ending in 1111');
});

test('nobody who is here without a token asks the api before the scripts', async ({ page, system }) => {
  const calls = callsOf(page, system.apiUrl);
  const release = await holdFiles(page, scriptFiles);
  const config = page.waitForResponse('**/config.json');
  await page.goto('/checkout/premium', { waitUntil: 'commit' });
  await (await config).finished();
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(calls).toEqual([]);
  release();
  await expect(signUpModal(page)).toBeVisible();
});

test('what is typed into a checkout before its scripts have come stays', async ({ page, system }) => {
  const signedIn = await walkIn(system, asNew(uniqueName('Early')));
  await giveCookies(page, signedIn);
  const release = await holdFiles(page, scriptFiles);
  await page.goto(`/checkout/premium#token=${signedIn.token}`, { waitUntil: 'commit' });
  await page.getByLabel('First name').pressSequentially('Ada');
  release();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('in streamer mode the card comes blurred', async ({ page, system }) => {
  const signedIn = await walkIn(system, asNew(uniqueName('Live')));
  await giveCookies(page, signedIn);
  await page.goto('/about');
  await setStreamerMode(page, 'on');
  await page.goto(`/checkout/premium#token=${signedIn.token}`);
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await expect(page.locator('.bb-card iframe')).toHaveCSS('filter', 'blur(7px)');
});
