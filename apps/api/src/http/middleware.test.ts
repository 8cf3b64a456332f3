import { brand } from '@backbeat/domain';
import { endpoints, routeOf } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createTestApi, errorOf, siteUrl, type TestApi } from '../../testing/createTestApi.ts';
import { refreshTokens } from '../db/schema/sessions.ts';

const product = Object.values(endpoints).filter(({ base }) => base === 'product' || base === 'unversioned');

describe('guards', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  describe('headers', () => {
    const paths = [
      '/health',
      '/nowhere',
      '/v1/me',
      '/auth/twitch',
      '/twitch?response_type=link',
      '/webhooks/recurly',
    ];

    it.each(paths)('stand on the answer of %s', async (path) => {
      const { headers } = await api.call(path);
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
      expect(headers.get('permissions-policy')).toBeTruthy();
      expect(headers.get('cross-origin-opener-policy')).toMatch(
        /twitch/.test(path) ? /unsafe-none/ : /same-origin/,
      );
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    });

    it('stand on a failure too, which says nothing but its id', async () => {
      const broken = await createTestApi();
      await broken.close();
      const answer = await broken.call('/v1/playing/0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f');
      expect(answer.status).toBe(500);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const id = answer.headers.get('x-request-id');
      expect(await errorOf(answer)).toEqual({
        code: 'internal',
        message: `Something broke. Request ${id}.`,
        request_id: id,
      });
      expect((await broken.call('/ready')).status).toBe(503);
    });
  });

  it.each([
    ['an unknown path', '/v1/nothing', null, 404],
    ['no session', '/v1/account/redeem', '{}', 401],
    ['a wrong body', '/v1/contact/music', '{}', 422],
    ['too large a body', '/v1/contact/music', 'x'.repeat(70_000), 413],
  ])('the answer to %s has its request id in the body too', async (_, path, body, status) => {
    const answer = await api.app.request(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(status);
    expect((await errorOf(answer)).request_id).toBe(answer.headers.get('x-request-id'));
  });

  describe('origins', () => {
    it('of the product may call with credentials', async () => {
      const preflight = await api.call('/v1/account', {
        method: 'OPTIONS',
        headers: {
          origin: siteUrl,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe(siteUrl);
      expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
    });

    it.each([
      'https://evil.example',
      `${siteUrl}.evil.example`,
      'null',
      siteUrl.toUpperCase(),
      `${siteUrl}/`,
    ])('like %s may not', async (origin) => {
      const answer = await api.call('/v1/featured/homepage', { headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    });
  });

  describe('a cookie alone', () => {
    const sites: readonly (readonly [string, Record<string, string>, boolean])[] = [
      ['our site', { origin: siteUrl, 'sec-fetch-site': 'same-site' }, true],
      ['our site, an old browser', { origin: siteUrl }, true],
      ['a foreign site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
      ['a foreign site that claims ours', { origin: siteUrl, 'sec-fetch-site': 'cross-site' }, false],
      ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
      ['an address typed in or linked', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, false],
    ];
    const types = [
      '',
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/xml',
    ];
    const calls = product.filter(({ auth }) => auth.endsWith('cookie'));
    const isCall = (path: string, method: string) =>
      calls.some((call) => routeOf(call) === path && call.method === method);
    /** The short form tries every content type with the methods of a path, and one in turn elsewhere. */
    const isTried = inForm({
      short: (path: string, method: string, isTurn: boolean) => isTurn || isCall(path, method),
      whole: () => true,
    });
    const attempts = [...new Set(calls.map(routeOf))]
      .flatMap((path) => ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].map((method) => ({ path, method })))
      .flatMap(({ path, method }, at) =>
        types
          .filter((_, index) => isTried(path, method, index === at % types.length))
          .map((type) => ({ path, method, type })),
      );

    it.each(sites)(
      'from %s',
      async (_, headers, isOwn) => {
        let person = await api.signUp();
        for (const { path, method, type } of attempts) {
          const { refreshToken, token } = person;
          const rowsBefore = await api.deps.db.$count(refreshTokens);
          const cookie = `${brand.slug}_refresh=${refreshToken}`;
          const content = type === '' ? {} : { 'content-type': type };
          const answer = await api.call(path, {
            method,
            headers: { ...headers, ...content, cookie },
            ...(method === 'GET' ? {} : { body: '{}' }),
          });
          const mayCount = isOwn && (type === '' || type === 'application/json');
          if (mayCount && answer.ok) {
            person = await api.signUp();
            continue;
          }
          expect(answer.ok, `${method} ${path} ${type}`).toBe(false);
          expect(await api.deps.db.$count(refreshTokens)).toBe(rowsBefore);
          expect((await api.call('/v1/me', { token })).status).toBe(200);
        }
      },
      60_000,
    );
  });

  describe('bodies', () => {
    const name = (body: unknown) => ({ method: 'PUT', body });
    const send = async (body: unknown, headers: Record<string, string> = {}) => {
      const { token } = await api.signUp();
      return api.call('/v1/account/username', { ...name(body), token, headers });
    };

    it('of more than 64 KiB are refused', async () => {
      const answer = await send({ username: 'x'.repeat(70_000) });
      expect([answer.status, await codeOf(answer)]).toEqual([413, 'too_large']);
    });

    it.each([
      ['no JSON', '{"username":'],
      ['a list', '[]'],
      ['null', 'null'],
      ['a number', '1'],
      ['a wrong type', '{"username":{"a":1}}'],
      ['an unknown field', '{"username":"a","admin":true}'],
      ['a prototype', '{"username":"a","__proto__":{"tier":"admin"}}'],
      ['a NUL', '{"username":"a\\u0000b"}'],
      ['nothing', ''],
      ['only spaces', '{"username":"   "}'],
      ['too long a text', `{"username":"${'x'.repeat(51)}"}`],
      ['deep nesting', `{"username":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ])('with %s are refused', async (_, body) => {
      const answer = await send(body);
      expect([answer.status, await codeOf(answer)]).toEqual([422, 'validation']);
    });

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
      'as %s are refused',
      async (type) => {
        expect((await send('{"username":"a"}', { 'content-type': type })).status).toBe(422);
      },
    );

    it.each(['Ärger 🎧', '名前', 'زينب', '❤\ufe0f', 'zalgö\u0301\u0301', "'; drop table users; --"])(
      'with the text %j are taken as they are',
      async (username) => {
        const { token } = await api.signUp();
        expect((await api.call('/v1/account/username', { ...name({ username }), token })).status).toBe(204);
        expect(await (await api.call('/v1/me', { token })).json()).toMatchObject({ username });
      },
    );
  });

  it('every product call of the contract is there', async () => {
    const { token } = await api.signUp();
    for (const endpoint of product) {
      const path = routeOf(endpoint).replace(':uguid', '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f');
      const body = endpoint.method === 'GET' ? {} : { body: '{}' };
      const answer = await api.call(path, {
        method: endpoint.method,
        token,
        headers: { accept: 'application/json', origin: siteUrl },
        ...body,
      });
      const isThere = answer.ok || (await errorOf(answer)).message !== 'There is nothing at this path.';
      expect(isThere, endpoint.name).toBe(true);
    }
  });
});
