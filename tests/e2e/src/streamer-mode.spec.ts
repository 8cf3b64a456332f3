import type { Page } from '@playwright/test';
import { uniqueName } from './support/journey.ts';
import { sidewaysScroll } from './support/layout.ts';
import { openAs, openAsNew } from './support/signIn.ts';
import { setStreamerMode } from './support/streamerMode.ts';
import { expect, type RunningSystem, test } from './support/test.ts';

const on = 'Streamer mode is on. Your email, codes and prices are hidden.';
const onForStream =
  'Streamer mode turned on because your Twitch channel is live. Your email, codes and prices are hidden.';

/** What is shown goes after five seconds, by the clock of the page. */
const shownMs = 5_000;

/** Turns the mode on, or off where another sign is awaited. On a busy machine two presses may be further apart than the half second that makes them one sign. */
const pressPoints = async (
  page: Page,
  sign = page.getByRole('banner').getByLabel(/^Streamer mode is on/),
): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Account menu' }).first()).toBeVisible();
  await expect(async () => {
    for (const _ of [1, 2]) await page.keyboard.press('.');
    await expect(sign).toBeVisible({ timeout: 3_000 });
  }).toPass();
};

test('streamer mode: two points hide what is private, a press shows one thing for five seconds', async ({
  page,
  system,
}) => {
  await page.clock.install();
  await openAs(page, system, 'yearlyyara', '/settings');
  const facts = page.getByRole('region', { name: 'At a glance' });
  await expect(facts.getByText('@')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account menu' }).first()).toBeVisible();
  await page.locator('[aria-live]').evaluateAll((places) => {
    for (const place of places) place.setAttribute('data-stood', '');
  });
  await pressPoints(page);
  await expect(page.locator('[data-stood]').filter({ hasText: on }), 'it is read out').toBeVisible();
  await expect(facts.getByText('@')).toHaveCount(0);

  await facts.getByRole('button', { name: 'Show email' }).click();
  await expect(facts.getByText('@')).toBeVisible();
  await expect(facts.getByRole('button', { name: 'Hide email' })).toBeFocused();
  await page.clock.fastForward(shownMs);
  await expect(facts.getByText('@')).toHaveCount(0);

  // What had the focus goes with the mode: the next key goes on from the heading above it, which is read out.
  await pressPoints(page, page.locator('[data-stood]').getByText('Streamer mode is off'));
  await expect(facts.getByRole('heading', { name: 'At a glance' })).toBeFocused();
  await pressPoints(page);
  await page.getByRole('button', { name: 'Turn off' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pressPoints(page);

  await page.reload();
  await expect(page.getByText(on)).toBeVisible();
  await expect(facts.getByRole('button', { name: 'Show email' })).toBeVisible();
  await page.getByRole('switch', { name: /^Streamer mode/ }).uncheck();
  await expect(page.getByText(on)).toBeHidden();
  await expect(facts.getByText('@')).toBeVisible();
});

/** Nobody else looks at this channel, so no answer from before the stream is kept by the api. */
const onAir = 'zerocosmo';

const air = (system: RunningSystem, live: boolean) =>
  fetch(`${system.sandboxUrl}/live`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel: onAir, live }),
  });

test('a stream that begins on an open page turns streamer mode on in seconds', async ({ page, system }) => {
  const told = async () => (await (await fetch(`${system.sandboxUrl}/live`)).json()).told;
  await openAs(page, system, onAir, '/settings');
  await expect.poll(told, { timeout: 90_000 }).toContain(onAir);
  await expect(page.getByText(onForStream)).toBeHidden();
  await air(system, true);
  try {
    // Without events a page asks once a minute.
    await expect(page.getByText(onForStream)).toBeVisible({ timeout: 20_000 });
  } finally {
    await air(system, false);
  }
});

