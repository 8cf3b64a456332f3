import { consentTexts, consentWords } from '@backbeat/domain';
import { cookieNames, endpoints } from '@backbeat/sdk/contract';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type TestBrowser } from '../../testing/createBrowser.ts';
import { createTestApi, siteUrl, type TestApi } from '../../testing/createTestApi.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { identities, users } from '../db/schema/accounts.ts';
import { consents } from '../db/schema/consents.ts';
import { signInAttempts } from '../db/schema/sessions.ts';

const nova = 'creator-novabeats';

describe('sign-in through an identity provider', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let browser: TestBrowser;

  beforeAll(async () => {
    sandbox = await startTestSandbox();
    api = await createTestApi({ sandboxUrl: sandbox.url, apiUrl: sandbox.apiUrl });
  });
  afterAll(async () => {
    await api.close();
    await sandbox.close();
  });
  const newBrowser = (accepted = true): TestBrowser => {
    const fresh = createBrowser(api, { apiUrl: sandbox.apiUrl, sandboxUrl: sandbox.url, siteUrl });
    if (accepted) fresh.jar.set(cookieNames.license, 'accepted').set(cookieNames.marketing, 'in');
    return fresh;
  };
  beforeEach(() => {
    browser = newBrowser();
  });

  const start = (provider: string, returnUrl = '/pricing') =>
    `/auth/${provider}?source=www&return_url=${encodeURIComponent(returnUrl)}`;
  const fragment = (url: URL) => new URLSearchParams(url.hash.slice(1));
  const errorIn = (url: URL) => url.searchParams.get('error') ?? '';
  /** Creates a person at a provider and returns the answer to the sign-in. */
  const make = async (provider: string, name: string, email = '', on = browser) => {
    const callback = await on.choose(await on.open(start(provider)), 'make', { name, email });
    return (await on.follow(callback.href)).url;
  };

  it('signs up, hands the token over in the fragment, and signs in the next time', async () => {
    const arrived = await browser.signIn(start('twitch', `${siteUrl}/pricing?a=b`), nova);
    expect(arrived.href.split('#')[0]).toBe(`${siteUrl}/pricing?a=b`);
    expect(fragment(arrived).get('new')).toBe('1');
    const me = await api.call('/v1/me', { token: fragment(arrived).get('token') ?? '' });
    expect(await me.json()).toMatchObject({
      display_name: 'Nova Beats',
      username: 'novabeats',
      tier: 'free',
      test: false,
    });
    expect(browser.jar.get(cookieNames.refresh)).toMatch(/^[\w-]{43}$/);

    const again = await newBrowser(false).signIn(start('twitch'), nova);
    expect(fragment(again).get('new')).toBeNull();
    expect((await api.call('/v1/me', { token: fragment(again).get('token') ?? '' })).status).toBe(200);
  });

  it('remembers the choice about e-mail', async () => {
    await make('twitch', 'Opted In');
    const outside = newBrowser();
    outside.jar.set(cookieNames.marketing, 'out');
    await make('twitch', 'Opted Out', '', outside);
    const rows = await api.deps.db
      .select({ name: users.displayName, optIn: users.marketingOptIn })
      .from(users)
      .where(like(users.displayName, 'Opted%'))
      .orderBy(users.id);
    expect(rows).toEqual([
      { name: 'Opted In', optIn: true },
      { name: 'Opted Out', optIn: false },
    ]);
  });

  it('keeps the first language of the browser that signed in last', async () => {
    const languageBy = async (accepted?: string) => {
      const fresh = newBrowser();
      if (accepted !== undefined) fresh.ownHeaders['accept-language'] = accepted;
      const token = fragment(await fresh.signIn(start('twitch'), nova)).get('token') ?? '';
      const me = endpoints.me.response.parse(await (await api.call('/v1/me', { token })).json());
      return (await api.deps.db.select().from(users).where(eq(users.id, me.user_id)))[0]?.language;
    };
    expect(await languageBy('de-AT,de;q=0.9,en;q=0.5')).toBe('de');
    expect(await languageBy()).toBe('de');
    expect(await languageBy('en-GB,de;q=0.9')).toBe('en');
    expect(await languageBy('den')).toBe('en');
  });

  it('keeps what was agreed to with the words of the page, and the answer about e-mail too', async () => {
    const versions = { license: consentTexts.license.version, marketing: '2020-01-01' };
    const outside = newBrowser();
    outside.jar.set(cookieNames.marketing, 'out');
    const address = `${start('twitch', '/pricing?a=b')}&${new URLSearchParams(versions)}`;
    const callback = await outside.choose(await outside.open(address), 'make', { name: 'Agreed', email: '' });
    await outside.follow(callback.href);
    await make('twitch', 'Agreed Before');
    const rows = await api.deps.db
      .select({ name: users.displayName, consent: consents })
      .from(consents)
      .innerJoin(users, and(eq(users.id, consents.userId), eq(users.hash, consents.accountCode)))
      .where(like(users.displayName, 'Agreed%'))
      .orderBy(consents.id);
    expect(rows).toMatchObject([
      {
        name: 'Agreed',
        consent: {
          kind: 'license',
          version: '2022-06-16',
          words: consentWords('license'),
          page: '/pricing',
          isGiven: true,
        },
      },
      { name: 'Agreed', consent: { kind: 'marketing', version: '2020-01-01', words: null, isGiven: false } },
      {
        name: 'Agreed Before',
        consent: { kind: 'license', version: consentTexts.license.version, words: null, isGiven: true },
      },
      { name: 'Agreed Before', consent: { kind: 'marketing', words: null, isGiven: true } },
    ]);
  });

  it('makes no account without the licence accepted', async () => {
    const arrived = await make('twitch', 'Not Asked', '', newBrowser(false));
    expect(arrived.pathname).toBe('/pricing');
    expect(errorIn(arrived)).toBe('not-registered.twitch');
    expect(arrived.hash).toBe('');
  });

  it('lets nobody sign up with Streamlabs', async () => {
    expect(errorIn(await make('streamlabs', 'Streamer'))).toBe('sign-in-only.streamlabs');
  });

  it('does not merge a second identity with the same address', async () => {
    await make('twitch', 'First Me', 'same@mail.example');
    const arrived = await make('google_oauth2', 'Second Me', 'SAME@mail.example', newBrowser());
    expect(errorIn(arrived)).toBe('email-taken.google_oauth2.twitch');
  });

  describe('a second identity of the same person', () => {
    const arriveTwice = async (email: string) => {
      await make('twitch', `First ${email}`, email, newBrowser());
      const other = newBrowser();
      await make('google_oauth2', `Second ${email}`, email, other);
      const [twitch] = await api.deps.db
        .select({ userId: identities.userId, subject: identities.subject })
        .from(identities)
        .innerJoin(users, eq(users.id, identities.userId))
        .where(eq(users.email, email));
      if (twitch === undefined) throw new Error('not signed up');
      const providers = async () =>
        (await api.deps.db.select().from(identities).where(eq(identities.userId, twitch.userId))).map(
          ({ provider }) => provider,
        );
      return { other, sub: twitch.subject, providers };
    };

    it('is connected once that browser signs in by the first', async () => {
      const { other, sub, providers } = await arriveTwice('one@mail.example');
      expect(await providers()).toEqual(['twitch']);
      await other.signIn(start('twitch'), sub);
      expect((await providers()).sort()).toEqual(['google_oauth2', 'twitch']);
    });

    it('is not connected by another browser, to somebody else, or much later', async () => {
      const { other, sub, providers } = await arriveTwice('two@mail.example');
      await newBrowser().signIn(start('twitch'), sub);
      expect(await providers()).toEqual(['twitch']);
      await other.signIn(start('twitch'), nova);
      await other.signIn(start('twitch'), sub);
      expect(await providers()).toEqual(['twitch']);
      const late = await arriveTwice('late@mail.example');
      api.time.offsetMs = 11 * 60_000;
      await late.other.signIn(start('twitch'), late.sub);
      api.time.offsetMs = 0;
      expect(await late.providers()).toEqual(['twitch']);
    });
  });

  it.each([
    ['access_denied', 'denied.twitch'],
    ['server_error', 'failed.twitch'],
  ])('comes back with a code when the provider answers %s', async (error, code) => {
    const callback = await browser.choose(await browser.open(start('twitch')), 'fail', { error });
    const { url } = await browser.follow(callback.href);
    expect(url.pathname).toBe('/pricing');
    expect(errorIn(url)).toBe(code);
  });

  it('never sends anybody to a foreign return_url', async () => {
    const arrived = await browser.signIn(start('twitch', 'https://evil.example/take'), nova);
    expect(arrived.href.split('#')[0]).toBe(`${siteUrl}/`);
  });

  it('asks with PKCE, state and nonce', async () => {
    const answer = await api.call(start('twitch'));
    const { searchParams: asked } = new URL(answer.headers.get('location') ?? '');
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('state')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('redirect_uri')).toBe(`${sandbox.apiUrl}/auth/twitch/callback`);
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  });

  describe('refuses a callback', () => {
    const callbackOf = async () =>
      browser.choose(await browser.open(start('twitch')), 'choose', { sub: nova });
    const comesBackRefused = async (url: URL, on = browser) => {
      const end = await on.follow(url.href);
      expect(end.url.hash).toBe('');
      expect(errorIn(end.url)).not.toBe('');
    };

    it('that was already used', async () => {
      const callback = await callbackOf();
      expect((await browser.follow(callback.href)).url.hash).toMatch(/^#token=/);
      await comesBackRefused(callback);
    });

    it('in another browser', async () => {
      await comesBackRefused(await callbackOf(), newBrowser());
    });

    it('in another browser that has a flow of its own', async () => {
      const other = newBrowser();
      await other.open(start('twitch'));
      await comesBackRefused(await callbackOf(), other);
    });

    it.each(['state', 'code', 'iss'])('without its %s', async (name) => {
      const callback = await callbackOf();
      callback.searchParams.delete(name);
      await comesBackRefused(callback);
    });

    it.each(['state', 'code', 'iss'])('with another %s', async (name) => {
      const callback = await callbackOf();
      callback.searchParams.set(name, 'https://evil.example/x');
      await comesBackRefused(callback);
    });

    it('with the code of another flow', async () => {
      const [first, second] = [await callbackOf(), await callbackOf()];
      first.searchParams.set('code', second.searchParams.get('code') ?? '');
      await comesBackRefused(first);
    });

    it('at another provider', async () => {
      const callback = await callbackOf();
      callback.pathname = '/auth/google_oauth2/callback';
      await comesBackRefused(callback);
    });

    it('of a sign-in at the address for connecting', async () => {
      const callback = await callbackOf();
      callback.pathname = '/twitch/callback';
      const { url } = await browser.follow(callback.href);
      expect(url.searchParams.get('success')).toBe('false');
    });

    it.each(['nonce', 'codeVerifier'] as const)(
      'whose %s is not the one that was asked with',
      async (column) => {
        const callback = await callbackOf();
        await api.deps.db.update(signInAttempts).set({ [column]: 'x'.repeat(43) });
        await comesBackRefused(callback);
      },
    );

    it('twice at once: it signs in one of the two', async () => {
      const callback = await callbackOf();
      const ends = await Promise.all([browser.follow(callback.href), browser.follow(callback.href)]);
      expect(ends.filter(({ url }) => url.hash.startsWith('#token='))).toHaveLength(1);
    });

    it('with two states', async () => {
      const callback = await callbackOf();
      callback.searchParams.append('state', 'x'.repeat(43));
      await comesBackRefused(callback);
    });

    it('after ten minutes', async () => {
      const callback = await callbackOf();
      api.time.offsetMs += 10 * 60_000 + 1;
      await comesBackRefused(callback);
    });
  });

  it('says so when the provider does not answer', async () => {
    const lonely = await createTestApi({ sandboxUrl: 'http://localhost:1' });
    const answer = await lonely.call(start('twitch'));
    expect(errorIn(new URL(answer.headers.get('location') ?? ''))).toBe('failed.twitch');
    await lonely.close();
  });

  it('limits flows by network', async () => {
    const limited = await createTestApi({
      environment: { LIMIT_SIGN_IN_PER_MINUTE: '2' },
      sandboxUrl: sandbox.url,
    });
    const answers: Headers[] = [];
    for (let round = 0; round < 3; round += 1) answers.push((await limited.call(start('twitch'))).headers);
    const locations = answers.map((headers) => new URL(headers.get('location') ?? ''));
    expect(locations.map(({ href }) => href.startsWith(sandbox.url))).toEqual([true, true, false]);
    expect(locations[2]?.searchParams.get('error_request')).toBe(answers[2]?.get('x-request-id'));
    await limited.close();
  });

  it('writes no secret into its logs', async () => {
    const text = api.logs.join('');
    expect(text).toContain('/auth/twitch/callback');
    expect(text.match(/eyJ|code=|state=|@|accepted/)).toBeNull();
  });
});
