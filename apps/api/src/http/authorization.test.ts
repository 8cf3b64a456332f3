import { endpoints, routeOf } from '@backbeat/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  createTestApi,
  siteUrl,
  type TestApi,
  type TestPerson,
} from '../../testing/createTestApi.ts';

const guarded = Object.values(endpoints).filter(
  ({ base, auth }) => base === 'product' && (auth === 'bearer' || auth === 'bearer+cookie'),
);

describe.each(guarded)('$method $path', (endpoint) => {
  let api: TestApi;
  let person: TestPerson;
  beforeAll(async () => {
    api = await createTestApi();
    person = await api.signUp();
  });
  afterAll(() => api.close());

  const ask = (headers: Record<string, string>) =>
    api.call(routeOf(endpoint), {
      method: endpoint.method,
      headers: { origin: siteUrl, ...headers },
      ...(endpoint.method === 'GET' ? {} : { body: '{}' }),
    });
  const isRefused = async (headers: Record<string, string>) => {
    const answer = await ask(headers);
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'unauthorized']);
  };

  it('is refused without a token, and with a cookie alone', async () => {
    await isRefused({});
    await isRefused({ cookie: `backbeat_refresh=${person.refreshToken}` });
    await isRefused({ authorization: `Basic ${person.token}` });
    await isRefused({ authorization: person.token });
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

  it('asks who calls before it looks at what is sent', async () => {
    expect((await ask({ authorization: `Bearer ${person.token}` })).status).not.toBe(401);
  });
});