test.describe('while a channel is on air', () => {
  test.beforeEach(({ system }) => air(system, true));
  test.afterEach(({ system }) => air(system, false));

  test('streamer mode is on, and stays off for the rest of the stream once it was turned off', async ({
    page,
    system,
  }) => {
    await openAs(page, system, onAir, '/settings');
    await expect(page.getByText(onForStream)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/settings');
    await expect(other.getByText(onForStream)).toBeVisible();

    await page.getByRole('button', { name: 'Turn off' }).click();
    for (const tab of [page, other]) await expect(tab.getByText(onForStream)).toBeHidden();
    await page.getByRole('link', { name: 'Connections' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
    await expect(page.getByText(onForStream)).toBeHidden();
    const beforeMs = Date.now();
    await page.reload();
    await page.waitForFunction(
      (sinceMs) => JSON.parse(localStorage.getItem('backbeat.onAir') ?? '{}').heardAtMs > sinceMs,
      beforeMs,
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
    await expect(page.getByText(onForStream)).toBeHidden();
  });

  test('nothing private is seen before that is known', async ({ page, system }) => {
    await openAs(page, system, onAir, '/about');
    // What an earlier visit has left: a channel that was not on air.
    await page.evaluate(() =>
      localStorage.setItem(
        'backbeat.onAir',
        JSON.stringify({ isLive: false, heardAtMs: Date.now() - 3_600_000 }),
      ),
    );
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v1/live', (route) => held.then(() => route.continue()));
    const asked = page.waitForRequest('**/v1/live');
    await page.goto('/settings');
    const facts = page.getByRole('region', { name: 'At a glance' });
    await expect(facts.getByText('Member since')).toBeVisible();
    await asked;
    await expect(facts.getByText('@')).toBeHidden();
    await expect(page.getByText(onForStream)).toBeHidden();
    answer();
    await expect(page.getByText(onForStream)).toBeVisible();
    await expect(facts.getByText('@')).toHaveCount(0);
  });
});

test('the point key works on every page', async ({ page, system }) => {
  await openAs(page, system, 'yearlyyara', '/pricing');
  await pressPoints(page);
  await expect(page.getByRole('banner').getByLabel(/^Streamer mode is on/)).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText(on)).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).first().click();
  const entry = page.locator('[data-closes]').filter({ visible: true });
  // One line, also in a language with longer words.
  for (const words of ['Turn streamer mode off', 'Streamer-Modus ausschalten'])
    for (const width of [375, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      await entry.evaluate((button, text) => {
        for (const part of button.querySelectorAll('span'))
          if (part.childElementCount === 0) part.textContent = text;
      }, words);
      const box = await entry.boundingBox();
      expect([box?.height, (box?.x ?? -1) >= 0, await sidewaysScroll(page)], words).toEqual([44, true, 0]);
    }
  await entry.click();
  await expect(page.getByText(on)).toBeHidden();
});

test('the coupon of a link is not in the address bar, and is lost neither by a reload nor on the way back', async ({
  page,
  system,
}) => {
  const link = '/checkout/premium?coupon=vidcon50&billing=monthly';
  await openAsNew(page, system, uniqueName('Hidden'), link);
  const hasCoupon = page.getByRole('button', { name: 'Remove Coupon' });
  await expect(hasCoupon).toBeVisible();
  await expect(page).toHaveURL(link);

  await setStreamerMode(page, 'on');
  await page.reload();
  const isHidden = async () => {
    await expect(hasCoupon).toBeVisible();
    await expect(page).toHaveURL('/checkout/premium?billing=monthly');
  };
  await isHidden();
  await page.reload();
  await isHidden();
  await page.goto('/pricing');
  await page.goBack();
  await isHidden();
  // Whoever is not streaming can share the link.
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page).toHaveURL('/checkout/premium?coupon=vidcon50&billing=monthly');
  await page.reload();
  await expect(hasCoupon).toBeVisible();
});

test('the code of a gift is not in the address bar, and the page finds it after a reload and on the way back', async ({
  page,
  system,
  console,
}) => {
  // Nobody gave a gift with this code.
  console.allow(/Failed to load resource/);
  const link = '/gifts/7K2M-41QX-8B3D-Z0VN';
  await openAs(page, system, 'yearlyyara', link);
  const answer = page.getByRole('heading', { level: 1, name: 'There is no gift here' });
  await expect(answer).toBeVisible();
  await setStreamerMode(page, 'on');
  await expect(page).toHaveURL('/gifts/hidden');
  const asked = page.waitForRequest(/\/v1\/gifts\/7K2M-41QX-8B3D-Z0VN$/);
  await page.reload();
  await asked;
  await expect(answer).toBeVisible();
  await page.goto('/pricing');
  await page.goBack();
  await expect(answer).toBeVisible();
  await expect(page).toHaveURL('/gifts/hidden');
  // Whoever opens a link while streaming shows its code no longer than the page needs to come.
  await page.goto(link);
  await expect(page).toHaveURL('/gifts/hidden');
  await setStreamerMode(page, 'off');
  await expect(page).toHaveURL(link);
});

test('what the current plan costs is hidden among the other plans, and no word stands for an amount', async ({
  page,
  system,
}) => {
  await openAs(page, system, 'yearlyyara', '/settings/subscription');
  const plans = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const current = plans.filter({ hasText: 'Current plan' });
  await expect(current).toContainText('$71.88');
  await setStreamerMode(page, 'on');
  await expect(current).toContainText('per year');
  await expect(current).not.toContainText('$');
  await expect(plans.filter({ hasNotText: 'Current plan' }).first()).toContainText('$');

  // Whoever knows the plan reads its price from the page: no page of plans says which it is.
  for (const path of [
    '/pricing',
    '/',
    '/for/livestreamers',
    '/for/pro',
    '/pipelinegg',
    '/which-plan-is-best',
  ]) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('Change plan').first(), path).toBeAttached();
    await expect(main.getByText(/^(Current plan|Upgrade now)$/), path).toHaveCount(0);
  }

  await openAsNew(page, system, uniqueName('Dots'), '/checkout/premium');
  await setStreamerMode(page, 'on');
  const order = page.getByRole('complementary', { name: 'Premium' });
  await expect(order).toContainText('•••');
  await expect(order).not.toContainText(/hidden|\$/);
});

test('a receipt is found again without its number in the address bar', async ({ page, system }) => {
  await openAs(page, system, 'ledgerlena', '/settings/invoices');
  await page
    .getByRole('link', { name: /^Receipt No/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\?number=\d+$/);
  const receipt = page.getByRole('heading', { level: 1, name: /^Receipt/ });
  await pressPoints(page);
  await expect(page).toHaveURL('/settings/invoices');
  await page.getByRole('link', { name: 'All invoices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  await page.goBack();
  await expect(receipt).toBeVisible();
  await page.reload();
  await expect(receipt).toBeVisible();
  await expect(page).toHaveURL('/settings/invoices');
});

test('a form that is shown stays while somebody types, and keeps what was typed', async ({
  page,
  system,
}) => {
  await page.clock.install();
  await openAs(page, system, 'ledgerlena', '/settings/invoices');
  const company = page.getByLabel('Company');
  await expect(company).toBeVisible();
  await pressPoints(page);
  await expect(company).toHaveCount(0);
  await page.getByRole('button', { name: 'Show details' }).click();
  await company.fill('Lena Lo');
  await page.clock.fastForward(shownMs);
  await company.press('End');
  await company.pressSequentially('ops');
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.fastForward(shownMs);
  await expect(company).toHaveCount(0);
  await page.getByRole('button', { name: 'Show details' }).click();
  await expect(company).toHaveValue('Lena Loops');
});
