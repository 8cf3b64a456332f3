import { cookieNames, endpoints, routeOf } from '@backbeat/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createBuyer } from '../../testing/createBuyer.ts';
import {
  codeOf,
  createTestApi,
  siteUrl,
  type TestApi,
  type TestPerson,
} from '../../testing/createTestApi.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';

const withJson = Object.values(endpoints).flatMap((endpoint) =>
  endpoint.base === 'product' &&
  endpoint.method !== 'GET' &&
  'body' in endpoint &&
  endpoint.body instanceof z.ZodMiniObject &&
  !('bodyType' in endpoint && endpoint.bodyType === 'form')
    ? [{ endpoint, title: `${endpoint.method} ${endpoint.path}`, fields: Object.keys(endpoint.body.shape) }]
    : [],
);

/** 64 KiB are accepted, one byte more is not. */
const limitBytes = 64 * 1024;
const nested = (depth: number, [open, close]: readonly [string, string]) =>
  open.repeat(depth) + close.repeat(depth);

let sandbox: TestSandbox;
let api: TestApi;
let person: TestPerson;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  api = await createTestApi({
    sandboxUrl: sandbox.url,
    environment: { LIMIT_USERNAME_CHECKS_PER_MINUTE: '100000', LIMIT_CHECKOUTS_PER_MINUTE: '100000' },
  });
  person = await api.signUp();
  // With a subscription, so that texts reach the payment provider.
  await createBuyer(api, sandbox).buy(person);
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
});

describe.each(withJson)('$title', ({ endpoint, fields }) => {
  const send = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
    api.app.request(routeOf(endpoint), {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${person.token}`,
        // Some calls require the cookie beside the token.
        cookie: `${cookieNames.refresh}=${person.refreshToken}`,
        origin: siteUrl,
        'content-type': 'application/json',
        ...headers,
      },
      body,
      ...(typeof body === 'string' ? {} : { duplex: 'half' }),
    });
  const isRefused = async (status: number, body: string | ReadableStream) => {
    const answer = await send(body);
    expect([answer.status, await codeOf(answer)], String(body).slice(0, 80)).toEqual([
      status,
      status === 413 ? 'too_large' : 'validation',
    ]);
  };

  it('refuses what is larger than 64 KiB, told or untold', async () => {
    const large = JSON.stringify({ [fields[0] ?? '']: 'x'.repeat(limitBytes) });
    await isRefused(413, large);
    await isRefused(413, new Blob([large]).stream());
    await isRefused(422, JSON.stringify({ x: 'x'.repeat(limitBytes - 8) }));
  });

  it('refuses depth', async () => {
    for (const brackets of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = nested(Math.floor(limitBytes / 8), brackets).replace(/:}/, ':1}');
      await isRefused(422, deep);
      await isRefused(422, `{"${fields[0]}":${deep}}`);
    }
  });

  it('refuses fields that it does not know', async () => {
    for (const name of ['admin', 'constructor', 'toString', '__proto__', 'tier', ' ', '']) {
      await isRefused(422, `{"${name}":1}`);
    }
    expect({}).not.toHaveProperty('tier');
  });

  it('refuses every wrong type in every field', async () => {
    for (const field of fields) {
      for (const value of ['null', '[]', '{}', '{"$ne":null}', '1e999', '-0', '"\\u0000"', '"a\\u0000b"']) {
        // Null and a zero are valid only where the contract allows them.
        const isPlain = value === 'null' || value === '-0';
        if (isPlain && endpoint.body?.safeParse({ [field]: JSON.parse(value) }).success) continue;
        await isRefused(422, `{"${field}":${value}}`);
      }
    }
  });

  it('takes or refuses any text, and breaks at none', async () => {
    const texts = [
      '\ud800',
      '\udfff\ud800',
      '\u202e',
      'a'.repeat(10_000),
      '😀'.repeat(5_000),
      '\u0301'.repeat(500),
    ];
    for (const field of fields) {
      for (const text of [...texts, '%00', '\\', "';--", '\u2028', '\ufeff', '\uffff']) {
        const answer = await send(JSON.stringify({ [field]: text }));
        expect([200, 204, 402, 403, 409, 422], `${field} ${text.slice(0, 9)}`).toContain(answer.status);
      }
    }
  });

  it('refuses what is no JSON in UTF-8', async () => {
    for (const body of ['', ' ', '{', 'nul', '{"a":1}{"a":1}', '\u0000', '{a:1}', "{'a':1}", '[1,]', 'NaN']) {
      await isRefused(422, body);
    }
    await isRefused(
      422,
      new Blob([new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])]).stream(),
    );
  });
});

it('refuses a form that is too large, has a NUL, or is none', async () => {
  const form = (message: string) => {
    const data = new FormData();
    data.append('name', 'Ada');
    data.append('email', 'ada@people.example');
    data.append('message', message);
    return data;
  };
  const send = async (body: FormData | string, headers: Record<string, string> = {}) =>
    (await api.call('/v1/contact/music', { method: 'POST', body, headers })).status;
  expect(await send(form('x'.repeat(limitBytes)))).toBe(413);
  expect(await send(form('a\u0000b'))).toBe(422);
  expect(await send('{"name":', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(422);
  expect(await send('{"name":"Ada"}', { 'content-type': 'application/json' })).toBe(422);
});
