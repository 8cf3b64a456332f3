import { couponCodes } from '@backbeat/domain';
import { payOnHostedPage } from './support/journey.ts';
import { openAs, openAsNew, tokenOf } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('Pro: a channel is found, the tier lit, a code taken, and the hosted page sells it', async ({
  page,
  system,
}) => {
  await openAs(page, system, 'nightowl', '/checkout/pro');
  const complete = page.getByRole('button', { name: 'Complete sign up' });
  const search = page.getByPlaceholder('Begin typing to find channel');
  await expect(page.getByRole('region', { name: 'Twitch' })).toContainText('180 average viewers');
  await expect(complete).toHaveAttribute('aria-disabled', 'true');
  await complete.hover();
  await expect(page.getByRole('tooltip')).toHaveText('You must add a YouTube channel to continue');

  // The search and its four states: nothing, loading, none, results. Asked half a second after the last key.
  let asked = 0;
  await page.route('**/youtube/v3/search**', async (route) => {
    asked += 1;
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await search.pressSequentially('zzzz', { delay: 30 });
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByText('No results found')).toBeVisible();
  expect(asked, 'four keys, one question').toBe(1);
  await search.fill('');
  await expect(page.getByText('No results found')).toHaveCount(0);
  await expect(page.getByRole('option')).toHaveCount(0);
  await search.fill('night arc');
  await page.getByRole('option', { name: 'Night Arcade' }).click();

  const youTube = page.getByRole('region', { name: 'YouTube' });
  await expect(youTube).toContainText('Night Arcade');
  await expect(youTube).toContainText(/average views, last 20 videos/);
  await page.getByLabel('Promo code').fill('vidcon50');
  await page.getByRole('button', { name: 'Add Promo code' }).click();
  await expect(page.getByText('Promo code successfully applied')).toBeVisible();

  await expect(complete).not.toHaveAttribute('aria-disabled', 'true');
  const terms = page.getByRole('main').getByText('I accept the Privacy Policy and Terms of Service');
  await expect(terms).toBeVisible();
  const renewal = (await page.getByText(/^Renews for /).textContent()) ?? '';
  await complete.click();
  await page.waitForURL(/\/recurly\/subscribe\/rockspro_m_v1\/nightowl-account\/Night%20Owl\?add_on_code=/);
  const address = new URL(page.url());
  expect(address.searchParams.get('add_on_code')?.split(',')).toHaveLength(2);
  expect(address.searchParams.get('add_on_quantity')).toMatch(/^([1-4]),\1$/);
  const { consents } = await (
    await fetch(`${system.apiUrl}/v1/account/export`, {
      headers: { authorization: `Bearer ${await tokenOf(system, 'nightowl')}` },
    })
  ).json();
  expect(consents.slice(-2)).toMatchObject([
    { kind: 'terms', plan_code: 'rockspro_m_v1', page: '/checkout/pro', given: true },
    { kind: 'renewal', plan_code: 'rockspro_m_v1', page: '/checkout/pro', given: true },
  ]);
  expect(renewal).toContain(consents.at(-1).words);
  await payOnHostedPage(page);
  await page.waitForURL(/\/checkout\/thank-you-pro\?hash=nightowl-account/);
  await expect(page.getByRole('img', { name: /kitten/i })).toBeVisible();

  // The saved channel is taken up by itself.
  await openAs(page, system, 'nightowl', '/settings/subscription');
  await expect(page.getByRole('region', { name: 'Pro', exact: true })).toBeVisible();
});

test('Pro: nobody leaves for the hosted page before the audience is known', async ({ page, system }) => {
  let send = () => {};
  const sent = new Promise<void>((done) => {
    send = done;
  });
  await page.route('**/average-views', async (route) => {
    await sent;
    await route.continue();
  });
  await openAsNew(page, system, 'Early Press', '/checkout/pro');
  await page.getByPlaceholder('Begin typing to find channel').fill('night journal');
  await page.getByRole('option', { name: 'Night Journal' }).click();
  const finish = page.getByRole('button', { name: 'Complete sign up' });
  await expect(finish).toHaveAttribute('aria-busy', 'true');
  await finish.click({ force: true });
  send();
  await finish.click();
  await page.waitForURL(/\/recurly\/subscribe\/.*add_on_quantity=4,4/);
});

test('Pro: nobody leaves for the hosted page before the api has noted what was agreed to', async ({
  page,
  system,
  console,
}) => {
  console.allow(/Failed to load resource/);
  await openAsNew(page, system, 'Noted First', '/checkout/pro');
  await page.getByPlaceholder('Begin typing to find channel').fill('night journal');
  await page.getByRole('option', { name: 'Night Journal' }).click();
  await page.route('**/premium/hosted', (route) => route.abort(), { times: 1 });
  const finish = page.getByRole('button', { name: 'Complete sign up' });
  await finish.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await finish.click();
  await page.waitForURL(/\/recurly\/subscribe\//);
});

test('Pro: an address that says a smaller audience is told its right price, which a later bill charges', async ({
  page,
  system,
}) => {
  await openAsNew(page, system, 'Tiny Claim', '/checkout/pro');
  await page.getByPlaceholder('Begin typing to find channel').fill('night journal');
  await page.getByRole('option', { name: 'Night Journal' }).click();
  await page.getByRole('button', { name: 'Complete sign up' }).click();
  await page.waitForURL(/\/recurly\/subscribe\/.*add_on_quantity=4,4/);
  await page.goto(page.url().replace('add_on_quantity=4,4', 'add_on_quantity=1,1'));
  await payOnHostedPage(page);
  await page.waitForURL(/\/checkout\/thank-you-pro/);

  // The provider's event may come a moment after the browser.
  const card = page.getByRole('region', { name: 'Pro', exact: true });
  await expect(async () => {
    await page.goto('/settings/subscription');
    await expect(card).toContainText('New price on', { timeout: 3_000 });
  }).toPass();
  await expect(card).toContainText(/it costs \$500\.00 per month \(tier Four\)/);
  await expect(card).toContainText('Pro, $25.00 per month');
  await expect(card.getByRole('link', { name: 'Manage' })).toBeVisible();
});

test('Pro: the trial that a link brings along goes on to the hosted page', async ({ page, system }) => {
  await page.goto('/for/pro');
  const trial = page.getByRole('main').getByRole('link', { name: 'Start free trial' }).first();
  const checkout = await trial.getAttribute('href');
  await openAs(page, system, 'pixelmarmalade', checkout ?? '');
  await expect(page.getByText('Promo code successfully applied')).toBeVisible();
  await expect(page.getByLabel('Promo code')).toHaveValue(couponCodes.oneMonthFree);
  await page.getByPlaceholder('Begin typing to find channel').fill('night arc');
  await page.getByRole('option', { name: 'Night Arcade' }).click();
  await page.getByRole('button', { name: 'Complete sign up' }).click();
  await page.waitForURL(/\/recurly\/subscribe\//);
  expect(new URL(page.url()).searchParams.get('subscription[coupon_code]')).toBe(couponCodes.oneMonthFree);
});

test('visitors are asked to sign up, and leaving closes the question', async ({ page }) => {
  await page.goto('/checkout/pro');
  const modal = page.getByRole('dialog', { name: 'Join the fun' });
  await expect(modal).toBeVisible();
  await expect(modal.getByRole('button', { name: /close/i }), 'a checkout does not let go').toHaveCount(0);
  await page.goto('/pricing');
  await expect(modal).toHaveCount(0);
});
