import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookieNames, endpoints } from '@backbeat/sdk/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createHttpBrowser } from '../../testing/createBrowser.ts';
import { giftFormFor } from '../../testing/createGiver.ts';
import { createTestApi, siteUrl, tokenOf } from '../../testing/createTestApi.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { parseConfig } from '../config/parseConfig.ts';
import { refreshFamilies } from '../db/schema/sessions.ts';
import { systemClock } from '../lib/clock.ts';
import { createSweep } from '../operations/createSweep.ts';
import { startApi } from '../startApi.ts';
import { followSandbox } from './followSandbox.ts';

const day = 86_400_000;
const patience = { timeout: 100_000, interval: 250 } as const;
let sandbox: TestSandbox;
let directory: string;

beforeAll(async () => {
  sandbox = await startTestSandbox({ isSeeded: true });
  directory = mkdtempSync(join(tmpdir(), 'api-sandbox-clock-'));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(directory, { recursive: true, force: true });
});

it("ends a gift when the sandbox's clock moves past its last day, and signs nobody out", async () => {
  const { apiUrl, apiPort, url: sandboxUrl } = sandbox;
  const stop = await startApi(
    parseConfig({
      API_PORT: String(apiPort),
      API_URL: apiUrl,
      SITE_URL: siteUrl,
      SANDBOX_URL: sandboxUrl,
      MAIL_URL: 'smtp://localhost:1',
      SANDBOX_CLOCK: '1',
      BACKBEAT_DATA_DIR: directory,
      LOG_LEVEL: 'silent',
    }),
  );
  const browser = createHttpBrowser({ apiUrl, sandboxUrl, siteUrl });
  await browser.signIn(`/auth/twitch?return_url=${encodeURIComponent(siteUrl)}`, 'creator-pixelmarmalade');
  let cookie = `${cookieNames.refresh}=${browser.jar.get(cookieNames.refresh)}`;
  const call = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
    fetch(`${apiUrl}${path}`, { ...init, headers: { cookie, origin: siteUrl, ...headers } });
  const refreshed = await call('/v1/refresh', {});
  // The earlier token expires within ten seconds.
  cookie = refreshed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const token = await tokenOf(refreshed);
  const bearer = { authorization: `Bearer ${token}` };
  const listed = async () =>
    endpoints.gifts.response.parse(await (await call('/v1/gifts', bearer)).json()).gifts;

  const body = JSON.stringify(giftFormFor(await sandbox.cardToken(), { places: 2 }));
  const bought = await call(
    '/v1/gifts',
    { ...bearer, 'content-type': 'application/json' },
    { method: 'POST', body },
  );
  expect(bought.status).toBe(200);
  expect(await listed()).toMatchObject([{ state: 'open', refund: null }]);

  await sandbox.moveClock({ days: 100 });
  await vi.waitFor(async () => {
    expect(await listed()).toMatchObject([
      { state: 'ended', refund: { places: 2, done_at: expect.any(String) } },
    ]);
  }, patience);
  expect((await call('/v1/me', bearer)).status).toBe(200);
  expect((await call('/v1/refresh', {})).status).toBe(200);
  await stop();
}, 240_000);

it('keeps sign-ins by the own clock, in the sweep too', async () => {
  const clock = await followSandbox(sandbox.url, systemClock);
  const api = await createTestApi({
    sandboxUrl: sandbox.url,
    deps: { clock, sessionClock: systemClock },
  });
  const { token, refreshToken } = await api.signUp();
  const before = clock.now();
  await sandbox.moveClock({ months: 12 });
  await vi.waitFor(() => expect(clock.now() - before).toBeGreaterThan(364 * day), patience);
  await createSweep(api.deps)();
  expect(await api.deps.db.select().from(refreshFamilies)).toHaveLength(1);
  expect((await api.call('/v1/me', { token })).status).toBe(200);
  expect((await api.call('/v1/refresh', { cookie: refreshToken })).status).toBe(200);
  clock.stop();
  await api.close();
});

it('goes by its own time until the sandbox answers', async () => {
  const clock = await followSandbox('http://localhost:1', { now: () => 5 });
  expect(clock.now()).toBe(5);
  clock.stop();
});
