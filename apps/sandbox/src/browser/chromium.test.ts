import { chromiumArgs, ensureChromium } from '@backbeat/tooling/chromium';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recurlyClient, rejection } from '../testing/recurlyClient.ts';
import { checkoutHtml, servePage } from '../testing/shopPage.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

/** Set it to run the same tests with the provider's own script: it must work on the sandbox unchanged. */
const scriptUrl = process.env.RECURLY_SCRIPT_URL;

let browser: Browser;
let running: TestSandbox;
let shops: Record<'card' | 'split', Awaited<ReturnType<typeof servePage>>>;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
  shops = {
    card: await servePage(() => checkoutHtml(running.url, 'card', scriptUrl)),
    split: await servePage(() => checkoutHtml(running.url, 'split', scriptUrl)),
  };
  running = await startTestSandbox({ siteUrl: shops.card.url });
}, 60_000);
afterAll(async () => {
  await browser.close();
  shops.card.stop();
  shops.split.stop();
  await running.stop();
});
beforeEach(async () => {
  page = await browser.newPage();
  complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
});
afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});

const open = async (layout: 'card' | 'split'): Promise<void> => {
  await page.goto(shops[layout].url);
  const last = layout === 'card' ? 'card' : 'cvv';
  await page.locator(`body[data-ready="yes"][data-${last}="attached"]`).waitFor();
};

const frame = (slot = '#card') => page.frameLocator(`${slot} iframe`);
const output = async (): Promise<{
  token?: { type: string; id: string };
  error?: object;
  isError?: boolean;
}> => {
  await page.waitForFunction(() => document.getElementById('out')?.textContent !== '');
  return JSON.parse((await page.locator('#out').textContent()) ?? '');
};
const stateOf = (name: string): Promise<unknown> =>
  page.evaluate((key) => Reflect.get(Reflect.get(window, 'states'), key), name);

