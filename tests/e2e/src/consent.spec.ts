import type { Told } from './support/collector.ts';
import { cardFrame, fillCheckout, payButton, uniqueName } from './support/journey.ts';
import { giveCookies, openAs, tokenOf } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { asCreator, asNew, walkIn } from './support/walkIn.ts';

const bodies = (told: readonly Told[], path: string) =>
  told.filter((one) => one.path === path).map(({ body }) => JSON.parse(body));

// The public pages are watched where it is seen that they stand still.
test('before consent nobody outside hears of a purchase, and no cookie is set', async ({
  page,
  system,
  context,
}) => {
  system.collector.take();
  const own = [system.siteUrl, system.apiUrl].map((url) => new URL(url).origin);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !own.includes(origin)) foreign.push(request.url());
  });
  await page.goto('/checkout/thank-you?hash=x');
  await expect(page.getByRole('region', { name: /cookie/i })).toBeVisible();
  expect(foreign).toEqual([]);
  expect(system.collector.take()).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('after consent: who, which pages, what was bought; and never a token, a code or an address', async ({
  page,
  system,
}) => {
  const name = uniqueName('Consent');
  const signedIn = await walkIn(system, asNew(name));
  await giveCookies(page, signedIn);
  const { token } = signedIn;
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  system.collector.take();
  await page.goto(`/checkout/premium?coupon=vidcon50&utm_source=friend#token=${token}`);
  await page.getByRole('button', { name: 'I accept' }).click();
  await expect
    .poll(() => bodies(system.collector.take(), '/analytics/v1/page').map((view) => view.name))
    .toEqual(['/checkout/premium?utm_source=friend']);

  await fillCheckout(page);
  await payButton(page).click();
  await page.waitForURL(/\/checkout\/thank-you\?hash=/);
  await expect(page.getByRole('img', { name: /puppy/i })).toBeVisible();
  const told: Told[] = [];
  const heard = () => {
    told.push(...system.collector.take());
    return told;
  };
  const purchases = () =>
    bodies(heard(), '/analytics/v1/track').filter(({ event }) => event === 'purchase_completed');
  await expect.poll(() => purchases().length).toBe(1);
  await expect.poll(() => bodies(heard(), '/sale').length).toBe(1);
  await page.reload();
  await expect(page.getByRole('img', { name: /puppy/i })).toBeVisible();
  // Whatever the reload tells has been told.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => bodies(heard(), '/analytics/v1/page').length).toBe(3);

  const [bought, ...more] = purchases();
  expect(more, 'one purchase, across a reload').toEqual([]);
  expect(bought).toMatchObject({
    userId: claims.guid,
    writeKey: 'analytics-key',
    properties: { plan_code: 'rocksprem_i_y_v2', billing_period: 'yearly', total_cents: 3594 },
  });
  const [person] = bodies(told, '/analytics/v1/identify').reverse();
  expect(Object.keys(person.traits).sort()).toEqual([
    'email',
    'guid',
    'plan_type',
    'test',
    'user_id',
    'username',
  ]);
  expect(person.traits).toMatchObject({ guid: claims.guid, plan_type: 'premStream' });
  const [customer] = bodies(told, '/customers/v1/identify').reverse();
  expect(customer.traits).toMatchObject({
    hash: claims.hash,
    days_since_first_billing: 0,
    plan_type: 'premStream',
  });
  expect(bodies(told, '/sale'), 'one sale, across a reload').toEqual([
    { accountHash: claims.hash, value: '119.00', currency: 'USD' },
  ]);
  expect(bodies(told, '/analytics/v1/page').map((view) => view.name)).toEqual([
    '/checkout/thank-you',
    '/checkout/thank-you',
    '/pricing',
  ]);

  const everything = JSON.stringify(told);
  expect(everything).not.toContain(token);
  expect(everything).not.toContain('vidcon50');
  const withoutPeople = JSON.stringify(told.filter(({ path }) => !path.endsWith('/identify')));
  expect(withoutPeople).not.toContain('@creators.example');
});

