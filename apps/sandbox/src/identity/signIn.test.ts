import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';
import { providers } from './providers.ts';

const apiUrl = 'http://localhost:4999';
const twitchClaims = { email: null, email_verified: null, picture: null };
let running: TestSandbox;

beforeAll(async () => {
  running = await startTestSandbox({ apiUrl });
});
afterAll(() => running.stop());

/** A browser's part: keeps cookies, follows redirects up to the api's address. */
const createBrowser = () => {
  const cookies = new Map<string, string>();
  const request = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const to = response.headers.get('location');
    if (to === null || new URL(to, url).origin === apiUrl) return response;
    return request(new URL(to, url).href);
  };
  return request;
};

const discover = (provider: string) =>
  oidc.discovery(
    new URL(`${running.url}/identity/${provider}`),
    'backbeat',
    {},
    oidc.ClientSecretPost('sandbox-secret'),
    { execute: [oidc.allowInsecureRequests] },
  );

const begin = async (provider: string, callback = `/auth/${provider}/callback`) => {
  const configuration = await discover(provider);
  const verifier = oidc.randomPKCECodeVerifier();
  const checks = {
    pkceCodeVerifier: verifier,
    expectedState: oidc.randomState(),
    expectedNonce: oidc.randomNonce(),
  };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: `${apiUrl}${callback}`,
    scope: provider === 'twitch' ? 'openid user:read:email' : 'openid profile email',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // Twitch leaves these out unless they are asked for by name.
    ...(provider === 'twitch'
      ? { claims: JSON.stringify({ id_token: twitchClaims, userinfo: twitchClaims }) }
      : {}),
  });
  return { configuration, checks, url: url.href, browser: createBrowser() };
};

const interactionOf = (html: string): string => /action="(\/identity\/[^"]+)\/choose"/.exec(html)?.[1] ?? '';

const callbackOf = (response: Response): URL => new URL(response.headers.get('location') ?? 'http://nowhere');

describe.each(providers)('signing in with %s', (provider) => {
  test('ends at the api with a code for the creator that was chosen', async () => {
    const { configuration, checks, url, browser } = await begin(provider);
    const chooser = await (await browser(url)).text();
    expect(chooser).toContain('aria-label="Nova Beats"');
    const path = interactionOf(chooser);
    const form = new URLSearchParams({ sub: 'creator-novabeats' });
    const callback = callbackOf(
      await browser(`${running.url}${path}/choose`, { method: 'POST', body: form }),
    );
    expect(callback.pathname).toBe(`/auth/${provider}/callback`);
    expect(callback.searchParams.get('iss')).toBe(`${running.url}/identity/${provider}`);
    const tokens = await oidc.authorizationCodeGrant(configuration, callback, checks);
    const claims = tokens.claims();
    expect(claims).toMatchObject({
      sub: 'creator-novabeats',
      preferred_username: 'novabeats',
      email_verified: true,
    });
    const info = await oidc.fetchUserInfo(configuration, tokens.access_token, claims?.sub ?? '');
    expect(info.picture).toBe(`${running.url}/portraits/novabeats.svg`);
    const again = oidc.authorizationCodeGrant(configuration, callback, checks);
    await expect(again).rejects.toThrow();
  });
});

