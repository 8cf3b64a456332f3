import type { Page } from '@playwright/test';
import { uniqueName } from './support/journey.ts';
import { openAs, openAsNew } from './support/signIn.ts';
import { takeApiAway } from './support/takeApiAway.ts';
import { expect, type RunningSystem, test } from './support/test.ts';

const noisy = /Failed to load resource|ERR_|could not be (cancelled|saved)/;

const name = (page: Page) => page.getByLabel('Display name');
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

test('a display name: taken, free, asked before leaving, saved; a failure says so and loses nothing', async ({
  page,
  system,
  console,
}) => {
  console.allow(noisy);
  const wanted = `dj${Date.now()}`;
  await openAsNew(page, system, uniqueName('Profile'), '/settings/profile');
  await expect(page.getByText('You may update your display name.')).toBeVisible();
  await expect(save(page)).toBeDisabled();

  await name(page).fill('yearlyyara');
  await expect(page.getByText('Username unavailable')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await name(page).fill(wanted);
  await expect(page.getByText('Username available')).toBeVisible();

  await page.getByRole('link', { name: 'Connections' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name(page)).toHaveValue(wanted);

  const bringBack = await takeApiAway(page, system);
  await save(page).click();
  await expect(page.getByText('Profile update failed')).toBeVisible({ timeout: 30_000 });
  await expect(name(page)).toHaveValue(wanted);
  await bringBack();

  await save(page).click();
  await expect(page.getByText('Profile update successful')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.getByRole('link', { name: 'Account Overview' }).click();
  await expect(page.getByRole('main')).toContainText(wanted);
});

test('a session that ends in the middle of a form says so, and the typed name is there again', async ({
  page,
  system,
  context,
  console,
}) => {
  console.allow(noisy);
  await openAs(page, system, 'mintyloop', '/settings/profile');
  await name(page).fill('minty in the middle');
  await expect(page.getByText('Username available')).toBeVisible();
  // Everything is signed out elsewhere: the api knows the token no more.
  await context.clearCookies();
  const token = await page.evaluate(() => sessionStorage.getItem('backbeat.token'));
  await fetch(`${system.apiUrl}/logout`, {
    headers: { authorization: `Bearer ${token}`, origin: system.siteUrl },
  });
  await save(page).click();
  const ended = page.getByRole('group', { name: 'You were signed out' });
  await expect(ended, 'it is read out').toBeFocused();
  await expect(ended).toContainText('What you typed is kept in this tab.');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page
    .getByRole('dialog', { name: 'Sign in to your account' })
    .getByText(/with Twitch/)
    .click();
  await page.waitForURL(/\/identity\/twitch\//);
  await page.getByRole('button', { name: 'Minty Loop' }).click();
  await page.waitForURL(/\/settings\/profile/);
  await expect(name(page)).toHaveValue('minty in the middle');
});

test('cancelling that fails says so and can be tried again', async ({ page, system, console }) => {
  console.allow(noisy);
  await openAs(page, system, 'trialtess', '/settings/subscription');
  await page.getByRole('button', { name: 'Cancel Premium' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel Premium' });
  await expect(question.getByRole('button', { name: 'Keep Premium' }), 'the safe answer').toBeFocused();
  const bringBack = await takeApiAway(page, system);
  await question.getByRole('button', { name: 'Cancel Premium' }).click();
  await expect(question.getByRole('button', { name: 'Error canceling' })).toBeVisible({ timeout: 30_000 });
  await expect(question.getByRole('alert')).toContainText('Nothing has changed');
  await bringBack();
  await question.getByRole('button', { name: 'Error canceling' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/Valid until .+ and will not renew\./).first()).toBeVisible();
});

test.describe('connections', () => {
  const connect = (page: Page) => page.getByRole('button', { name: 'Connect Discord' });

  test('connects Discord in a small window, makes it the default, and takes no forged message', async ({
    page,
    system,
  }) => {
    await openAs(page, system, 'nightowl', '/settings/identity');
    const [popup] = await Promise.all([page.waitForEvent('popup'), connect(page).click()]);
    await expect(page.getByText('Waiting for the window')).toBeVisible();

    // 1,000 messages in the shape of the right one: from another tab of the site, by both ways, and from the popup.
    const other = await page.context().newPage();
    await other.goto('/terms');
    await other.evaluate(() => {
      const channel = new BroadcastChannel('backbeat.linked');
      for (let run = 0; run < 250; run += 1) {
        const message = { attempt: `guess-${run}`, success: true, reason: null };
        channel.postMessage(message);
        localStorage.setItem('backbeat.linked', JSON.stringify(message));
      }
    });
    await other.close();
    await expect(popup.getByRole('button', { name: 'Night Owl' })).toBeVisible();
    await popup.evaluate(() => {
      const message = { attempt: '', success: true, reason: null };
      for (let run = 0; run < 500; run += 1) window.opener?.postMessage(message, '*');
    });
    await page.waitForTimeout(300);
    await expect(page.getByText('Discord is connected.')).toHaveCount(0);
    expect(popup.isClosed(), 'the window stays open').toBe(false);

    await popup.getByRole('button', { name: 'Night Owl' }).click();
    await expect(page.getByText('Discord is connected.')).toBeVisible();
    await expect.poll(() => popup.isClosed(), { message: 'the page closes the window' }).toBe(true);
    await expect(page.getByRole('button', { name: 'Sync Discord' })).toBeVisible();
    await page.getByRole('button', { name: 'Make default: Discord' }).click();
    await expect(page.getByText('Your default account has changed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make default: Twitch' })).toBeVisible();
  });

  test.describe('with a provider that cuts itself off from its opener', () => {
    const isolate = (system: RunningSystem, isolated: boolean) =>
      fetch(`${system.sandboxUrl}/isolation`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isolated }),
      });

    test('the page learns how it ended, whether or not the window seems closed, and the window closes', async ({
      page,
      system,
    }) => {
      await isolate(system, true);
      try {
        await openAs(page, system, 'couchcoop', '/settings/identity');
        const row = page.getByRole('listitem').filter({ hasText: 'Discord' });
        const [refused] = await Promise.all([page.waitForEvent('popup'), connect(page).click()]);
        await expect(refused.getByRole('button', { name: 'Refuse access' })).toBeVisible();
        await expect(row).toContainText('Go on in the small window, or connect again');
        await expect(row).not.toContainText('Not connected');
        await refused.getByRole('button', { name: 'Refuse access' }).click();
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await expect.poll(() => refused.isClosed(), { message: 'the small window closes itself' }).toBe(true);
        await expect(row).toContainText('Not connected');

        const [popup] = await Promise.all([page.waitForEvent('popup'), connect(page).click()]);
        await expect(row).toContainText('Go on in the small window');
        await popup.getByRole('button', { name: /Couch/ }).click();
        await expect(page.getByText('Discord is connected.')).toBeVisible();
        await expect.poll(() => popup.isClosed(), { message: 'the small window closes itself' }).toBe(true);

        // Sync is the same window.
        const [sync] = await Promise.all([
          page.waitForEvent('popup'),
          page.getByRole('button', { name: 'Sync Discord' }).click(),
        ]);
        await expect(page.getByText('Discord is connected.')).toHaveCount(0);
        await sync.getByRole('button', { name: /Couch/ }).click();
        await expect(page.getByText('Discord is connected.')).toBeVisible();
        await expect.poll(() => sync.isClosed()).toBe(true);
      } finally {
        await isolate(system, false);
      }
    });
  });

  test('a window that may not close itself says that it can be closed', async ({ page }) => {
    await page.goto('/terms');
    await page.goto('/settings/profile/link?attempt=none-of-this-browser&success=true');
    await expect(page.getByText('You can close this window.')).toBeVisible();
    await expect(page).toHaveURL(/profile\/link/);
    await page.goto('/settings/profile/link?attempt=none-of-this-browser&success=false&error=taken.discord');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Discord');
  });

  test('says what the provider refused, and when the window was blocked', async ({ page, system }) => {
    await openAs(page, system, 'pixelmarmalade', '/settings/identity');
    const [popup] = await Promise.all([page.waitForEvent('popup'), connect(page).click()]);
    await popup.getByRole('button', { name: 'Refuse access' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(connect(page)).toBeEnabled();

    // A browser that blocks windows gives none back.
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await connect(page).click();
    await expect(
      page.getByText('The window was blocked. Allow pop-ups for this site and try again.'),
    ).toBeVisible();
  });
});

test('the window is called by what it shows of a person, and by the page for whoever else', async ({
  page,
  system,
}) => {
  await openAs(page, system, 'ledgerlena', '/settings');
  await expect(page).toHaveTitle('Account Overview | Backbeat');
  for (const [link, title] of [
    ['Edit profile', 'Edit profile'],
    ['Subscription', 'Subscription'],
    ['Connections', 'Connections'],
    ['Invoices', 'Invoices'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: link }).click();
    await expect(page).toHaveTitle(`${title} | Backbeat`);
  }
  await page
    .getByRole('link', { name: /^Receipt No\./ })
    .first()
    .click();
  await expect(page).toHaveTitle('Receipt | Backbeat');
  await page.getByRole('link', { name: 'All invoices' }).click();
  await expect(page).toHaveTitle('Invoices | Backbeat');
  await page.goto('/pricing');
  await expect(page).toHaveTitle(/creators$/);
});

test('the tabs of a browser stay in step about the plan', async ({ page, system, context }) => {
  await openAs(page, system, 'cratedigger', '/settings/subscription');
  const other = await context.newPage();
  await openAs(other, system, 'cratedigger', '/settings/subscription');
  await expect(other.getByText(/Renews on/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Cancel (Download|Premium)/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await expect(page.getByText(/will not renew/).first()).toBeVisible();
  await expect(other.getByText(/will not renew/).first()).toBeVisible();
});

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 720 } });

  test('the menu is one list to choose from, and no account page scrolls sideways', async ({
    page,
    system,
  }) => {
    await openAs(page, system, 'prismapro', '/settings');
    const menu = page.getByRole('navigation', { name: 'Account' });
    for (const [label, path] of [
      ['Edit profile', '/settings/profile'],
      ['Subscription', '/settings/subscription'],
      ['Connections', '/settings/identity'],
    ] as const) {
      await menu.locator('summary').click();
      await menu.getByRole('link', { name: label }).filter({ visible: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').locator('h1')).toHaveText(label);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    for (const path of ['/checkout/thank-you-pro', '/checkout/thank-you']) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});
