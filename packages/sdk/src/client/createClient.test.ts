import { describe, expect, it } from 'vitest';
import { errorOf } from '../../test/errorOf.ts';
import { sendError, sendJson, startServer } from '../../test/localServer.ts';
import { fixtures } from '../testing/fixtures.ts';
import { createClient } from './createClient.ts';

const quick = { baseDelayMs: 1, maxDelayMs: 2 };

describe('repetitions', () => {
  it('turns a passing failure of a read', async () => {
    await using server = await startServer((_, response, index) => {
      if (index === 0) sendError(response, 500, 'internal');
      else if (index === 1) response.destroy();
      else sendJson(response, 200, fixtures.me);
    });
    expect(await createClient({ apiUrl: server.url, retry: quick }).me()).toEqual(fixtures.me);
    expect(server.requests).toHaveLength(3);
  });

  it('stops after three', async () => {
    await using server = await startServer((_, response) => sendError(response, 503, 'provider_unavailable'));
    const error = await errorOf(createClient({ apiUrl: server.url, retry: quick }).me());
    expect(error).toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(4);
  });

  it.each([400, 401, 403, 404, 409, 422])('does not repeat after %i', async (status) => {
    await using server = await startServer((_, response) => sendError(response, status, 'validation'));
    await errorOf(createClient({ apiUrl: server.url, retry: quick }).me());
    expect(server.requests).toHaveLength(1);
  });

  it('never repeats a write that the server would do twice', async () => {
    await using server = await startServer((_, response) => sendError(response, 503, 'provider_unavailable'));
    const client = createClient({ apiUrl: server.url, retry: quick });
    const body = { name: 'Ann', email: 'ann@example.com', message: 'Hello' };
    await errorOf(client.contactMusic({ body }));
    await errorOf(client.premiumCancel());
    expect(server.requests).toHaveLength(2);
  });

  it('repeats a checkout with the same payment token, and waits while the first one is still at work', async () => {
    await using server = await startServer((_, response, index) => {
      if (index === 0) response.destroy();
      else if (index === 1) sendError(response, 409, 'conflict');
      else response.writeHead(204).end();
    });
    const client = createClient({ apiUrl: server.url, retry: quick });
    const body = {
      first_name: 'Ann',
      last_name: 'Lee',
      email: 'ann@example.com',
      coupon: null,
      gift_card: null,
      agreedTerms: true,
      account_code: 'h',
      rjs_token_id: 't1',
      plan_code: 'rocksprem_i_m_v2',
    } as const;
    await client.premiumCheckout({ body });
    expect(server.requests.map((request) => JSON.parse(request.body))).toEqual([body, body, body]);
  });

  it('shows the conflict of a first checkout at once', async () => {
    await using server = await startServer((_, response) => sendError(response, 409, 'conflict'));
    const client = createClient({ apiUrl: server.url, retry: quick });
    expect(await errorOf(client.usernameUpdate({ body: { username: 'x' } }))).toMatchObject({
      wireCode: 'conflict',
    });
    expect(server.requests).toHaveLength(1);
  });

  it('waits as long as Retry-After asks', async () => {
    await using server = await startServer((_, response, index) => {
      if (index === 0) sendError(response, 429, 'rate_limited', { 'retry-after': '1' });
      else sendJson(response, 200, fixtures.me);
    });
    const startedAt = performance.now();
    await createClient({ apiUrl: server.url, retry: quick }).me();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(995);
  });

  it('gives the answer back at once when Retry-After is beyond the limit', async () => {
    await using server = await startServer((_, response) =>
      sendError(response, 429, 'rate_limited', { 'retry-after': '60' }),
    );
    const error = await errorOf(createClient({ apiUrl: server.url }).me());
    expect(error).toMatchObject({ status: 429, retryAfterMs: 60_000 });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a call that fails', () => {
  it('is told once, with the id that its last answer carried', async () => {
    const told: unknown[] = [];
    await using server = await startServer((_, response, index) =>
      sendError(response, 503, 'provider_unavailable', { 'x-request-id': `r-${index}` }),
    );
    const client = createClient({
      apiUrl: server.url,
      retry: { ...quick, maxRetries: 1 },
      onError: (error) => told.push(error),
    });
    const error = await errorOf(client.me());
    expect(error).toMatchObject({ endpoint: 'me', requestId: 'r-1' });
    expect(told).toEqual([error]);
  });

  it('has no id where no answer came, and is not told where its caller ended it', async () => {
    const told: unknown[] = [];
    await using server = await startServer((_, response) => response.destroy());
    const client = createClient({
      apiUrl: server.url,
      retry: { maxRetries: 0 },
      onError: (error) => told.push(error),
    });
    expect(await errorOf(client.me())).toMatchObject({ code: 'network_error', requestId: null });
    await client.me({}, { signal: AbortSignal.abort() }).catch(() => undefined);
    expect(told).toHaveLength(1);
  });
});
