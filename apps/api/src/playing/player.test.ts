import { endpoints } from '@backbeat/sdk/contract';
import { chromiumArgs, ensureChromium } from '@backbeat/tooling/chromium';
import { eq } from 'drizzle-orm';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { serve } from '../../testing/serve.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { users } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';

let sandbox: TestSandbox;
let api: TestApi;
let server: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let page: Page;
let person: TestPerson;
let complaints: string[];

beforeAll(async () => {
  sandbox = await startTestSandbox();
  api = await createTestApi({ apiUrl: sandbox.apiUrl, sandboxUrl: sandbox.url });
  server = await serve(api.app, sandbox.apiPort);
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server.close();
  await api.close();
  await sandbox.close();
});
beforeEach(async () => {
  person = await api.signUp('Radio Ada');
  page = await browser.newPage();
  complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
});
afterEach(() => page.close());

const open = (query = '', token: string = person.token) =>
  page.goto(`${sandbox.url}/player${query}#token=${token}`);
const told = async () => {
  const answer = await api.call(`/v1/playing/${person.user.guid}`);
  return endpoints.playing.response.parse(await answer.json()).items;
};

it('plays the station that was asked for, and the api knows it', async () => {
  await open('?redirectUrl=/segment/lofi');
  await page.getByText('Playing for Radio Ada').waitFor();
  await page.getByText('The api knows.').waitFor();
  expect(page.url()).not.toContain(person.token);
  expect(await page.getByRole('button', { name: 'LoFi' }).getAttribute('aria-pressed')).toBe('true');
  expect(await told()).toMatchObject([{ station: 'lofi', is_playing: true }]);
  await page.getByRole('button', { name: 'Next track' }).click();
  await expect.poll(told).toHaveLength(2);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(async () => (await told())[0]?.is_playing).toBe(false);
  expect(complaints).toEqual([]);
});

it('is told that the last payment failed, and when access ends', async () => {
  const { db } = api.deps;
  await db
    .update(users)
    .set({ tier: 'premStream', billingSyncedAt: new Date() })
    .where(eq(users.id, person.user.id));
  await db.insert(subscriptions).values({
    userId: person.user.id,
    planCode: 'rocksprem_i_m_v2',
    state: 'past_due',
    paidThroughDate: new Date('2037-01-14T12:00:00Z'),
    createdAt: new Date(),
  });
  await open();
  await page.getByText('The last payment failed: access ends on January 14, 2037.').waitFor();
});

it('changes the station, and leads to the page that others see', async () => {
  await open();
  await page.getByRole('button', { name: 'Chiptune' }).click();
  await expect.poll(told).toMatchObject([{ station: 'chiptune' }]);
  expect(await page.getByRole('link', { name: 'What others see' }).getAttribute('href')).toContain(
    person.user.guid,
  );
  expect(complaints).toEqual([]);
});

it('plays for nobody with a token that is not good', async () => {
  await open('?redirectUrl=/segment/lofi', 'forged');
  await page.getByText('The api did not accept the session token.').waitFor();
  expect(await page.getByRole('button', { name: 'LoFi' }).isDisabled()).toBe(true);
  expect(await told()).toEqual([]);
});
