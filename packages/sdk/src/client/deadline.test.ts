import { describe, expect, it, vi } from 'vitest';
import { errorOf } from '../../test/errorOf.ts';
import { sendError, sendJson, startServer } from '../../test/localServer.ts';
import { TimeoutError } from '../errors/SdkError.ts';
import { fixtures } from '../testing/fixtures.ts';
import { createClient } from './createClient.ts';

describe('time', () => {
  it('gives up after the limit, before and within the answer', async () => {
    await using server = await startServer(({ path }, response) => {
      if (path.endsWith('account')) response.writeHead(200).write('{');
    });
    const client = createClient({ apiUrl: server.url });
    for (const call of [client.me({}, { timeoutMs: 50 }), client.account({}, { timeoutMs: 50 })]) {
      const error = await errorOf(call);
      expect(error).toBeInstanceOf(TimeoutError);
      expect(error).toMatchObject({ code: 'timeout', timeoutMs: 50 });
    }
  });

  it('counts the wait for the token, and repetitions', async () => {
    await using server = await startServer((_, response) => sendError(response, 503, 'provider_unavailable'));
    const stuck = createClient({ apiUrl: server.url, getToken: () => new Promise(() => undefined) });
    expect(await errorOf(stuck.me({}, { timeoutMs: 20 }))).toBeInstanceOf(TimeoutError);
    const client = createClient({ apiUrl: server.url });
    const startedAt = performance.now();
    await errorOf(client.me({}, { timeoutMs: 200 }));
    expect(performance.now() - startedAt).toBeLessThan(400);
  });

  it('ends at the caller’s wish, with the caller’s reason', async () => {
    await using server = await startServer(() => undefined);
    const client = createClient({ apiUrl: server.url });
    const reason = new Error('page left');
    const controller = new AbortController();
    const call = errorOf(client.me({}, { signal: controller.signal }));
    setTimeout(() => controller.abort(reason), 10);
    expect(await call).toBe(reason);
    expect(await errorOf(client.me({}, { signal: AbortSignal.abort(reason) }))).toBe(reason);
  });

  it('leaves no listener on a signal that outlives the call', async () => {
    await using server = await startServer((_, response) => sendJson(response, 200, fixtures.me));
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await createClient({ apiUrl: server.url }).me({}, { signal });
    expect(removed.mock.calls.length).toBe(added.mock.calls.length);
  });
});