test('consent is taken back with one press, in every tab: nothing is kept, loaded or told until another answer', async ({
  page,
  context,
  system,
}) => {
  await page.goto('/pricing');
  const banner = page.getByRole('region', { name: 'Cookies', exact: true });
  const accept = banner.getByRole('button', { name: 'I accept' });
  const choices = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' });
  const words = page.getByRole('heading', { name: 'Changing your answer' });
  await accept.waitFor();
  await choices.click();
  await expect(words, 'before an answer it leads to what can be chosen').toBeInViewport();
  await expect(accept).toBeVisible();
  await accept.click();
  const views = () => bodies(system.collector.take(), '/analytics/v1/page').length;
  await expect.poll(views).toBeGreaterThan(0);
  const other = await context.newPage();
  await other.goto('/about');
  await expect(other.getByRole('region', { name: 'Cookies', exact: true })).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await choices.click();
  await expect(banner).toBeVisible();
  await expect(words).toBeInViewport();
  await expect(other.getByRole('region', { name: 'Cookies', exact: true })).toBeVisible();
  for (const tab of [page, other]) {
    await tab.waitForLoadState('networkidle');
    expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual([]);
  }
  system.collector.take();
  const foreign: string[] = [];
  const own = [system.siteUrl, system.apiUrl].map((url) => new URL(url).origin);
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !own.includes(origin)) foreign.push(request.url());
  });
  await page.goto('/about');
  await expect(banner).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([foreign, system.collector.take()]).toEqual([[], []]);
  await accept.click();
  await expect.poll(views).toBeGreaterThan(0);
});

test('an uncaught error is reported without a token, and a visitor is anonymous', async ({
  page,
  system,
  console,
}) => {
  console.allow(/on purpose/);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'I accept' }).click();
  const told: Told[] = [];
  const heard = (path: string) => {
    told.push(...system.collector.take());
    return told.filter((one) => one.path.startsWith(path));
  };
  // A page of the test before may tell of itself late.
  await expect
    .poll(() => bodies(heard('/analytics'), '/analytics/v1/page'))
    .toContainEqual(expect.objectContaining({ userId: 'anonymous', name: '/pricing' }));
  const token = await tokenOf(system, 'yearlyyara');
  await page.evaluate((secret) => {
    setTimeout(() => {
      throw new Error(`on purpose ${secret} ada@example.com`);
    });
  }, token);
  await expect.poll(() => heard('/api/7/envelope').length).toBeGreaterThan(0);
  const report = JSON.stringify(heard('/api/7/envelope'));
  expect(report).toContain('on purpose [token] [email]');
  expect(report).not.toContain(token);
});

test('the token is nowhere but where it belongs', async ({ page, system, context }) => {
  const signedIn = await walkIn(system, asCreator('yearlyyara'));
  await giveCookies(page, signedIn);
  const { token } = signedIn;
  const seen: string[] = [];
  const said: string[] = [];
  context.on('request', (request) => {
    const { authorization: _where, ...headers } = request.headers();
    seen.push(`${request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`);
  });
  context.on('console', (message) => said.push(message.text()));
  await page.goto(`/settings#token=${token}`);
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await page.getByRole('button', { name: 'I accept' }).click();
  await page.getByRole('link', { name: 'Connections' }).first().click();
  await expect(page.getByText('Default', { exact: true })).toBeVisible();
  await page.goto('/pricing');
  await page.goBack();
  await page.waitForTimeout(500);

  // The address that was typed carries it by definition; nothing that the pages ask for does.
  expect(seen.filter((text) => text.includes(token))).toEqual([]);
  expect(said.filter((text) => text.includes(token))).toEqual([]);
  expect(JSON.stringify(system.collector.take())).not.toContain(token);
  const kept = await page.evaluate(async (secret) => {
    const entries = (area: Storage) => Object.entries(area).filter(([, value]) => value.includes(secret));
    return {
      session: entries(sessionStorage).map(([key]) => key),
      local: entries(localStorage).map(([key]) => key),
      cookies: document.cookie.includes(secret),
      address: location.href.includes(secret),
      referrer: document.referrer.includes(secret),
      state: JSON.stringify(history.state ?? null).includes(secret),
      page: document.documentElement.outerHTML.includes(secret),
      caches: 'caches' in window ? (await caches.keys()).length : 0,
    };
  }, token);
  expect(kept).toEqual({
    session: ['backbeat.token'],
    local: [],
    cookies: false,
    address: false,
    referrer: false,
    state: false,
    page: false,
    caches: 0,
  });
});

test('blocked analytics break nothing', async ({ page, system, console }) => {
  console.allow(
    /Failed to load resource|ERR_|Failed to fetch|Analytics could not be loaded|dynamically imported/,
  );
  await page.route(`${system.collector.url}/**`, (route) => route.abort());
  await openAs(page, system, 'pixelmarmalade', '/checkout/premium');
  await page.getByRole('button', { name: 'I accept' }).click();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
});
