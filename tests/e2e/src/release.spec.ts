import type { Page } from '@playwright/test';
import { acceptCookies, hydrated } from './support/hydrated.ts';
import { uniqueName } from './support/journey.ts';
import { openAsNew } from './support/signIn.ts';
import { startReleases } from './support/siteReleases.ts';
import { expect, test } from './support/test.ts';

type Releases = Awaited<ReturnType<typeof startReleases>>;

const releases = test.extend<{ site: Releases }>({
  site: async ({ system }, use) => {
    const site = await startReleases(system);
    await use(site);
    await site.stop();
  },
});

test.beforeEach(({ console }) => {
  // Files that are gone, and a session that another address of the site may not ask for.
  console.allow(/Failed to load resource|dynamically imported module|blocked by CORS policy/);
});

// A page that is loaded anew at the end of a test is still being answered then.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Counts how often a document is asked for from now on. */
const countLoads = (page: Page) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
};

/** The part that recovers comes when the page is idle. */
const open = async (page: Page, address: string) => {
  const watch = page.waitForResponse(/\/assets\/LateParts-/);
  await page.goto(address);
  await hydrated(page);
  await acceptCookies(page);
  await watch;
};

const song = (page: Page) => page.getByLabel('Song title');
const write = async (page: Page) => {
  await song(page).fill('A song of before');
  await page.getByLabel('Where would you play it?').fill('Live,\nevery Friday');
};
const expectWritten = async (page: Page) => {
  await expect(song(page)).toHaveValue('A song of before');
  await expect(page.getByLabel('Where would you play it?')).toHaveValue('Live,\nevery Friday');
};
const pressSignIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
/** It is asked for when the page is hydrated. */
const latePart = (page: Page) => page.waitForResponse(/\/assets\/LateParts-/);
const pressLoadAgain = (page: Page) => notice(page).getByRole('button', { name: 'Load again' }).click();
const loadAgain = async (page: Page) => {
  const late = latePart(page);
  await pressLoadAgain(page);
  await late;
};

releases(
  'a part that a release took away: a notice, what was typed stays, and the button brings it',
  async ({ page, site }) => {
    await open(page, `${site.url}/song-requests`);
    await write(page);
    const loads = countLoads(page);
    site.release();
    site.release();
    await pressSignIn(page);
    await expect(notice(page)).toBeVisible();
    await expectWritten(page);
    expect(loads()).toBe(0);
    await loadAgain(page);
    await pressSignIn(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(loads()).toBe(1);
  },
);

releases('a part that no reload brings: the notice once more, and no loop', async ({ page, site }) => {
  await open(page, `${site.url}/song-requests`);
  const loads = countLoads(page);
  site.release();
  site.lose('SessionModals');
  await pressSignIn(page);
  await loadAgain(page);
  await pressSignIn(page);
  await expect(notice(page)).toBeVisible();
  expect(loads()).toBe(1);
});

releases('another page is loaded whole, once', async ({ page, site }) => {
  await open(page, `${site.url}/song-requests`);
  const loads = countLoads(page);
  site.release();
  const late = latePart(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await late;
  await expect(page).toHaveURL(`${site.url}/pricing`);
  expect(loads()).toBe(1);
});

/** Answers a page with the document of the release before, as browsers do that bring a tab back; `times` times. */
const sendOld = async (page: Page, address: string, times: number) => {
  const old = await (await page.request.get(address)).text();
  await page.route(address, async (route) => route.fulfill({ response: await route.fetch(), body: old }), {
    times,
  });
};

releases('a tab that comes back with the document of long ago starts again, once', async ({ page, site }) => {
  await sendOld(page, `${site.url}/settings`, 1);
  site.release();
  const loads = countLoads(page);
  await page.goto(`${site.url}/settings`);
  await hydrated(page);
  expect(loads()).toBe(2);
  await expect(page.getByText('This page could not be loaded')).toBeHidden();
});

releases('one that gets that document again says so', async ({ page, site }) => {
  await sendOld(page, `${site.url}/settings`, 3);
  site.release();
  const loads = countLoads(page);
  await page.goto(`${site.url}/settings`);
  const alert = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
  await expect(alert).toBeVisible();
  expect(loads()).toBe(2);
  await alert.getByRole('link', { name: 'Load again' }).click();
  await expect(alert).toBeVisible();
  await alert.getByRole('link', { name: 'Load again' }).click();
  await hydrated(page);
});

releases('without a connection nothing is loaded anew', async ({ page, site, context }) => {
  await open(page, `${site.url}/song-requests`);
  await write(page);
  const loads = countLoads(page);
  await context.setOffline(true);
  await pressSignIn(page);
  const alert = page.getByRole('alert').filter({ hasText: 'could not reach the server' });
  await expect(alert.getByRole('button', { name: 'Load again' })).toBeVisible();
  await alert.getByRole('button').click();
  await expect(alert.getByRole('button', { name: 'Load again' })).toBeEnabled();
  expect(loads()).toBe(0);
  await expectWritten(page);
});

test('nothing is loaded anew while something is being saved', async ({ page, system }) => {
  await openAsNew(page, system, uniqueName('saving'), '/settings/invoices');
  await page.getByLabel('Company').fill('Beats and Sons');
  await acceptCookies(page);
  await page.route('**/assets/pricing-*', (route) => route.fulfill({ status: 404 }));
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/v1/account/billing-details', async (route) => {
    if (route.request().method() === 'PUT') await released;
    await route.continue();
  });
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('billing-details') && answer.request().method() !== 'OPTIONS',
  );
  const loads = countLoads(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(notice(page)).toBeVisible();
  expect(loads()).toBe(0);
  await pressLoadAgain(page);
  expect(loads()).toBe(0);
  letGo();
  expect((await saved).ok()).toBe(true);
  await expect.poll(loads).toBe(1);
});
