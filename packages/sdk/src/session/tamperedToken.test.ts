import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sendError, sendJson, startServer } from '../../test/localServer.ts';
import { genuineToken, isGenuine, tamperedTokens } from '../../test/tamperedTokens.ts';
import type { Client } from '../client/Client.ts';
import { createClient } from '../client/createClient.ts';
import { AuthError } from '../errors/AuthError.ts';
import { fixtures } from '../testing/fixtures.ts';
import { memoryEnvironment } from '../testing/memoryEnvironment.ts';
import { createSession } from './createSession.ts';
import type { Session } from './Session.ts';
import { readSessionToken } from './sessionClaims.ts';
import { storageKeys } from './storageKeys.ts';

/** An api that checks tokens as the real one does, refresh included. */
const startApi = () =>
  startServer(({ headers }, response) => {
    const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (isGenuine(token)) sendJson(response, 200, fixtures.me);
    else sendError(response, 401, 'unauthorized');
  });

const startWith = async (apiUrl: string, token: string) => {
  const environment = memoryEnvironment();
  environment.storage.setItem(storageKeys.token, token);
  const client: Client = createClient({
    apiUrl,
    getToken: () => session.getToken(),
    onUnauthorized: (call) => session.handleUnauthorized(call),
  });
  const session: Session = createSession({ client, ...environment, warn: () => undefined });
  return { snapshot: await session.start(), storage: environment.storage };
};

describe('a session token', () => {
  it('that is genuine signs in', async () => {
    await using api = await startApi();
    expect((await startWith(api.url, genuineToken)).snapshot).toMatchObject({ status: 'signed-in' });
  });

  it('comes in at least 50 classes of forgery', () => {
    expect(Object.keys(tamperedTokens).length).toBeGreaterThanOrEqual(50);
  });

  it.each(Object.entries(tamperedTokens))('with %s ends as a 401, here or at the api', async (_, token) => {
    await using api = await startApi();
    const { snapshot, storage } = await startWith(api.url, token);
    expect(snapshot).toMatchObject({ status: 'signed-out', token: null, user: null });
    expect(snapshot.error).toBeInstanceOf(AuthError);
    expect(snapshot.error).toMatchObject({ status: 401 });
    expect(storage.getItem(storageKeys.token)).toBeNull();
  });

  it('with any one character changed is read, or is a 401, and nothing else (100,000 changes)', () => {
    const change = fc.tuple(
      fc.nat(genuineToken.length - 1),
      fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
    );
    fc.assert(
      fc.property(change, ([at, character]) => {
        const token = `${genuineToken.slice(0, at)}${character}${genuineToken.slice(at + 1)}`;
        try {
          expect(typeof readSessionToken(token, () => undefined).exp).toBe('number');
        } catch (error) {
          expect(error).toBeInstanceOf(AuthError);
        }
      }),
      { numRuns: 100_000 },
    );
  }, 120_000);
});
