import { createTestApi, siteUrl, type TestApi } from '@backbeat/api/testing/createTestApi.ts';
import { signingKeyOf } from '@backbeat/api/testing/signingKeyOf.ts';
import {
  AuthError,
  type Client,
  createClient,
  createSession,
  type Session,
  storageKeys,
} from '@backbeat/sdk';
import { memoryEnvironment } from '@backbeat/sdk/testing';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tamperedTokens } from '../testing/tamperedTokens.ts';

const flips = inForm({ short: 1_000, whole: 100_000 });
const parallel = 50;
const noLimit = '1000000000';

/** The same bits every time. */
const createRandom = () => {
  let seed = 42;
  return (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
};

describe('a session token', () => {
  let api: TestApi;
  let genuine: string;
  let forged: Readonly<Record<string, string>>;

  beforeAll(async () => {
    api = await createTestApi({
      environment: {
        LIMIT_SESSION_PER_MINUTE: noLimit,
        LIMIT_CALLS_PER_MINUTE: noLimit,
        LOG_LEVEL: 'silent',
      },
    });
    genuine = (await api.signUp()).token;
    forged = tamperedTokens(genuine, await signingKeyOf(api));
  });
  afterAll(() => api.close());

  /** A tab that finds this token in its storage. */
  const startWith = async (token: string) => {
    const environment = memoryEnvironment(`${siteUrl}/`);
    environment.storage.setItem(storageKeys.token, token);
    const client: Client = createClient({
      apiUrl: api.deps.config.apiUrl,
      fetch: async (input, init = {}) => {
        const headers = new Headers(init.headers);
        headers.set('origin', siteUrl);
        return api.app.request(String(input), { ...init, headers });
      },
      getToken: () => session.getToken(),
      onUnauthorized: (call) => session.handleUnauthorized(call),
    });
    const session: Session = createSession({ client, ...environment, warn: () => undefined });
    const snapshot = await session.start();
    return { snapshot, stored: environment.storage.getItem(storageKeys.token) };
  };

  const isSignedOutAs401 = ({ snapshot, stored }: Awaited<ReturnType<typeof startWith>>): boolean =>
    snapshot.status === 'signed-out' &&
    snapshot.token === null &&
    snapshot.user === null &&
    snapshot.error instanceof AuthError &&
    snapshot.error.status === 401 &&
    stored === null;

  it('that is genuine signs in', async () => {
    expect((await startWith(genuine)).snapshot).toMatchObject({ status: 'signed-in', error: null });
  });

  it('that is forged or broken in any known way (at least 70) ends as signed out with the 401-type error', async () => {
    const names = Object.keys(forged);
    expect(names.length).toBeGreaterThanOrEqual(70);
    const taken: string[] = [];
    for (const name of names) if (!isSignedOutAs401(await startWith(forged[name] ?? ''))) taken.push(name);
    expect(taken).toEqual([]);
  });

  it(`with any one bit turned over ends the same way (${flips} flips)`, async () => {
    const random = createRandom();
    const taken: string[] = [];
    const tryOne = async () => {
      const bytes = Buffer.from(genuine, 'latin1');
      const at = random(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
      const token = bytes.toString('latin1');
      if (!isSignedOutAs401(await startWith(token))) taken.push(token);
    };
    for (let done = 0; done < flips; done += parallel) {
      await Promise.all(Array.from({ length: parallel }, tryOne));
    }
    expect(taken).toEqual([]);
  }, 3_600_000);
});
