import { brand } from '@backbeat/domain';
import { cookieNames } from '@backbeat/sdk/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arbitraryOf } from '../../testing/arbitraryOf.ts';
import { createTestApi, siteUrl, type TestApi } from '../../testing/createTestApi.ts';
import { type Operation, operations } from '../../testing/openApi.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';

const megabyte = 1_000_000;
/** Written as JSON by hand: `JSON.stringify` makes no number of a million digits. */
const hostile: Readonly<Record<string, string>> = {
  'U+0000': '"\\u0000"',
  'U+0000 in a text': '"a\\u0000b"',
  'half of a surrogate pair': '"\\ud800"',
  'the other half in a text': '"a\\udfffb"',
  'halves the wrong way round': '"\\udc00\\ud83d"',
  'a key with U+0000': '{"a\\u0000":1}',
  'a long text': `"${'x'.repeat(60_000)}"`,
  'a text of 1 MB': `"${'x'.repeat(megabyte)}"`,
  'a number of 60,000 digits': '9'.repeat(60_000),
  'a number of 1 MB': '9'.repeat(megabyte),
};
/** Path segments in percent encoding, not all of them UTF-8. */
const hostileSteps = ['%00', 'a%00b', '%ed%a0%80', '%ff', 'x'.repeat(10_000)] as const;

let sandbox: TestSandbox;
let api: TestApi;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  api = await createTestApi({ sandboxUrl: sandbox.url });
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const pathsOf = (value: unknown): (readonly string[])[] => [
  [],
  ...(isObject(value)
    ? Object.entries(value).flatMap(([key, part]) => pathsOf(part).map((rest) => [key, ...rest]))
    : []),
];

/** The value as JSON, with the value at the path replaced by `json`. */
const jsonWith = (value: unknown, [key, ...rest]: readonly string[], json: string): string => {
  if (key === undefined || !isObject(value)) return json;
  const parts = Object.entries(value).map(([name, part]): [string, string] => [
    name,
    name === key ? jsonWith(part, rest, json) : JSON.stringify(part),
  ]);
  return Array.isArray(value)
    ? `[${parts.map(([, part]) => part).join(',')}]`
    : `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${part}`).join(',')}}`;
};

const bodiesOf = ({ requestBody }: Operation): string[] => {
  const schema = requestBody?.content?.['application/json']?.schema;
  if (schema === undefined) return [];
  // Two valid bodies, which together have most optional fields.
  return fc.sample(arbitraryOf(schema), { numRuns: 2, seed: 49 }).flatMap((right) =>
    pathsOf(right).flatMap((path) =>
      Object.values(hostile)
        // Bodies of this size are refused unread.
        .filter((json) => path.length === 0 || json.length < megabyte)
        .map((json) => jsonWith(right, path, json)),
    ),
  );
};

const addressesOf = ({ path, parameters = [] }: Operation): string[] =>
  parameters.flatMap(({ name, in: place }) => {
    const rest = path.replaceAll(/\{(\w+)\}/g, (whole, other) => (other === name ? whole : 'x'));
    if (place === 'query') return hostileSteps.map((text) => `${rest}?${name}=${text}`);
    return place === 'path' ? hostileSteps.map((text) => rest.replace(`{${name}}`, text)) : [];
  });

describe.each(operations.map((operation) => ({ operation, id: operation.operationId })))(
  '$id with text that the database cannot keep',
  ({ operation }) => {
    it('breaks at none', async () => {
      const person = await api.signUp();
      const send = async (address: string, body: string | null) => {
        const answer = await api.app.request(address, {
          method: operation.method,
          headers: {
            accept: 'application/json',
            origin: siteUrl,
            authorization: `Bearer ${person.token}`,
            cookie: `${cookieNames.refresh}=${person.refreshToken}; ${cookieNames.license}=%00`,
            ...(body === null ? {} : { 'content-type': 'application/json' }),
          },
          body,
        });
        const told = `${address.slice(0, 200)} ${body?.slice(0, 200)} → ${await answer.text()}`;
        expect(answer.status, told).toBeLessThan(500);
      };
      const plain = operation.path.replaceAll(/\{\w+\}/g, 'x');
      for (const address of addressesOf(operation)) await send(address, null);
      for (const body of bodiesOf(operation)) await send(plain, body);
    });
  },
);

describe('an event of the payment provider', () => {
  const right = {
    id: 'event-1',
    object_type: 'subscription',
    event_type: 'updated',
    event_time: '2026-11-20T00:00:00Z',
    account_code: 'somebody',
  };
  const post = (body: string) =>
    api.app.request('/webhooks/recurly', {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('recurly:sandbox-webhook').toString('base64')}` },
      body,
    });

  it.each(Object.keys(right))('with text in %s that the database cannot keep is 400', async (field) => {
    for (const [name, json] of Object.entries(hostile)) {
      const { status } = await post(jsonWith(right, [field], json));
      expect(status, name).toBe(name.includes('1 MB') ? 413 : /U\+0000|hal/.test(name) ? 400 : 204);
    }
  });

  it('is 204 with nothing wrong', async () => {
    expect((await post(JSON.stringify(right))).status).toBe(204);
  });
});

it.each(['%00', 'a%00b', '%ed%a0%80'])(
  'a sign-in with %s in every place of its address breaks not',
  async (text) => {
    for (const address of [
      `/auth/twitch?return_url=${text}`,
      `/auth/twitch/callback?state=${text}&code=${text}&iss=${text}`,
      `/twitch?response_type=${text}`,
      `/twitch/callback?state=${text}&code=${text}`,
    ]) {
      const { status } = await api.app.request(address, {
        headers: {
          cookie: [cookieNames.refresh, `${brand.slug}_sign_in`].map((name) => `${name}=${text}`).join('; '),
        },
      });
      expect(status, address).toBeLessThan(500);
    }
  },
);