describe('the card in one frame', () => {
  test('is filled with the keyboard alone and gives a token', async () => {
    await open('card');
    await frame().getByLabel('Card number').focus();
    await page.keyboard.type('4111111111111111');
    expect(await frame().getByLabel('Card number').inputValue()).toBe('4111 1111 1111 1111');
    await page.keyboard.type('1239');
    expect(await frame().getByLabel('Expiry date, month and year').inputValue()).toBe('12 / 39');
    await page.keyboard.type('123');
    await expect
      .poll(() => stateOf('card'))
      .toMatchObject({
        valid: true,
        empty: false,
        focus: true,
        brand: 'visa',
        firstSix: '411111',
        lastFour: '1111',
        number: { valid: true, empty: false, focus: false },
        cvv: { valid: true, focus: true },
      });
    await page.keyboard.press('Enter');
    expect(await output()).toEqual({
      token: { type: 'credit_card', id: expect.stringMatching(/^[\w-]{22}$/) },
    });
  });

  test('names its inputs, says how to fill them in and lets Tab pass in order', async () => {
    await open('card');
    const inputs = frame().locator('input');
    expect(await inputs.evaluateAll((all) => all.map((input) => input.getAttribute('autocomplete')))).toEqual(
      ['cc-number', 'cc-exp', 'cc-csc'],
    );
    await page.keyboard.press('Tab');
    const labels: (string | null)[] = [];
    for (let step = 0; step < 3; step += 1) {
      labels.push(await frame().locator('input:focus').getAttribute('aria-label'));
      await page.keyboard.press('Tab');
    }
    expect(labels).toEqual(['Card number', 'Expiry date, month and year', 'Security code']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pay');
  });

  test('refuses what is wrong as a plain error and marks the inputs', async () => {
    await open('card');
    await frame().getByLabel('Card number').fill('4111111111111112');
    await frame().getByLabel('Security code').fill('1');
    await page.locator('#pay').click();
    const answer = await output();
    expect(answer).toMatchObject({
      isError: false,
      error: { code: 'validation', fields: ['month', 'year', 'number', 'cvv'] },
    });
    const wrong = frame().locator('input[aria-invalid="true"]');
    expect(await wrong.count()).toBe(3);
    expect(await wrong.first().evaluate((input) => getComputedStyle(input).color)).toBe('rgb(255, 92, 138)');
  });

  test('applies the page’s style and stays transparent on a dark page', async () => {
    await open('card');
    const input = frame().getByLabel('Card number');
    expect(await input.evaluate((node) => getComputedStyle(node).color)).toBe('rgb(245, 242, 255)');
    expect(await input.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    expect(await input.getAttribute('placeholder')).toBe('Card number');
  });
});

test('four frames give one token', async () => {
  await open('split');
  await frame('#number').getByLabel('Card number').fill('5555555555554444');
  await frame('#month').getByLabel('Expiry month').fill('12');
  await frame('#year').getByLabel('Expiry year').fill('39');
  await frame('#cvv').getByLabel('Security code').fill('123');
  await expect
    .poll(() => stateOf('number'))
    .toMatchObject({
      valid: true,
      brand: 'master',
      lastFour: '4444',
      length: 16,
    });
  await page.locator('#pay').click();
  expect((await output()).token?.type).toBe('credit_card');
});

test('PayPal opens a window, which gives a token and closes', async () => {
  await open('card');
  const popup = page.waitForEvent('popup');
  await page.locator('#paypal').click();
  const window = await popup;
  const approve = window.getByRole('button', { name: 'Approve' });
  // The window may be gone before its click is acknowledged.
  await Promise.all([window.waitForEvent('close'), approve.click().catch(() => undefined)]);
  expect((await output()).token?.type).toBe('paypal');
  expect(window.isClosed()).toBe(true);
});

test.each([
  ['Yes, approve', { token: { type: 'three_d_secure_action_result' } }],
  ['No, refuse', { error: { code: '3ds-auth-error' } }],
])('the bank’s question answered with "%s"', async (answer, expected) => {
  await open('card');
  await frame().getByLabel('Card number').fill('4000000000003220');
  await frame().getByLabel('Expiry date').fill('1239');
  await frame().getByLabel('Security code').fill('123');
  await page.locator('#pay').click();
  const { token } = await output();
  const asked = await rejection(
    recurlyClient(running.url).client.createPurchase({
      currency: 'USD',
      account: { code: 'asked', billingInfo: { tokenId: token?.id ?? '' } },
      subscriptions: [{ planCode: 'rocksprem_i_m_v2' }],
    }),
  );
  const { transactionError }: { transactionError?: { threeDSecureActionTokenId?: string } } = Object(asked);
  await page.locator('#out').evaluate((node) => node.replaceChildren());
  await page.evaluate(
    (id) => Reflect.get(window, 'askBank')(id),
    transactionError?.threeDSecureActionTokenId ?? '',
  );
  await page.frameLocator('#bank iframe').getByRole('button', { name: answer }).click();
  expect(await output()).toMatchObject(expected);
});

test('look-ups answer in the page', async () => {
  await open('card');
  const lookUp = (kind: string, options: object): Promise<unknown> =>
    page.evaluate(([name, given]) => Reflect.get(window, 'lookUp')(name, given), [kind, options] as const);
  expect(await lookUp('coupon', { coupon: 'half3', plan: 'rocksprem_i_m_v2' })).toMatchObject({
    applies_for_months: 3,
  });
  expect(await lookUp('coupon', { coupon: 'nothing' })).toEqual({ error: 'not-found' });
  expect(await lookUp('giftCard', { code: 'GIFT-20-BACKBEAT' })).toMatchObject({ unit_amount: 20 });
});

test('the hosted page sells a subscription and leads back to the site', async () => {
  await page.goto(
    `${running.url}/recurly/subscribe/rockspro_m_v1/hosted-1/Nova%20Beats?add_on_code=rockspro_downloads_m_v1,rockspro_streaming_m_v1&add_on_quantity=2,2`,
  );
  await page.getByLabel('First name').fill('Nova');
  await page.getByLabel('Last name').fill('Beats');
  await page.getByLabel('E-mail').fill('nova@creators.example');
  const card = page.frameLocator('[data-card-slot] iframe');
  await card.getByLabel('Card number').fill('4111111111111111');
  await card.getByLabel('Expiry date').fill('1239');
  await card.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.waitForURL(`${shops.card.url}/checkout/thank-you-pro?hash=hosted-1`);
  const charges = running.sandbox.ledger().charges.filter(({ accountCode }) => accountCode === 'hosted-1');
  expect(charges.map(({ amountCents }) => amountCents)).toEqual([5000]);
});
