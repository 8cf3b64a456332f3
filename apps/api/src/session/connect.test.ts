import { cookieNames, endpoints } from '@backbeat/sdk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type TestBrowser } from '../../testing/createBrowser.ts';
import { createTestApi, siteUrl, type TestApi } from '../../testing/createTestApi.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';

describe('connecting an identity', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let browser: TestBrowser;
  let token: string;

  beforeAll(async () => {
    sandbox = await startTestSandbox();
    api = await createTestApi({ sandboxUrl: sandbox.url, apiUrl: sandbox.apiUrl });
  });
  afterAll(async () => {
    await api.close();
    await sandbox.close();
  });

  const newBrowser = () => createBrowser(api, { apiUrl: sandbox.apiUrl, sandboxUrl: sandbox.url, siteUrl });
  const make = async (on: TestBrowser, address: string, name: string) => {
    const callback = await on.choose(await on.open(address), 'make', { name, email: '' });
    return (await on.follow(callback.href)).url;
  };
  const signUp = async (on: TestBrowser) => {
    on.jar.set(cookieNames.license, 'accepted');
    const url = await make(on, '/auth/twitch?return_url=/', `Maker ${Math.random()}`);
    return new URLSearchParams(url.hash.slice(1)).get('token') ?? '';
  };
  const identities = async (of = token) =>
    endpoints.identities.response.parse(
      await (await api.call('/v1/account/identities', { token: of })).json(),
    );
  const link = '/discord?response_type=link';

  beforeEach(async () => {
    browser = newBrowser();
    token = await signUp(browser);
  });

  it('adds it, and tells the popup page', async () => {
    const url = await make(browser, link, 'On Discord');
    expect(`${url.origin}${url.pathname}`).toBe(`${siteUrl}/settings/profile/link`);
    expect(url.searchParams.get('success')).toBe('true');
    const answer = await identities();
    expect(answer.identities.map(({ provider }) => provider)).toEqual(['twitch', 'discord']);
    expect(answer.default_identity).toBe(answer.identities[0]?.id);
  });

  it('carries the attempt of the opener through, however it ends, and no other text', async () => {
    const attempt = '0b7c2f4e-9a51-4a37-8a0e-5f1c0d9e7b21';
    const url = await make(browser, `${link}&attempt=${attempt}`, 'With Attempt');
    expect([...url.searchParams]).toEqual([
      ['attempt', attempt],
      ['success', 'true'],
    ]);
    const callback = await browser.choose(await browser.open(`${link}&attempt=${attempt}`), 'fail', {
      error: 'access_denied',
    });
    const denied = (await browser.follow(callback.href)).url;
    expect([...denied.searchParams]).toEqual([
      ['attempt', attempt],
      ['success', 'false'],
      ['error', 'denied.discord'],
    ]);
    const signedOut = (await newBrowser().follow(`${link}&attempt=${attempt}`)).url;
    expect(signedOut.searchParams.get('attempt')).toBe(attempt);
    for (const foreign of ['a b', '<b>', 'x'.repeat(65), '%00']) {
      const { url: plain } = await newBrowser().follow(`${link}&attempt=${foreign}`);
      expect(plain.searchParams.has('attempt'), foreign).toBe(false);
    }
  });

  it('comes back from a company on another site', async () => {
    const callback = await browser.choose(await browser.open(link), 'make', { name: 'Far Away', email: '' });
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await api.call(callback.href, { headers: { cookie, 'sec-fetch-site': 'cross-site' } });
    expect(answer.headers.get('location')).toContain('success=true');
  });

  it('again is a sync, not a second one', async () => {
    await browser.signIn(link, 'creator-novabeats');
    const url = await browser.signIn(link, 'creator-novabeats');
    expect(url.searchParams.get('success')).toBe('true');
    expect((await identities()).identities).toHaveLength(2);
  });

  it('of another account at the same company is refused', async () => {
    await make(browser, link, 'One Discord');
    for (const name of [...browser.jar.keys()]) if (name.startsWith('sandbox_')) browser.jar.delete(name);
    const url = await make(browser, link, 'Two Discord');
    expect(url.searchParams.get('error')).toBe('other-connected.discord');
  });

  it('that belongs to somebody else is refused', async () => {
    await browser.signIn(link, 'creator-couchcoop');
    const other = newBrowser();
    await signUp(other);
    const url = await other.signIn(link, 'creator-couchcoop');
    expect(url.searchParams.get('success')).toBe('false');
    expect(url.searchParams.get('error')).toBe('taken.discord');
  });

  it('needs somebody who is signed in, from the start to the end', async () => {
    const { url } = await newBrowser().follow(link);
    expect(url.searchParams.get('success')).toBe('false');
    const callback = await browser.choose(await browser.open(link), 'make', { name: 'Too Late', email: '' });
    browser.jar.delete(cookieNames.refresh);
    const late = (await browser.follow(callback.href)).url;
    expect(late.searchParams.get('success')).toBe('false');
    expect((await identities()).identities).toHaveLength(1);
  });

  it('is nothing that a foreign page can begin', async () => {
    const cookie = `${cookieNames.refresh}=${browser.jar.get(cookieNames.refresh) ?? ''}`;
    const answer = await api.call(link, { headers: { cookie, 'sec-fetch-site': 'cross-site' } });
    expect(answer.headers.get('location')).toContain('success=false');
    expect((await api.call('/discord', { headers: { cookie } })).status).toBe(404);
  });

  it('makes another one the default', async () => {
    await make(browser, link, 'Main Discord');
    const [, discord] = (await identities()).identities;
    const setDefault = (identity_id: number, of = token) =>
      api.call('/v1/account/identity/default', { method: 'POST', token: of, body: { identity_id } });
    expect((await setDefault(discord?.id ?? 0)).status).toBe(204);
    expect((await identities()).default_identity).toBe(discord?.id);
    const other = await signUp(newBrowser());
    expect((await setDefault(discord?.id ?? 0, other)).status).toBe(404);
    expect((await setDefault(999_999)).status).toBe(404);
  });
});
