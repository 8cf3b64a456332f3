import { dayMs } from '@backbeat/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardToken } from '../testing/recurlyClient.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

let running: TestSandbox;

beforeAll(async () => {
  running = await startTestSandbox();
});
afterAll(() => running.stop());

const send = (path: string, body: object, method = 'POST'): Promise<Response> =>
  fetch(`${running.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });

test('the clock moves forward and stays there after a restart', async () => {
  const before: { nowMs: number } = await (await fetch(`${running.url}/clock`)).json();
  const moved: { nowMs: number } = await (await running.moveClock({ days: 3 })).json();
  expect(moved.nowMs - before.nowMs).toBeGreaterThanOrEqual(3 * dayMs);
  running = await running.restart();
  expect(running.sandbox.nowMs()).toBeGreaterThanOrEqual(moved.nowMs);
  expect((await running.moveClock({ weeks: 1 })).status).toBe(422);
});

test('foreign pages can neither move the clock nor break a door', async () => {
  const form = { method: 'POST', body: new URLSearchParams({ days: '1' }) };
  expect((await fetch(`${running.url}/clock`, form)).status).toBe(415);
  expect((await fetch(`${running.url}/faults`, form)).status).toBe(415);
  expect((await fetch(`${running.url}/live`, form)).status).toBe(415);
  const crossSite = { ...form, headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await fetch(`${running.url}/clock/move`, crossSite)).status).toBe(403);
});

test('a fault meets as many requests as it was told to', async () => {
  expect((await send('/faults', { target: 'token', status: 500, times: 2 })).status).toBe(200);
  const token = () => fetch(`${running.url}/js/v1/token`, { method: 'POST', body: '' });
  expect([(await token()).status, (await token()).status, (await token()).status]).toEqual([500, 500, 200]);
  await send('/faults', { target: 'js', delayMs: 300, times: 1 });
  const startedMs = Date.now();
  expect(await cardToken(running.url)).toMatch(/^[\w-]{22}$/);
  expect(Date.now() - startedMs).toBeGreaterThanOrEqual(290);
});

test('a channel goes on air and off again', async () => {
  const onAir = async () => (await fetch(`${running.url}/live`)).json();
  await send('/live', { channel: 'nightowl', live: true });
  expect(await onAir()).toEqual({ onAir: ['nightowl'], told: [] });
  await send('/live', { channel: 'nightowl', live: false });
  expect(await onAir()).toEqual({ onAir: [], told: [] });
  expect((await send('/live', { channel: '' })).status).toBe(422);
});

test('the pages of the identity providers can cut themselves off from their opener', async () => {
  const header = async () =>
    (await fetch(`${running.url}/identity/discord/interaction/none`)).headers.get(
      'cross-origin-opener-policy',
    );
  expect(await header()).toBeNull();
  await send('/isolation', { isolated: true });
  expect(await header()).toBe('same-origin');
  await send('/isolation', { isolated: false });
  expect(await header()).toBeNull();
  expect((await send('/isolation', {})).status).toBe(422);
});

test('an issuer can be broken and healed', async () => {
  const discovery = () => fetch(`${running.url}/identity/twitch/.well-known/openid-configuration`);
  await send('/faults', { target: 'identity', status: 503 });
  expect((await discovery()).status).toBe(503);
  expect((await discovery()).status).toBe(503);
  await send('/faults', {}, 'DELETE');
  expect((await discovery()).status).toBe(200);
  expect((await send('/faults', { target: 'moon' })).status).toBe(422);
});

test('the ledger can be narrowed to one account', async () => {
  const books: { subscriptions: unknown[]; giftCards: unknown[] } = await (
    await fetch(`${running.url}/ledger?account=nobody`)
  ).json();
  expect(books.subscriptions).toEqual([]);
  expect(books.giftCards).toHaveLength(2);
});
