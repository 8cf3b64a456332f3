import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { collectorTool } from './collectorTool.ts';

const heard: { path: string; type: string | undefined; body: unknown }[] = [];
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    heard.push({ path: request.url ?? '', type: request.headers['content-type'], body: JSON.parse(text) });
    response.end();
  });
});
const addressSchema = z.object({ port: z.number() }) satisfies z.ZodMiniType<Pick<AddressInfo, 'port'>>;
let url = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${addressSchema.parse(server.address()).port}`;
});
afterAll(() => void server.close());

const heardAll = async (count: number) => {
  while (heard.length < count) await new Promise((done) => setTimeout(done, 5));
  return heard.splice(0);
};

it('posts a person, a page and an event, each with key and person, as plain text', async () => {
  const tool = collectorTool({ url, key: 'k1' });
  tool.identify('g1', { plan_type: 'pro' });
  tool.page('anonymous', { path: '/pricing', referrer: null });
  tool.event('g1', { name: 'identity_linked', provider: 'twitch' });
  const calls = (await heardAll(3)).sort((one, other) => one.path.localeCompare(other.path));
  expect(calls).toMatchObject([
    { path: '/v1/identify', body: { writeKey: 'k1', userId: 'g1', traits: { plan_type: 'pro' } } },
    {
      path: '/v1/page',
      body: { userId: 'anonymous', name: '/pricing', properties: { path: '/pricing', referrer: null } },
    },
    {
      path: '/v1/track',
      body: { userId: 'g1', event: 'identity_linked', properties: { provider: 'twitch' } },
    },
  ]);
  expect(new Set(calls.map(({ type }) => type))).toEqual(new Set(['text/plain']));
});

it('a collector that is down costs nobody anything', async () => {
  const tool = collectorTool({ url: 'http://127.0.0.1:9', key: 'k1' });
  expect(() => tool.page('anonymous', { path: '/', referrer: null })).not.toThrow();
  await new Promise((done) => setTimeout(done, 50));
});
