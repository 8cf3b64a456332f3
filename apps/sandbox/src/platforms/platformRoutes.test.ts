import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../createSandbox.ts';

const siteUrl = 'http://localhost:3000';

describe('the platforms beside the product', () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'sandbox-platforms-'));
  // The product's own /v1/me, as the platforms see it: one session is known.
  const product = createServer((request, response) => {
    const isKnown = request.headers.authorization === 'Bearer known';
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown ? { guid: 'g-1' } : {}));
  });
  let sandbox: Sandbox;

  beforeAll(async () => {
    await new Promise<void>((done) => product.listen(0, '127.0.0.1', done));
    const { port }: Partial<AddressInfo> = Object(product.address());
    sandbox = await createSandbox({
      url: 'http://localhost:4100',
      apiUrl: `http://127.0.0.1:${port}`,
      siteUrl,
      dataDirectory,
    });
  });

  afterAll(async () => {
    await sandbox.close();
    product.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  });

  const call = async (path: string, init: RequestInit = {}, token = 'known') =>
    sandbox.fetch(
      new Request(`http://localhost:4100${path}`, {
        ...init,
        headers: { origin: siteUrl, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      }),
    );

  it('keeps one shared channel for each person, and none for strangers', async () => {
    expect(await (await call('/share-channels')).json()).toEqual({ channels: [] });
    const channel = { channelId: 'UC-1', channelName: 'One', channelType: 'youtube', channelImage: '' };
    const added = await call('/api/v1/share-channels/add', { method: 'POST', body: JSON.stringify(channel) });
    expect(await added.json()).toEqual({});
    expect(await (await call('/share-channels')).json()).toEqual({ channels: [channel] });
    expect((await call('/share-channels', {}, 'unknown')).status).toBe(401);
  });

  it('finds channels by their words, with figures that stay', async () => {
    const [first] = await (
      await call('/user-metadata/accounts/youtube/v3/search?channelName=night%20ar')
    ).json();
    expect(first.snippet.channelTitle).toBe('Night Arcade');
    const path = `/user-metadata/accounts/youtube/v3/channel/${first.snippet.channelId}/average-views`;
    const views = await (await call(path)).json();
    expect(views).toBeGreaterThanOrEqual(100);
    expect(await (await call(path)).json()).toBe(views);
    expect((await call('/user-metadata/accounts/youtube/v3/channel/none/average-views')).status).toBe(404);
    expect(await (await call('/user-metadata/accounts/youtube/v3/search?channelName=zzz')).json()).toEqual(
      [],
    );
  });

  it('knows the viewers that a ready-made creator is said to have', async () => {
    const ask = (query: string, token?: string) =>
      call(
        '/graphql',
        { method: 'POST', body: JSON.stringify({ query, variables: { channelId: 'creator-nightowl' } }) },
        token,
      );
    expect(await (await ask('query { twitchStats(channelId: $channelId) { avgViewers } }')).json()).toEqual({
      data: { twitchStats: { avgViewers: 180 } },
    });
    expect((await ask('query { secrets }')).status).toBe(422);
    expect((await ask('query { twitchStats }', 'unknown')).status).toBe(401);
  });

  it('answers the site from its own origin only', async () => {
    expect((await call('/share-channels')).headers.get('access-control-allow-origin')).toBe(siteUrl);
  });
});
