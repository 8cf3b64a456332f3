import type { Page } from '@playwright/test';
import { holdFiles, scriptFiles } from '../support/holdFiles.ts';
import { signUpModal } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A slow phone on a slow network: from now on scripts come late and run long. */
const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
};

// Notes on the body when the page is hydrated.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    document.addEventListener('page-hydrated', () => {
      document.body.dataset.hydrated = 'true';
    }),
  ),
);

/** Opens a page whose scripts wait on their way until they are let go. Returns how to let them. */
const openWithoutScripts = async (page: Page, path: string): Promise<() => void> => {
  const letScriptsCome = await holdFiles(page, scriptFiles);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return letScriptsCome;
};

test('a switch that is pressed while the page is hydrated stays as it was pressed last, and so does the plan', async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, '/pricing');
  const premium = page.getByRole('main').getByRole('article', { name: 'Premium' });
  await page.getByText('Monthly', { exact: true }).click();
  await expect(premium.getByText('$11.99').filter({ visible: true }).first()).toBeVisible();
  await slowDown(page);
  letScriptsCome();
  const hydratedBody = page.locator('body[data-hydrated]');
  let isMonthly = true;
  const pressed = () => (isMonthly ? /^Monthly/ : /^Yearly/);
  while ((await hydratedBody.count()) === 0) {
    isMonthly = !isMonthly;
    await page.getByText(pressed()).click();
  }
  await expect(page.getByRole('radio', { name: pressed() })).toBeChecked();
  const price = isMonthly ? '$11.99' : '$5.99';
  await expect(premium.getByText(price).filter({ visible: true }).first()).toBeVisible();
  await premium.getByRole('link').first().click();
  await expect(signUpModal(page)).toBeVisible({ timeout: 60_000 });
  // Pressed before the session is known, the button is a link, and its address names the plan.
  const chosen = await page.evaluate(() => sessionStorage.getItem('backbeat.selectedPlan') ?? location.href);
  expect(chosen).toMatch(isMonthly ? /_m_|billing=monthly/ : /_y_|billing=yearly/);
});

test('a plan is chosen at once', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/pricing');
  const premium = page.getByRole('main').getByRole('article', { name: 'Premium' });
  await premium.getByRole('link').first().click();
  // The link leads to the checkout by itself, which asks for sign-up.
  letScriptsCome();
  await expect(signUpModal(page)).toBeVisible({ timeout: 60_000 });
});

test('nothing of an early press comes to the page: React would hydrate all of it at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const kinds =
      'pointerdown mousedown pointerup mouseup click focusin keydown keypress textInput input keyup change paste ' +
      'compositionstart compositionend touchstart touchend touchcancel';
    const hear = ({ type }: Event) => document.documentElement.setAttribute('data-came', type);
    addEventListener('DOMContentLoaded', () => {
      for (const kind of kinds.split(' '))
        document.getElementById('root')?.addEventListener(kind, hear, true);
    });
  });
  await openWithoutScripts(page, '/verify');
  await page.getByText('Products').first().click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.pressSequentially('ab');
  // What no key of this keyboard does.
  for (const kind of ['paste', 'compositionstart', 'compositionend', 'touchcancel'])
    await field.dispatchEvent(kind);
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('ab');
  await expect(page.locator('html[data-came]')).toHaveCount(0);
});

test('keys that move through tabs are not lost', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/pricing');
  await page.getByRole('tab', { name: 'Compare Plans' }).focus();
  await page.keyboard.press('ArrowRight');
  letScriptsCome();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible({ timeout: 60_000 });
});

/** Notes frame by frame whether the comparison is seen: each change once. */
const watchComparison = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: boolean[] = [];
    Reflect.set(window, 'comparison seen', seen);
    const look = () => {
      const isSeen = document.querySelector('main table')?.checkVisibility() === true;
      if (seen.at(-1) !== isSeen) seen.push(isSeen);
      requestAnimationFrame(look);
    };
    look();
  });

// Before the scripts are there, and while they hydrate the page.
for (const [way, delayMs] of [
  ['a pointer', -1],
  ['Enter', 400],
] as const) {
  const moment = delayMs < 0 ? 'before its scripts come' : `${delayMs} ms after its scripts`;
  test(`Compare Features, pressed by ${way} ${moment}, opens once where one stands`, async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, '/pricing');
    const features = page.getByRole('tab', { name: 'Compare Features' });
    await watchComparison(page);
    if (delayMs >= 0) {
      await slowDown(page);
      letScriptsCome();
      await page.waitForTimeout(delayMs);
    }
    if (way === 'a pointer') await features.click();
    else {
      await features.focus();
      await page.keyboard.press('Enter');
    }
    letScriptsCome();
    await expect(page.locator('body[data-hydrated]')).toBeAttached({ timeout: 60_000 });
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    await expect(features).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('article', { name: 'Premium' })).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(window, 'comparison seen'))).toEqual([false, true]);
    // As a press does later: the page stays where it is, and so does its address.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL('/pricing');
  });
}

test('Compare Features leads to the comparison where the scripts cannot be had', async ({
  page,
  console,
}) => {
  console.allow(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/pricing');
  await page.getByRole('tab', { name: 'Compare Features' }).click();
  await expect(page.getByRole('main').getByRole('table')).toBeInViewport();
});

test('where the scripts cannot be had, a form leads on by itself', async ({ page, console }) => {
  console.allow(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/sign-up/);
});

test('the cookie banner is answered as soon as it is there', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/pricing');
  const cookies = page.getByRole('region', { name: 'Cookies', exact: true });
  await slowDown(page);
  letScriptsCome();
  await cookies.getByRole('button', { name: 'I accept' }).click({ timeout: 60_000 });
  await expect(cookies).toBeHidden();
});

test('a page is laid out whole before its scripts have come, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  // A browser that is never idle: the page waits as long as it can.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openWithoutScripts(page, '/pricing');
  const free = page.getByRole('article', { name: 'Free' });
  for (const part of [free, page.getByRole('heading', { name: 'Nine of our stations' })])
    await expect(part).toBeVisible();
  const skipped = await page
    .locator('main *')
    .evaluateAll((elements) =>
      elements.filter((element) => getComputedStyle(element).contentVisibility !== 'visible'),
    );
  expect(skipped).toEqual([]);
});

for (const [path, shown] of [
  ['/pricing', 'heading'],
  ['/login', 'dialog'],
  ['/sign-up', 'dialog'],
] as const) {
  test(`${path} asks for no script that it does not name`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [name] = /\/assets\/.+\.js$/.exec(request.url()) ?? [];
      if (name !== undefined) asked.push(name);
    });
    await page.goto(path);
    await expect(page.locator('body')).toHaveAttribute('data-hydrated', 'true');
    await expect(page.getByRole(shown).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const named = await page.locator('script[data-files]').getAttribute('data-files');
    // What can wait comes when the browser is idle.
    const early = [...new Set(asked)].filter((name) => !/\/(LateParts|bottomBars)-/.test(name));
    expect(early.sort()).toEqual(named?.split(' ').sort());
  });
}
