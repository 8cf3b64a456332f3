import { dayMs } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { offline, openTab } from '../../test/openTab.ts';
import { NetworkError } from '../errors/SdkError.ts';
import { apiFailure } from '../testing/apiFailure.ts';
import { fixtures } from '../testing/fixtures.ts';
import { testToken } from '../testing/memoryEnvironment.ts';
import type { TestAnswers } from '../testing/openTransport.ts';
import { storageKeys } from './storageKeys.ts';

describe('refresh', () => {
  it.each([
    ['expires in 7 days', { days: 7 }, true],
    ['expires in a little more', { days: 7.01 }, false],
    ['has expired', { days: -1 }, true],
    ['has no guid', { guid: '' }, true],
    ['has no hash', { hash: '' }, true],
  ])('a token that %s', async (_, claims, refreshes) => {
    const { session, called } = openTab({ stored: { token: testToken(claims) } });
    await session.start();
    expect(called().includes('refresh')).toBe(refreshes);
    expect(session.getSnapshot().status).toBe('signed-in');
  });

  it('sends the stored refresh token beside the bearer token', async () => {
    const token = testToken({ days: 1 });
    const { session, transport } = openTab({ stored: { token, refreshToken: 'r1' } });
    await session.start();
    const headers = transport.calls[0]?.headers;
    expect([headers?.get('authorization'), headers?.get('refreshtoken')]).toEqual([`Bearer ${token}`, 'r1']);
  });

  it('keeps the next refresh token, and only where one was kept before', async () => {
    const answers: TestAnswers = { refresh: () => ({ token: testToken(), refresh_token: 'r2' }) };
    const token = testToken({ days: 1 });
    const holder = openTab({ stored: { token, refreshToken: 'r1' }, answers });
    const other = openTab({ stored: { token }, answers });
    await Promise.all([holder.session.start(), other.session.start()]);
    expect(holder.storage.getItem(storageKeys.refreshToken)).toBe('r2');
    expect(other.storage.getItem(storageKeys.refreshToken)).toBeNull();
  });

  it('happens before a call, when the token grew old meanwhile', async () => {
    let nowMs = Date.now();
    const { session, client, called, transport } = openTab({
      stored: { token: testToken() },
      now: () => nowMs,
    });
    await session.start();
    nowMs += 8 * dayMs;
    transport.answer({ refresh: () => ({ token: testToken({ days: 30 }) }) });
    await client.identities();
    await client.identities();
    expect(called()).toEqual(['me', 'refresh', 'identities', 'identities']);
  });

  it.each([
    ['stays who they are while the token lasts', 1, 'signed-in'],
    ['is signed out when it has run out', -1, 'signed-out'],
  ])('somebody whose browser has the cookie of another person %s', async (_, days, status) => {
    const token = testToken({ days });
    const { session } = openTab({
      stored: { token },
      answers: { refresh: () => ({ token: testToken({ guid: 'somebody-else' }) }) },
    });
    expect(await session.start()).toMatchObject({ status, token: status === 'signed-in' ? token : null });
  });

  it('does not go round in circles when the new token is no better', async () => {
    const { session, client, called } = openTab({
      stored: { token: testToken({ days: 1 }) },
      answers: { refresh: () => ({ token: testToken({ days: 2 }) }) },
    });
    await session.start();
    await client.identities();
    await client.identities();
    expect(called()).toEqual(['refresh', 'me', 'identities', 'identities']);
  });

  it('goes on with a token that still lasts when the api has trouble', async () => {
    const token = testToken({ days: 3 });
    const { session, called } = openTab({
      stored: { token },
      answers: { refresh: () => apiFailure('provider_unavailable') },
    });
    expect(await session.start()).toMatchObject({ status: 'signed-in', token });
    expect(called()).toEqual(['refresh', 'me']);
  });

  it('ends the session when it is refused', async () => {
    const { session, client } = openTab({
      stored: { token: testToken({ days: 3 }) },
      answers: { refresh: () => apiFailure('unauthorized') },
    });
    expect(await session.start()).toMatchObject({ status: 'signed-out', error: { code: 'unauthorized' } });
    await expect(client.identities()).resolves.toEqual(fixtures.identities);
  });

  it('does not end the session over a lost connection', async () => {
    let nowMs = Date.now();
    const { session, client, storage, transport } = openTab({
      stored: { token: testToken() },
      now: () => nowMs,
    });
    await session.start();
    nowMs += 20 * dayMs;
    transport.answer({ refresh: offline });
    await expect(client.identities()).rejects.toBeInstanceOf(NetworkError);
    expect(session.getSnapshot().status).toBe('signed-in');
    expect(storage.getItem(storageKeys.token)).not.toBeNull();
  });
});
