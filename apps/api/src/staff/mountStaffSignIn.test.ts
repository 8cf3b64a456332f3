import { staffEndpoints, staffHeaders, staffSignInPath } from '@backbeat/sdk/staff';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../testing/createBrowser.ts';
import { type BrowserKey, createBrowserKey, staffCookie } from '../../testing/createStaff.ts';
import { createTestApi, deskUrl, siteUrl, type TestApi } from '../../testing/createTestApi.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { identities, type UserRow, users } from '../db/schema/accounts.ts';
import { signInAttempts } from '../db/schema/sessions.ts';
import { auditLog, staffSessions } from '../db/schema/staff.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { createCookies } from '../http/cookies.ts';
import { setStaffRole } from './staffRole.ts';

const nova = 'creator-novabeats';

let sandbox: TestSandbox;
let api: TestApi;
let key: BrowserKey;
let member: UserRow;

const newBrowser = () =>
  createBrowser(api, { apiUrl: sandbox.apiUrl, sandboxUrl: sandbox.url, siteUrl: deskUrl });

beforeAll(async () => {
  sandbox = await startTestSandbox();
  api = await createTestApi({ sandboxUrl: sandbox.url, apiUrl: sandbox.apiUrl });
  key = await createBrowserKey();
  const { user } = await api.signUp();
  // The account of a creator of the sandbox.
  await api.deps.db.update(identities).set({ subject: nova }).where(eq(identities.userId, user.id));
  await api.deps.db.transaction((tx) => setStaffRole(tx, user, 'support', new Date()));
  member = user;
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
});

const start = (thumbprint = key.thumbprint) => staffSignInPath('twitch', thumbprint);
const errorIn = (url: URL) => url.searchParams.get('error');

/** Asks who is signed in, as the desk does after it has come back. */
const me = async (cookie: string | undefined, by = key) =>
  api.call('/staff/v1/me', {
    headers: {
      origin: deskUrl,
      cookie: `${staffCookie}=${cookie}`,
      [staffHeaders.proof]: await by.sign({
        method: 'GET',
        url: `${sandbox.apiUrl}/staff/v1/me`,
        nowMs: api.deps.clock.now(),
      }),
    },
  });

