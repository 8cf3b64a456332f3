import {
  fillCheckout,
  payButton,
  sessionToken,
  signInInstead,
  signUpModal,
  uniqueName,
} from './support/journey.ts';
import { addFault, ledgerOf } from './support/ledger.ts';
import { openAsNew } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const refused = /Failed to load resource/;

test.describe('bad input gets a clear answer and loses nothing', () => {
  test('a session that has expired in the middle of the form', async ({ page, context, system, console }) => {
    console.allow(refused);
    const name = uniqueName('Tester');
    await openAsNew(page, system, name, '/checkout/premium');
    await fillCheckout(page);
    // The person signs out of everything elsewhere, while this form is open.
    await context.clearCookies();
    await fetch(`${system.apiUrl}/logout`, {
      headers: { authorization: `Bearer ${await sessionToken(page)}`, origin: system.siteUrl },
    });
    await payButton(page).click();
    await expect(signUpModal(page)).toBeVisible();
    await signInInstead(page, name);
    await page.waitForURL(/\/checkout\/premium/);
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });

  test('an answer that is not what was agreed', async ({ page, system, console }) => {
    console.allow(refused);
    await openAsNew(page, system, uniqueName('Tester'), '/about');
    await page.route('**/v1/account', (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<h1>Proxy says hello</h1>',
        headers: {
          'access-control-allow-origin': new URL(page.url()).origin,
          'access-control-allow-credentials': 'true',
        },
      }),
    );
    await page.goto('/settings/subscription');
    await expect(page.getByText('Your account could not be loaded')).toBeVisible();
    await page.unroute('**/v1/account');
    await page
      .getByRole('main')
      .getByRole('button', { name: /try again/i })
      .click();
    await expect(page.getByText('You are on the Free plan.')).toBeVisible();
  });

  test('an api that is down', async ({ page, system, console }) => {
    console.allow(/Failed to load resource|ERR_/);
    await openAsNew(page, system, uniqueName('Tester'), '/checkout/premium');
    await fillCheckout(page);
    await system.stopApi();
    await payButton(page).click();
    await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await system.startApi();
    await payButton(page).click();
    await page.waitForURL(/\/checkout\/thank-you/);
  });
});

test('what support asks for is copied from a purchase that failed, and nothing secret with it', async ({
  page,
  context,
  system,
  console,
}) => {
  console.allow(refused);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = uniqueName('Tester');
  await openAsNew(page, system, name, '/checkout/premium');
  await fillCheckout(page);
  await addFault(system, { target: 'purchases', status: 503 });
  await payButton(page).click();
  await page.getByRole('button', { name: 'Copy details for support' }).click();
  await expect(page.getByText('Copied. This is what it says:')).toBeVisible();
  await fetch(`${system.sandboxUrl}/faults`, { method: 'DELETE' });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Page: /checkout/premium\nPlan: free\n');
  expect(copied).toMatch(/\nVersion: \d+\.\d+\.\d+\S*\n/);
  expect(copied).toMatch(/premiumCheckout: api_error, request [\da-f-]{36}/);
  for (const secret of [name, 'Ada', '@', (await sessionToken(page)) ?? 'none'])
    expect(copied).not.toContain(secret);
});

test('an api killed between payment and answer: the person has the subscription, charged once', async ({
  page,
  system,
  console,
}) => {
  console.allow(/Failed to load resource|ERR_/);
  const accountCode = await openAsNew(page, system, uniqueName('Tester'), '/checkout/premium');
  await fillCheckout(page);
  await addFault(system, { target: 'purchases', when: 'after', delayMs: 15_000, times: 1 });
  await payButton(page).click();
  await expect
    .poll(async () => (await ledgerOf(system, accountCode)).charges.length, {
      message: 'the provider has charged',
    })
    .toBe(1);
  await system.stopApi('SIGKILL');
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible({ timeout: 40_000 });

  await system.startApi();
  await page.goto('/settings/subscription');
  await expect(page.getByText(/renews on/i).first()).toBeVisible();
  const books = await ledgerOf(system, accountCode);
  expect(books.charges, 'charged once').toHaveLength(1);
  expect(books.subscriptions).toHaveLength(1);
});