describe('the chooser', () => {
  test('makes a new creator who is still there after a restart', async () => {
    const { configuration, checks, url, browser } = await begin('google_oauth2', '/google_oauth2/callback');
    const path = interactionOf(await (await browser(url)).text());
    const empty = await browser(`${running.url}${path}/make`, {
      method: 'POST',
      body: new URLSearchParams({ name: ' ' }),
    });
    expect(empty.status).toBe(422);
    const form = new URLSearchParams({ name: 'Zoë Zoom', email: 'zoe@creators.example' });
    const callback = callbackOf(await browser(`${running.url}${path}/make`, { method: 'POST', body: form }));
    const claims = (await oidc.authorizationCodeGrant(configuration, callback, checks)).claims();
    expect(claims).toMatchObject({
      name: 'Zoë Zoom',
      preferred_username: 'zoezoom',
      email: 'zoe@creators.example',
    });
    running = await running.restart();
    const after = await begin('twitch');
    expect(await (await after.browser(after.url)).text()).toContain('aria-label="Zoë Zoom"');
  });

  test('knows who was made here by another e-mail address once they change it', async () => {
    const made = await begin('google_oauth2');
    const path = interactionOf(await (await made.browser(made.url)).text());
    const form = new URLSearchParams({ name: 'Moving Mo', email: 'old@creators.example' });
    await made.browser(`${running.url}${path}/make`, { method: 'POST', body: form });
    const change = (sub: string, email: string) =>
      fetch(`${running.url}/creators`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sub, email }),
      });
    expect((await change('creator-movingmo', 'new@creators.example')).status).toBe(200);
    expect((await change('creator-movingmo', 'nobody')).status).toBe(422);
    expect((await change('creator-novabeats', 'new@creators.example')).status).toBe(422);

    const { configuration, checks, url, browser } = await begin('google_oauth2');
    const chooser = interactionOf(await (await browser(url)).text());
    const body = new URLSearchParams({ sub: 'creator-movingmo' });
    const callback = callbackOf(await browser(`${running.url}${chooser}/choose`, { method: 'POST', body }));
    const claims = (await oidc.authorizationCodeGrant(configuration, callback, checks)).claims();
    expect(claims).toMatchObject({ email: 'new@creators.example', email_verified: true });
  });

  test.each(['access_denied', 'server_error'])('sends the error %s back by the protocol', async (error) => {
    const { configuration, checks, url, browser } = await begin('twitch');
    const path = interactionOf(await (await browser(url)).text());
    const form = new URLSearchParams({ error });
    const callback = callbackOf(await browser(`${running.url}${path}/fail`, { method: 'POST', body: form }));
    expect(callback.searchParams.get('error')).toBe(error);
    await expect(oidc.authorizationCodeGrant(configuration, callback, checks)).rejects.toThrow();
  });

  test('comes again at the next sign-in, so that one can be somebody else', async () => {
    const { url, browser } = await begin('twitch');
    const path = interactionOf(await (await browser(url)).text());
    await browser(`${running.url}${path}/choose`, {
      method: 'POST',
      body: new URLSearchParams({ sub: 'creator-nightowl' }),
    });
    const second = await begin('twitch');
    expect(await (await browser(second.url)).text()).toContain('Continue as');
  });

  test('explains a sign-in that nobody began', async () => {
    const response = await createBrowser()(`${running.url}/identity/twitch/interaction/nothing`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('ran out');
  });
});

describe('the issuer refuses', () => {
  const refused = async (change: (url: URL) => void): Promise<Response> => {
    const { url, browser } = await begin('twitch');
    const changed = new URL(url);
    change(changed);
    return browser(changed.href);
  };

  test('another redirect address', async () => {
    const response = await refused((url) =>
      url.searchParams.set('redirect_uri', 'https://evil.example/callback'),
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('cannot go on');
  });

  test('a request without PKCE', async () => {
    const response = await refused((url) => {
      url.searchParams.delete('code_challenge');
      url.searchParams.delete('code_challenge_method');
    });
    expect(callbackOf(response).searchParams.get('error')).toBe('invalid_request');
  });

  test('a code with another verifier', async () => {
    const { configuration, checks, url, browser } = await begin('discord');
    const path = interactionOf(await (await browser(url)).text());
    const form = new URLSearchParams({ sub: 'creator-nightowl' });
    const callback = callbackOf(
      await browser(`${running.url}${path}/choose`, { method: 'POST', body: form }),
    );
    const stolen = { ...checks, pkceCodeVerifier: oidc.randomPKCECodeVerifier() };
    await expect(oidc.authorizationCodeGrant(configuration, callback, stolen)).rejects.toThrow();
  });
});