describe('signing in to the desk', () => {
  it('is confirmed anew by the provider, and bound to the key of the browser', async () => {
    const browser = newBrowser();
    const begun = await api.call(start());
    const asked = new URL(begun.headers.get('location') ?? '');
    expect(asked.searchParams.get('prompt')).toBe('login');
    expect(asked.searchParams.get('max_age')).toBe('0');
    expect(asked.searchParams.get('redirect_uri')).toBe(`${sandbox.apiUrl}/staff/auth/twitch/callback`);

    const arrived = await browser.signIn(start(), nova);
    expect(arrived.href).toBe(`${deskUrl}/`);
    const answer = await me(browser.jar.get(staffCookie));
    expect(answer.status).toBe(200);
    const said = staffEndpoints.staffMe.response.parse(await answer.json());
    expect(said).toMatchObject({ guid: member.guid, role: 'support', refund_limit_cents: 5_000 });
    expect(Date.parse(said.ends_at) - Date.parse(said.confirmed_at)).toBe(12 * 3_600_000);
    expect((await me(browser.jar.get(staffCookie), await createBrowserKey())).status).toBe(401);

    const [row] = await api.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(row).toMatchObject({
      what: 'signIn',
      staffGuid: member.guid,
      after: { provider: 'twitch', session: said.session_id },
    });
  });

  it('writes a cookie that scripts and other sites never have', async () => {
    const browser = newBrowser();
    const callback = await browser.choose(await browser.open(start()), 'choose', { sub: nova });
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await api.call(`${callback.pathname}${callback.search}`, { headers: { cookie } });
    const written = answer.headers.getSetCookie().find((line) => line.startsWith(`${staffCookie}=`)) ?? '';
    expect(written).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(written).toContain('Max-Age=43200');
    const again = await api.call(`${callback.pathname}${callback.search}`, { headers: { cookie } });
    expect(errorIn(new URL(again.headers.get('location') ?? ''))).toBe('expired.twitch');
  });

  it('ends the session before of the same browser', async () => {
    const browser = newBrowser();
    await browser.signIn(start(), nova);
    const first = browser.jar.get(staffCookie);
    await browser.signIn(start(), nova);
    expect(browser.jar.get(staffCookie)).not.toBe(first);
    expect((await me(first)).status).toBe(401);
    expect((await me(browser.jar.get(staffCookie))).status).toBe(200);
  });

  it('is for accounts with a role and the tier, and never makes one', async () => {
    const count = () => api.deps.db.$count(users);
    const before = [await count(), await api.deps.db.$count(staffSessions)];
    const stranger = newBrowser();
    const callback = await stranger.choose(await stranger.open(start()), 'make', {
      name: 'Stranger',
      email: '',
    });
    const { url } = await stranger.follow(callback.href);
    expect([url.origin, errorIn(url)]).toEqual([deskUrl, 'not-staff.twitch']);
    expect(url.searchParams.get('error_request')).toMatch(/^[\da-f-]{36}$/);
    expect(stranger.jar.has(staffCookie)).toBe(false);

    await api.deps.db.update(users).set({ grantedTier: null }).where(eq(users.id, member.id));
    expect(errorIn(await newBrowser().signIn(start(), nova))).toBe('not-staff.twitch');
    await api.deps.db.update(users).set({ grantedTier: 'admin' }).where(eq(users.id, member.id));
    expect([await count(), await api.deps.db.$count(staffSessions)]).toEqual(before);
  });

  it('says that the provider was told no', async () => {
    const browser = newBrowser();
    const callback = await browser.choose(await browser.open(start()), 'fail', { error: 'access_denied' });
    expect(errorIn((await browser.follow(callback.href)).url)).toBe('denied.twitch');
  });

  it('begins with a key of the desk alone', async () => {
    const attempts = () => api.deps.db.$count(signInAttempts);
    const before = await attempts();
    const locationOf = async (path: string, headers = {}) =>
      new URL((await api.call(path, { headers })).headers.get('location') ?? '');
    for (const wrong of ['', 'short', `${key.thumbprint}a`, `${key.thumbprint.slice(1)}!`])
      expect(errorIn(await locationOf(start(wrong)))).toBe('failed.twitch');
    for (const site of ['cross-site', 'none'])
      expect(errorIn(await locationOf(start(), { 'sec-fetch-site': site }))).toBe('failed.twitch');
    expect(await attempts()).toBe(before);
    expect((await api.call(start(), { headers: { 'sec-fetch-site': 'same-site' } })).status).toBe(302);
    for (const other of ['streamlabs', 'discord', 'nobody'])
      expect((await api.call(`/staff/sign-in/${other}?key=${key.thumbprint}`)).status).toBe(404);
  });

  it('never takes the callback of another flow', async () => {
    const browser = newBrowser();
    const callback = await browser.choose(await browser.open('/auth/twitch'), 'choose', { sub: nova });
    const swapped = new URL(`/staff${callback.pathname}${callback.search}`, callback);
    expect(errorIn((await browser.follow(swapped.href)).url)).toBe('expired.twitch');
    expect(browser.jar.has(staffCookie)).toBe(false);

    const other = createBrowser(api, { apiUrl: sandbox.apiUrl, sandboxUrl: sandbox.url, siteUrl });
    const own = await other.choose(await other.open(start()), 'choose', { sub: nova });
    const usual = new URL(own.href.replace('/staff/auth/', '/auth/'));
    expect(errorIn((await other.follow(usual.href)).url)).toBe('expired.twitch');
  });
});

it('is limited by network, as every sign-in', async () => {
  const limited = await createTestApi({
    sandboxUrl: sandbox.url,
    apiUrl: sandbox.apiUrl,
    environment: { LIMIT_SIGN_IN_PER_MINUTE: '1' },
  });
  expect((await limited.call(start())).headers.get('location')).toContain(sandbox.url);
  const refused = new URL((await limited.call(start())).headers.get('location') ?? '');
  expect([refused.origin, errorIn(refused)]).toEqual([deskUrl, 'rate-limited.twitch']);
  await limited.close();
});

it('has a cookie of this host alone on https', async () => {
  const cookies = createCookies('https://api.backbeat.example');
  const app = new Hono<AppEnv>();
  app.get('/', (context) => {
    cookies.writeStaff(context, 'secret', 60);
    return context.body(null);
  });
  const written = (await app.request('/')).headers.get('set-cookie');
  expect(written).toMatch(
    new RegExp(`^__Host-${staffCookie}=secret; .*Path=/; HttpOnly; Secure; SameSite=Strict$`),
  );
});
