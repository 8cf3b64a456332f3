import { chromiumArgs, ensureChromium } from '@backbeat/tooling/chromium';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { servePage } from '../../testing/shopPage.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';

const types = ['number', 'month', 'year', 'cvv'];
const alwaysRequired = ['number', 'month', 'year', 'first_name', 'last_name'];

/** Fields without an element, as the provider's client frames them, and the messages that they send. */
const classicHtml = (sandboxUrl: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,"></head><body><script>
const api = '${sandboxUrl}/js/v1';
window.messages = [];
addEventListener('message', ({ data }) => window.messages.push(data));
const shown = new URLSearchParams(location.search).get('fields').split(',');
window.configOf = (type, more) => ({ type, busGroupId: 'group', recurly: { api, publicKey: 'key', required: ${JSON.stringify(alwaysRequired)} }, ...more });
for (const type of shown) {
  const frame = document.createElement('iframe');
  frame.id = type;
  frame.src = api + '/field.html#config=' + encodeURIComponent(JSON.stringify(window.configOf(type)));
  document.body.append(frame);
}
window.tell = (event, body) => {
  for (const frame of document.querySelectorAll('iframe')) frame.contentWindow.postMessage({ event, body, groupId: 'group' }, '*');
};
</script><button>Pay</button></body></html>`;

let browser: Browser;
let running: TestSandbox;
let shop: Awaited<ReturnType<typeof servePage>>;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
  shop = await servePage(() => classicHtml(running.url));
  running = await startTestSandbox({ siteUrl: shop.url });
}, 60_000);
afterAll(async () => {
  await browser.close();
  shop.stop();
  await running.stop();
});
beforeEach(async () => {
  await page?.close();
  page = await browser.newPage();
});

const messages = (): Promise<{ event: string; body: unknown }[]> =>
  page.evaluate(() => Reflect.get(window, 'messages'));
const bodiesOf = async (event: string): Promise<unknown[]> =>
  (await messages()).filter((message) => message.event === event).map(({ body }) => body);
const open = async (fields: readonly string[]): Promise<void> => {
  await page.goto(`${shop.url}/?fields=${fields.join()}`);
  await expect.poll(async () => (await bodiesOf('hostedField:ready')).length).toBe(fields.length);
};
const tell = (event: string, type: string, more: object): Promise<void> =>
  page.evaluate(
    ([name, given]) => {
      const body = Reflect.get(window, 'configOf')(given.type, given.more);
      Reflect.get(window, 'tell')(name, body);
    },
    [event, { type, more }] as const,
  );

test('say of which field they tell the focus and its loss', async () => {
  await open(types);
  for (const type of types) await page.frameLocator(`#${type}`).locator('input').focus();
  await page.getByRole('button').focus();
  const told = types.map((type) => ({ type }));
  await expect.poll(() => bodiesOf('hostedField:blur')).toEqual(told);
  expect(await bodiesOf('hostedField:focus')).toEqual(told);
});

test('take only the configuration that is theirs', async () => {
  await open(types);
  await tell('hostedField:configure', 'cvv', { style: { placeholder: { content: 'Code' } } });
  const placeholders = () =>
    Promise.all(
      types.map((type) => page.frameLocator(`#${type}`).locator('input').getAttribute('placeholder')),
    );
  await expect.poll(placeholders).toEqual(['Card number', 'MM', 'YY', 'Code']);
});

test('give a token for a security code alone, whatever a whole card requires', async () => {
  await open(['cvv']);
  const tokenize = async (id: string) => {
    await page.evaluate((name) => Reflect.get(window, 'tell')('token:init', { id: name, inputs: {} }), id);
    await expect.poll(() => bodiesOf(`token:done:${id}`)).toHaveLength(1);
    return (await bodiesOf(`token:done:${id}`))[0];
  };
  expect(await tokenize('empty')).toMatchObject({ err: { code: 'validation', fields: ['cvv'] } });
  await page.frameLocator('#cvv').locator('input').fill('123');
  expect(await tokenize('filled')).toEqual({
    err: null,
    token: { type: 'credit_card', id: expect.stringMatching(/^[\w-]{22}$/) },
  });
});
