import { endpoints, routeOf } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formFor } from '../../testing/createBuyer.ts';
import {
  codeOf,
  createTestApi,
  saidBy,
  siteUrl,
  type TestApi,
  type TestPerson,
} from '../../testing/createTestApi.ts';
import { identities, users } from '../db/schema/accounts.ts';

const guarded = Object.values(endpoints).filter(
  ({ base, auth }) => base === 'product' && (auth === 'bearer' || auth === 'bearer+cookie'),
);

let api: TestApi;
let person: TestPerson;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await api.signUp();
});

describe.each(guarded)('$method $path', (endpoint) => {
  const ask = (headers: Record<string, string>) =>
    api.call(routeOf(endpoint), {
      method: endpoint.method,
      headers: { origin: siteUrl, ...headers },
      ...(endpoint.method === 'GET' ? {} : { body: '{}' }),
    });
  const refusals = new Set<string>();
  const isRefused = async (headers: Record<string, string>) => {
    const answer = await ask(headers);
    const text = await saidBy(answer.clone());
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'unauthorized']);
    // Every reason has the same answer.
    expect(refusals.add(text).size).toBe(1);
  };

  it('is refused without a token, and with a cookie alone', async () => {
    await isRefused({});
    await isRefused({ cookie: `backbeat_refresh=${person.refreshToken}` });
    await isRefused({ authorization: `Basic ${person.token}` });
    await isRefused({ authorization: person.token });
    await isRefused({ authorization: `Bearer ${person.refreshToken}` });
  });

  it('is refused when the token has run out', async () => {
    api.time.offsetMs = 15 * 86_400_000;
    await isRefused({ authorization: `Bearer ${person.token}` });
    api.time.offsetMs = 0;
  });

  it('is refused when the session was ended', async () => {
    const other = await api.signIn(person.user);
    await api.services.sessions.refresh.revokeFamily(other.familyId);
    await isRefused({ authorization: `Bearer ${other.token}` });
  });

  it('is refused when the account is gone, and with the sign-in of another one', async () => {
    const other = await api.signUp();
    const mixed = await api.services.sessions.sign(person.user, other.familyId);
    await isRefused({ authorization: `Bearer ${mixed}` });
    await api.deps.db.delete(users).where(eq(users.id, other.user.id));
    await isRefused({ authorization: `Bearer ${other.token}` });
  });

  it('asks who calls before it looks at what is sent', async () => {
    const answer = await api.call(routeOf(endpoint), {
      method: endpoint.method,
      headers: { origin: siteUrl, 'content-type': 'application/json' },
      ...(endpoint.method === 'GET' ? {} : { body: '{"no":' }),
    });
    expect(answer.status).toBe(401);
    const { token, refreshToken } = person;
    const both = { authorization: `Bearer ${token}`, cookie: `backbeat_refresh=${refreshToken}` };
    expect((await ask(both)).status).not.toBe(401);
  });

  if (endpoint.auth === 'bearer+cookie') {
    it('is refused without the refresh cookie, and with that of another person', async () => {
      const authorization = `Bearer ${person.token}`;
      const other = await api.signUp();
      await isRefused({ authorization });
      await isRefused({ authorization, cookie: 'backbeat_refresh=none' });
      await isRefused({ authorization, cookie: `backbeat_refresh=${other.refreshToken}` });
    });
  }
});

describe('what belongs to somebody else', () => {
  const answerOf = async (path: string, body: unknown) => {
    const answer = await api.call(path, { method: 'POST', token: person.token, body });
    return saidBy(answer);
  };

  it('looks like what is not there: an identity', async () => {
    const other = await api.signUp();
    const [theirs] = await api.deps.db.select().from(identities).where(eq(identities.userId, other.user.id));
    const path = '/v1/account/identity/default';
    const said = await answerOf(path, { identity_id: theirs?.id });
    expect(said).toMatch(/^404 /);
    expect(said).toBe(await answerOf(path, { identity_id: 2_000_000_000 }));
  });

  it('looks like what is not there: an account to buy for', async () => {
    const other = await api.signUp();
    const path = '/v1/premium/checkout';
    const said = await answerOf(path, formFor(other, 'token'));
    expect(said).toMatch(/^403 /);
    expect(said).toBe(await answerOf(path, formFor({ user: { hash: 'nobody-at-all' } }, 'token')));
  });

  it('is in no answer about oneself', async () => {
    const other = await api.signUp();
    for (const endpoint of guarded) {
      if (endpoint.method !== 'GET') continue;
      const { name } = endpoint;
      const text = await (await api.call(routeOf(endpoint), { token: person.token })).text();
      expect(text, name).not.toContain(other.user.guid);
      expect(text, name).not.toContain(other.user.hash);
      expect(text, name).not.toContain(other.user.email);
    }
  });
});
