import { describe, expect, it } from 'vitest';
import { offline, openTab } from '../../test/openTab.ts';
import { AuthError } from '../errors/ApiError.ts';
import { NetworkError } from '../errors/SdkError.ts';
import { apiFailure } from '../testing/apiFailure.ts';
import { fixtures, userFixture } from '../testing/fixtures.ts';
import { testToken } from '../testing/memoryEnvironment.ts';
import type { TestAnswers } from '../testing/openTransport.ts';
import { storageKeys } from './storageKeys.ts';

describe('start', () => {
  it('without a token: single sign-on, refresh, user', async () => {
    const { session, called, storage } = openTab();
    expect(session.getSnapshot().status).toBe('idle');
    const snapshot = await session.start();
    expect(called()).toEqual(['sso', 'refresh', 'me']);
    expect(snapshot).toMatchObject({ status: 'signed-in', sso: true, user: fixtures.me, error: null });
    expect(storage.getItem(storageKeys.token)).toBe(snapshot.token);
    expect(storage.getItem(storageKeys.hasLoggedIn)).toBe('true');
  });

  it('with a token: user only', async () => {
    const { session, called } = openTab({ stored: { token: testToken() } });
    expect(await session.start()).toMatchObject({ status: 'signed-in', sso: false });
    expect(called()).toEqual(['me']);
  });

  it('fetches the account when the user has no creation date', async () => {
    const me = userFixture({ created_at: null });
    const { session, called } = openTab({ stored: { token: testToken() }, answers: { me } });
    expect(await session.start()).toMatchObject({ user: me, account: fixtures.account });
    expect(called()).toEqual(['me', 'account']);
  });

  it('stands without that account too', async () => {
    const answers: TestAnswers = {
      me: userFixture({ created_at: null }),
      account: () => apiFailure('provider_unavailable'),
    };
    const { session } = openTab({ stored: { token: testToken() }, answers });
    expect(await session.start()).toMatchObject({ status: 'signed-in', account: null });
  });

  it.each([
    ['401', () => apiFailure('unauthorized')],
    ['ok: false', () => ({ ok: false })],
  ])('ends signed out, with an error, when single sign-on says %s', async (_, sso) => {
    const { session, called } = openTab({ answers: { sso } });
    const snapshot = await session.start();
    expect(snapshot).toMatchObject({ status: 'signed-out', sso: false, user: null, token: null });
    expect(snapshot.error).toBeInstanceOf(AuthError);
    expect(called()).toEqual(['sso']);
  });

  it('ends signed out, with an error, when the api cannot be reached, and keeps the token for later', async () => {
    const token = testToken();
    const { session, storage, transport } = openTab({ stored: { token }, answers: { me: offline } });
    const snapshot = await session.start();
    expect(snapshot).toMatchObject({ status: 'signed-out', token: null });
    expect(snapshot.error).toBeInstanceOf(NetworkError);
    expect(storage.getItem(storageKeys.token)).toBe(token);
    transport.answer({ me: fixtures.me });
    expect(await session.reload()).toMatchObject({ status: 'signed-in', token, error: null });
  });

  it('runs once, however often it is called', async () => {
    const { session, called } = openTab();
    await Promise.all([session.start(), session.start()]);
    await session.start();
    expect(called()).toEqual(['sso', 'refresh', 'me']);
  });

  it('tells its listeners, with a new snapshot for a change and the same one in between', async () => {
    const { session } = openTab();
    const seen: string[] = [];
    const stop = session.subscribe(() => seen.push(session.getSnapshot().status));
    expect(session.getSnapshot()).toBe(session.getSnapshot());
    await session.start();
    expect(seen[0]).toBe('loading');
    expect(seen.at(-1)).toBe('signed-in');
    stop();
    await session.logout();
    expect(seen.at(-1)).toBe('signed-in');
  });
});

