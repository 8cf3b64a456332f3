import { describe, expect, it, vi } from 'vitest';
import { errorOf } from '../../test/errorOf.ts';
import { sendError, sendJson, startServer } from '../../test/localServer.ts';
import { ApiError, AuthError } from '../errors/ApiError.ts';
import { NetworkError } from '../errors/SdkError.ts';
import { WireError } from '../errors/WireError.ts';
import { fixtures, userFixture } from '../testing/fixtures.ts';
import { createClient } from './createClient.ts';

const quick = { baseDelayMs: 1, maxDelayMs: 2 };

describe('what comes back', () => {
  it('gives an empty result for 204, and for any answer that nobody reads', async () => {
    await using server = await startServer((_, response, index) => {
      if (index === 0) response.writeHead(204).end();
      else response.writeHead(200).end('<html>fine</html>');
    });
    const client = createClient({ apiUrl: server.url });
    expect(await client.premiumCancel()).toBeUndefined();
    expect(await client.premiumCancel()).toBeUndefined();
  });

  it('drops fields that the contract does not know', async () => {
    await using server = await startServer((_, response) =>
      sendJson(response, 200, { ...fixtures.me, extra: 1 }),
    );
    expect(await createClient({ apiUrl: server.url }).me()).toEqual(fixtures.me);
  });

  it('fills in what an older server leaves out', async () => {
    const { created_at, avatar, display_name, test, ...rest } = userFixture();
    await using server = await startServer((_, response) => sendJson(response, 200, rest));
    expect(await createClient({ apiUrl: server.url }).me()).toEqual(
      userFixture({ created_at: null, avatar: null, display_name: null }),
    );
    expect([created_at, avatar, display_name, test]).toHaveLength(4);
  });

  it('keeps status, status text, body and code of an error answer', async () => {
    await using server = await startServer((_, response) => {
      response.writeHead(422, 'Bad Coupon', { 'content-type': 'application/json' });
      response.end('{"error":{"code":"coupon_invalid","message":"no","details":{"a":1}}}');
    });
    const error = await errorOf(createClient({ apiUrl: server.url }).premiumCancel());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'api_error',
      endpoint: 'premiumCancel',
      status: 422,
      statusText: 'Bad Coupon',
      wireCode: 'coupon_invalid',
      body: { error: { code: 'coupon_invalid', message: 'no', details: { a: 1 } } },
    });
  });

  it.each([
    ['HTML', '<h1>Bad gateway</h1>', null],
    ['nothing', '', null],
    ['JSON of another shape', '{"oops":true}', { oops: true }],
    ['JSON null', 'null', null],
  ])('keeps the status when an error answer has %s', async (_, text, body) => {
    await using server = await startServer((_request, response) => response.writeHead(502).end(text));
    const error = await errorOf(createClient({ apiUrl: server.url, retry: { maxRetries: 0 } }).me());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 502, wireCode: null, body });
  });

  it('tells of a 401 of our own api, with the token that was refused', async () => {
    await using server = await startServer((_, response) => sendError(response, 401, 'unauthorized'));
    const onUnauthorized = vi.fn();
    const options = { apiUrl: server.url, playerUrl: server.url, getToken: () => 'tok', onUnauthorized };
    const client = createClient(options);
    const error = await errorOf(client.me());
    expect(error).toBeInstanceOf(AuthError);
    expect(error).toMatchObject({ code: 'unauthorized', status: 401, name: 'AuthError' });
    expect(await errorOf(client.shareChannels())).toBeInstanceOf(AuthError);
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith({ endpoint: 'me', token: 'tok', error });
  });

  it.each([
    ['HTML with 200', '<!doctype html><title>Sign in</title>', ''],
    ['JSON that breaks off', '{"guid":"a","ti', ''],
    ['nothing', '', ''],
    ['null', 'null', ''],
    ['a list', '[]', ''],
    ['a wrong type', JSON.stringify({ ...fixtures.me, user_id: '7' }), 'user_id'],
    ['a missing field', JSON.stringify({ ...fixtures.me, guid: undefined }), 'guid'],
    ['an unknown tier', JSON.stringify({ ...fixtures.me, tier: 'gold' }), 'tier'],
  ])('names endpoint and field when the answer is %s', async (_, text, path) => {
    await using server = await startServer((_request, response) => response.writeHead(200).end(text));
    const error = await errorOf(createClient({ apiUrl: server.url }).me());
    expect(error).toBeInstanceOf(WireError);
    expect(error).toMatchObject({ code: 'wire_error', endpoint: 'me', side: 'answer', path });
  });

  it('reads a list deeply', async () => {
    const wrong = { snippet: { channelId: 'c', channelTitle: 't', thumbnails: { default: { url: 5 } } } };
    await using server = await startServer((_, response) =>
      sendJson(response, 200, [...fixtures.channelSearch, wrong]),
    );
    const client = createClient({ apiUrl: 'http://none', metadataUrl: server.url });
    const error = await errorOf(client.channelSearch({ query: { channelName: 'x' } }));
    expect(error).toMatchObject({ path: '1.snippet.thumbnails.default.url' });
  });

  it('refuses 5 MB, and takes 5 MB when it may', async () => {
    const big = JSON.stringify({ ...fixtures.me, username: 'x'.repeat(5 * 1024 * 1024) });
    await using server = await startServer((_, response) => response.writeHead(200).end(big));
    const error = await errorOf(createClient({ apiUrl: server.url }).me());
    expect(error).toBeInstanceOf(WireError);
    expect(error).toMatchObject({ message: expect.stringContaining('more than 4194304 bytes') });
    const patient = createClient({ apiUrl: server.url, maxAnswerBytes: 8 * 1024 * 1024 });
    expect((await patient.me()).username).toHaveLength(5 * 1024 * 1024);
  });

  it('calls an answer that is cut off a network error', async () => {
    await using server = await startServer((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"guid":');
      setTimeout(() => response.destroy(), 5);
    });
    const error = await errorOf(
      createClient({ apiUrl: server.url, retry: { ...quick, maxRetries: 1 } }).me(),
    );
    expect(error).toBeInstanceOf(NetworkError);
    expect(server.requests).toHaveLength(2);
  });

  it('calls a host that is not there a network error', async () => {
    const client = createClient({ apiUrl: 'http://127.0.0.1:9', retry: quick });
    expect(await errorOf(client.me())).toBeInstanceOf(NetworkError);
  });
});
