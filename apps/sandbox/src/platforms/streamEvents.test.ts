import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { freePort } from '@backbeat/tooling/stack';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startTestSandbox();
});
afterAll(() => running.stop());

describe('EventSub', () => {
  it('is told to an address that agrees, and again until it is taken', async () => {
    const got: { readonly kind: string; readonly id: string; readonly body: string }[] = [];
    const refused = new Set<string>();
    const listener = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        const read = (name: string) => String(request.headers[`twitch-eventsub-message-${name}`]);
        const signed = createHmac('sha256', 'a-secret-of-ours').update(
          `${read('id')}${read('timestamp')}${body}`,
        );
        expect(read('signature')).toBe(`sha256=${signed.digest('hex')}`);
        got.push({ kind: read('type'), id: read('id'), body });
        // Refuses each event once.
        const isRefused = read('type') === 'notification' && !refused.has(read('id'));
        refused.add(read('id'));
        response.statusCode = isRefused ? 500 : 200;
        response.end(JSON.parse(body).challenge ?? '');
      });
    });
    const port = await freePort();
    listener.listen(port, 'localhost');
    onTestFinished(() => {
      listener.close();
      listener.closeAllConnections();
    });
    const form = { client_id: 'backbeat', client_secret: 'sandbox-secret', grant_type: 'client_credentials' };
    const asked = await fetch(`${running.url}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const { access_token } = await asked.json();
    const headers = {
      authorization: `Bearer ${access_token}`,
      'client-id': 'backbeat',
      'content-type': 'application/json',
    };
    const subscribe = (type: string, callback = `http://localhost:${port}/`) =>
      fetch(`${running.url}/helix/eventsub/subscriptions`, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          type,
          version: '1',
          condition: { broadcaster_user_id: 'creator-eventful' },
          transport: { method: 'webhook', callback, secret: 'a-secret-of-ours' },
        }),
      });
    const statuses = async () =>
      (await (await fetch(`${running.url}/helix/eventsub/subscriptions`, { headers })).json()).data.map(
        (row: { status: string }) => row.status,
      );
    const told = async () => (await (await fetch(`${running.url}/live`)).json()).told;
    expect((await subscribe('stream.online')).status).toBe(202);
    expect((await subscribe('stream.online')).status).toBe(409);
    expect((await subscribe('channel.follow')).status).toBe(400);
    await expect.poll(statuses).toEqual(['enabled']);
    expect(await told()).toEqual(['eventful']);
    expect((await subscribe('stream.offline', 'http://localhost:9/')).status).toBe(202);
    await expect.poll(statuses).toEqual(['enabled', 'webhook_callback_verification_failed']);
    expect(await told(), 'one of two was not agreed to').toEqual([]);
    const onAir = (live: boolean) =>
      fetch(`${running.url}/live`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ channel: 'eventful', live }),
      });
    await onAir(true);
    const notified = () => got.filter(({ kind }) => kind === 'notification');
    await expect.poll(notified).toHaveLength(2);
    const [first, second] = notified();
    expect(second).toEqual(first);
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      subscription: { type: 'stream.online' },
      event: { broadcaster_user_id: 'creator-eventful', broadcaster_user_login: 'eventful', type: 'live' },
    });
    await onAir(false);
  });
});