describe('a token in the address', () => {
  it('is taken, and the address is clean before the first call', async () => {
    const token = testToken({ guid: 'other' });
    const { session, navigation, called } = openTab({
      href: `https://site.test/pricing?a=1#token=${token}`,
      answers: {
        me: () => {
          expect(navigation.href()).toBe('https://site.test/pricing?a=1');
          return fixtures.me;
        },
      },
    });
    expect(await session.start()).toMatchObject({ token, tookToken: true, justSignedUp: false });
    expect(called()).toEqual(['sessionBinding', 'me']);
  });

  it('is asked whose it is beside whether it counts here', async () => {
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const { session } = openTab({
      href: `https://site.test/#token=${testToken()}`,
      answers: {
        sessionBinding: async () => {
          await asked;
          return { bound: true };
        },
        me: () => {
          isAsked();
          return fixtures.me;
        },
      },
    });
    expect(await session.start()).toMatchObject({ status: 'signed-in', user: fixtures.me });
  });

  it('comes before a stored one, and says when the account is new', async () => {
    const token = testToken({ guid: 'new' });
    const { session, storage } = openTab({
      stored: { token: testToken() },
      href: `https://site.test/#${token}&new=1`,
    });
    expect(await session.start()).toMatchObject({ token, justSignedUp: true });
    expect(storage.getItem(storageKeys.justSignedUp)).toBe('true');
    session.clearJustSignedUp();
    expect(session.getSnapshot().justSignedUp).toBe(false);
    expect(storage.getItem(storageKeys.justSignedUp)).toBeNull();
  });

  it('may be handed over by the top of the page', async () => {
    const token = testToken();
    const { session } = openTab({ taken: { token, isNew: true } });
    expect(await session.start()).toMatchObject({ token, tookToken: true, justSignedUp: true });
  });
});

describe('a token that cannot be read', () => {
  it('is warned of, is a 401, and ends the session', async () => {
    const { session, warn, storage, called } = openTab({ stored: { token: 'a.b.c', refreshToken: 'r' } });
    const snapshot = await session.start();
    expect(snapshot).toMatchObject({ status: 'signed-out', error: { status: 401, code: 'unauthorized' } });
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls.join()).not.toContain('a.b.c');
    expect([storage.getItem(storageKeys.token), storage.getItem(storageKeys.refreshToken)]).toEqual([
      null,
      null,
    ]);
    expect(called()).toEqual([]);
  });
});

describe('arriving', () => {
  it('follows a saved redirect once', async () => {
    const first = openTab({ stored: { redirect: '/checkout/pro?x=1' } });
    await first.session.start();
    expect(first.visited).toEqual(['/checkout/pro?x=1']);
    expect(first.storage.getItem(storageKeys.redirect)).toBeNull();
  });

  it('saves only redirects that it would follow', async () => {
    const { session, storage } = openTab();
    session.saveRedirect('https://evil.test/');
    expect(storage.getItem(storageKeys.redirect)).toBeNull();
    session.saveRedirect('https://site.test/checkout/pro?x=1');
    expect(storage.getItem(storageKeys.redirect)).toBe('/checkout/pro?x=1');
  });

  it('goes to return_url at once', async () => {
    const { session, visited } = openTab({ href: 'https://site.test/?return_url=%2Fpricing' });
    const started = session.start();
    expect(visited).toEqual(['/pricing']);
    await started;
  });

  it('goes to an allowed host, and to no other', async () => {
    const allowed = { allowedOrigins: ['https://player.test'] };
    const good = openTab({ ...allowed, href: 'https://site.test/?return_url=https%3A%2F%2Fplayer.test%2Fa' });
    const bad = openTab({ ...allowed, href: 'https://site.test/?return_url=https%3A%2F%2Fevil.test%2Fa' });
    await Promise.all([good.session.start(), bad.session.start()]);
    expect(good.visited).toEqual(['https://player.test/a']);
    expect(bad.visited).toEqual([]);
  });

  it.each([
    ['rockspro_m_v1', null],
    ['free', 'free'],
  ])('clears the selected plan %s once the user is known', async (selectedPlan, left) => {
    const { session, storage } = openTab({ stored: { selectedPlan, token: testToken() } });
    await session.start();
    expect(storage.getItem(storageKeys.selectedPlan)).toBe(left);
  });

  it('keeps the selected plan of somebody who is signed out', async () => {
    const { session, storage } = openTab({
      stored: { selectedPlan: 'rockspro_m_v1' },
      answers: { sso: () => apiFailure('provider_unavailable') },
    });
    await session.start();
    expect(storage.getItem(storageKeys.selectedPlan)).toBe('rockspro_m_v1');
  });
});
