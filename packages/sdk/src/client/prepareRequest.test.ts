import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../../test/errorOf.ts';
import { sendJson, startServer } from '../../test/localServer.ts';
import { NotConfiguredError } from '../errors/SdkError.ts';
import { WireError } from '../errors/WireError.ts';
import { fixtures } from '../testing/fixtures.ts';
import { createClient } from './createClient.ts';

describe('what is sent', () => {
  it('puts product calls under /v1 and sends the token when there is one', async () => {
    await using server = await startServer((_, response) => sendJson(response, 200, fixtures.me));
    await createClient({ apiUrl: `${server.url}/`, getToken: () => 'tok' }).me();
    await createClient({ apiUrl: server.url }).me();
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/me',
      'GET /v1/me',
    ]);
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer tok', undefined]);
  });

  it('waits for a token that takes time, and takes the one that a call names', async () => {
    await using server = await startServer((_, response) => sendJson(response, 200, fixtures.me));
    const client = createClient({ apiUrl: server.url, getToken: async () => wait(5, 'late') });
    await client.me();
    await client.me({}, { token: 'named' });
    await client.me({}, { token: null });
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer late',
      'Bearer named',
      undefined,
    ]);
  });

  it('keeps the token from hosts that have no use for it', async () => {
    await using server = await startServer((_, response) => sendJson(response, 200, fixtures.channelSearch));
    const client = createClient({ apiUrl: 'http://none', metadataUrl: server.url, getToken: () => 'tok' });
    await client.channelSearch({ query: { channelName: 'lo fi' } });
    expect(server.requests[0]?.path).toBe('/user-metadata/accounts/youtube/v3/search?channelName=lo+fi');
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('asks for 15 tracks unless told otherwise, and for a page only when one is named', async () => {
    await using server = await startServer((_, response) => sendJson(response, 200, fixtures.playing));
    const client = createClient({ apiUrl: server.url });
    await client.playing({ params: { uguid: 'u1' } });
    await client.playing({ params: { uguid: 'u1' }, query: { limit: 5, page: 2 } });
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/v1/playing/u1?limit=15',
      '/v1/playing/u1?limit=5&page=2',
    ]);
  });

  it('writes JSON bodies, and the name in lower case where names are compared', async () => {
    await using server = await startServer((_, response) => sendJson(response, 200, { available: true }));
    await createClient({ apiUrl: server.url }).usernameCheck({ body: { username: 'DJ Night' } });
    expect(server.requests[0]?.headers['content-type']).toBe('application/json');
    expect(server.requests[0]?.body).toBe('{"username":"dj night"}');
  });

  it('sends form data to the music team', async () => {
    await using server = await startServer((_, response) => response.writeHead(204).end());
    const body = { name: 'Ann', email: 'ann@example.com', message: 'Hello' };
    await createClient({ apiUrl: server.url }).contactMusic({ body });
    expect(server.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.requests[0]?.body).toContain('name="email"\r\n\r\nann@example.com');
  });

  it('sends bearer and RefreshToken together when it refreshes with a refresh token', async () => {
    await using server = await startServer((_, response) => sendJson(response, 200, { token: 'new' }));
    const client = createClient({ apiUrl: server.url, getToken: () => 'old' });
    expect(await client.refresh({ headers: { RefreshToken: 'r1' } })).toEqual({ token: 'new' });
    expect(server.requests[0]?.headers).toMatchObject({ authorization: 'Bearer old', refreshtoken: 'r1' });
  });

  it('sends cookies exactly where the contract says so', async () => {
    const sent = new Map<string, string | undefined>();
    const client = createClient({
      apiUrl: 'http://api.test',
      fetch: async (input, init) => {
        sent.set(new URL(String(input)).pathname, init?.credentials);
        return new Response(null, { status: 204 });
      },
    });
    await client.logout();
    await client.premiumCancel();
    await client.usernameUpdate({ body: { username: 'x' } });
    expect(Object.fromEntries(sent)).toEqual({
      '/logout': 'include',
      '/v1/premium/cancel': 'include',
      '/v1/account/username': 'omit',
    });
  });

  it('refuses a request that does not fit, before anything is sent', async () => {
    await using server = await startServer((_, response) => sendJson(response, 200, {}));
    const client = createClient({ apiUrl: server.url });
    const error = await errorOf(client.identityDefault({ body: { identity_id: Number.NaN } }));
    expect(error).toBeInstanceOf(WireError);
    expect(error).toMatchObject({
      code: 'invalid_request',
      side: 'request',
      path: 'body.identity_id',
      endpoint: 'identityDefault',
    });
    for (const uguid of ['', '.', '..', 'a/b', '%2e%2e', '\ud800']) {
      expect(await errorOf(client.playing({ params: { uguid } }))).toBeInstanceOf(WireError);
    }
    expect(server.requests).toHaveLength(0);
  });

  it('names every field that does not fit', async () => {
    const client = createClient({ apiUrl: 'http://none' });
    const body = {
      firstName: 'A'.repeat(101),
      lastName: 'Lee',
      email: 'ada..b@example.com',
      channelName: '',
      coupon: 'x',
      more: true,
    };
    expect(await errorOf(client.redeem({ body }))).toMatchObject({
      code: 'invalid_request',
      fields: ['firstName', 'email', 'more'],
    });
    const whole = errorOf(client.identityDefault(JSON.parse('{ "body": 1 }')));
    expect(await whole).toMatchObject({ path: 'body', fields: [] });
  });

  it('says which address is missing', async () => {
    const error = await errorOf(createClient({ apiUrl: 'http://none' }).shareChannels());
    expect(error).toBeInstanceOf(NotConfiguredError);
    expect(error).toMatchObject({ code: 'not_configured', message: expect.stringContaining('"playerUrl"') });
  });
});
