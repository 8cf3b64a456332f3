import { describe, expect, it } from 'vitest';
import { offline, openTab } from '../../test/openTab.ts';
import { AuthError } from '../errors/ApiError.ts';
import { NetworkError } from '../errors/SdkError.ts';
import { apiFailure } from '../testing/apiFailure.ts';
import { fixtures } from '../testing/fixtures.ts';
import { testToken } from '../testing/memoryEnvironment.ts';
import { storageKeys } from './storageKeys.ts';

describe('401', () => {
  it('on any call ends the session and removes what was stored', async () => {
    const { session, client, storage, transport } = openTab({
      stored: { token: testToken(), refreshToken: 'r', redirect: '/x', selectedPlan: 'free' },
    });
    await session.start();
    transport.answer({ identities: () => apiFailure('unauthorized') });
    await expect(client.identities()).rejects.toBeInstanceOf(AuthError);
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-out', user: null, token: null });
    expect([...storage.values.keys()]).toEqual([storageKeys.hasLoggedIn]);
  });

  it('for an older token does not end a newer session', async () => {
    const { session } = openTab({ stored: { token: testToken() } });
    await session.start();
    const error = new AuthError({ endpoint: 'me', statusText: '', body: null, wireCode: null });
    session.handleUnauthorized({ endpoint: 'me', token: 'older', error });
    session.handleUnauthorized({ endpoint: 'sso', token: null, error });
    expect(session.getSnapshot().status).toBe('signed-in');
  });
});

describe('logout', () => {
  it('calls the api and clears everything but the knowledge that somebody signed in before', async () => {
    const { session, storage, transport, called } = openTab({
      stored: { token: testToken(), refreshToken: 'r', redirect: '/x', justSignedUp: 'true' },
    });
    await session.start();
    const { token } = session.getSnapshot();
    await session.logout();
    expect(called().at(-1)).toBe('logout');
    expect(transport.calls.at(-1)).toMatchObject({ credentials: 'include' });
    expect(transport.calls.at(-1)?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect([...storage.values.keys()]).toEqual([storageKeys.hasLoggedIn]);
    expect(session.getSnapshot()).toEqual({
      status: 'signed-out',
      token: null,
      user: null,
      account: null,
      sso: false,
      error: null,
      tookToken: false,
      justSignedUp: false,
      hasLoggedIn: true,
      offered: null,
    });
  });

  it('clears this tab even when the api is away, and ends the session there before the next sign-on', async () => {
    const { session, storage, transport } = openTab({
      stored: { token: testToken() },
      answers: { logout: offline },
    });
    await session.start();
    await session.logout();
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-out', token: null });
    expect(session.getSnapshot().error).toBeInstanceOf(NetworkError);
    await session.reload();
    expect(transport.calls.map(({ endpoint }) => endpoint)).toEqual(['me', 'logout', 'logout']);
    transport.answer({ logout: undefined, sso: () => apiFailure('unauthorized') });
    await session.reload();
    expect(transport.calls.slice(-2).map(({ endpoint }) => endpoint)).toEqual(['logout', 'sso']);
    expect(storage.getItem(storageKeys.signOutPending)).toBeNull();
  });

  it('is not undone by an answer that was under way', async () => {
    let release: (user: typeof fixtures.me) => void = () => undefined;
    const me = () =>
      new Promise<typeof fixtures.me>((resolve) => {
        release = resolve;
      });
    const { session, called, storage } = openTab({ stored: { token: testToken() }, answers: { me } });
    const started = session.start();
    await expect.poll(called).toEqual(['me']);
    await session.logout();
    release(fixtures.me);
    expect(await started).toMatchObject({ status: 'signed-out' });
    expect(storage.getItem(storageKeys.token)).toBeNull();
  });
});
