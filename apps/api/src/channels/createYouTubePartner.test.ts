import type { WantedVideo } from '@backbeat/sandbox';
import { freePort } from '@backbeat/tooling/stack';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import type { RightsPlatformSettings } from '../config/Config.ts';
import { parseConfig } from '../config/parseConfig.ts';
import { systemClock } from '../lib/clock.ts';
import { createYouTube } from './createYouTube.ts';
import { createYouTubePartner } from './createYouTubePartner.ts';
import { PlatformUnavailable, type RightsPlatform } from './platforms.ts';

let sandbox: TestSandbox;
let settings: RightsPlatformSettings;
let rights: RightsPlatform;
let ids: readonly string[];

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const { youtube, youtubePartner } = parseConfig({
    SANDBOX_URL: sandbox.url,
    ...sandbox.partnerEnvironment,
  }).platforms;
  ids = (await createYouTube(youtube).search('Night')).map(({ channelId }) => channelId);
  if (youtubePartner === null) throw new Error('There is no partner.');
  settings = youtubePartner;
  rights = createYouTubePartner(settings, systemClock);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.sandbox.faults.clear();
  await sandbox.setRights({ listingDelayMs: 0, releaseDelayMs: 0, callsPerDay: null, pageSize: 2 });
});

const listings = () => sandbox.sandbox.rights().listings.map(({ channelId }) => channelId);
const makeVideo = (claims: WantedVideo['claims']) => sandbox.makeVideo({ channel: 'Night Arcade', claims });

describe('the list', () => {
  it('is read through all its pages, and changes are safe to repeat', async () => {
    const wanted = ids.slice(0, 5);
    for (const id of wanted) {
      expect(await rights.list({ id, name: 'A channel' })).toBe('asked');
      expect(await rights.list({ id, name: 'A channel' })).toBe('asked');
    }
    expect(await rights.listed()).toEqual(new Set(wanted));
    const [first = ''] = wanted;
    expect(await rights.isListed(first)).toBe(true);
    await rights.unlist(first);
    await rights.unlist(first);
    expect([await rights.isListed(first), listings().length]).toEqual([false, 4]);
  });

  it('says which channels it does not take', async () => {
    const [refused = ''] = ids.slice(5);
    await sandbox.setRights({ refusedChannels: [refused] });
    expect(await rights.list({ id: refused, name: 'A channel' })).toBe('refused');
    expect(await rights.list({ id: 'UCnobody', name: 'Nobody' })).toBe('unknown-channel');
  });
});

describe('claims', () => {
  it('are read with what matches, and released', async () => {
    const matches = [{ fromMs: 60_000, untilMs: 185_000 }];
    const made = [makeVideo([{ matches }, {}, { by: 'others' }]), makeVideo([{ status: 'disputed' }])];
    const claims = await rights.claims(made.map(({ video }) => video.id));
    expect(claims).toHaveLength(3);
    const [ours] = made.flatMap((one) => one.claims);
    expect(claims).toContainEqual({
      id: ours?.id,
      videoId: made[0]?.video.id,
      status: 'active',
      matches,
    });
    expect(claims.map(({ status }) => status).toSorted()).toEqual(['active', 'active', 'disputed']);
    for (const { id } of claims)
      expect([await rights.release(id), await rights.release(id)]).toEqual(['asked', 'asked']);
    const after = await rights.claims(made.map(({ video }) => video.id));
    expect(after.map(({ status }) => status)).toEqual(['inactive', 'inactive', 'inactive']);
    expect(await rights.claims([])).toEqual([]);
  });

  it('may be such that no release is taken', async () => {
    const claim = makeVideo([{ isReleaseRefused: true }]).claims[0];
    expect(await rights.release(claim?.id ?? '')).toBe('refused');
    expect(await rights.release('none')).toBe('refused');
  });
});

describe('a platform that does not answer as it should', () => {
  it.each([
    ['is down', { target: 'rights', status: 503 }],
    ['gives no token', { target: 'rightsToken', status: 500 }],
    ['answers with a page', { target: 'rights', status: 200 }],
  ] as const)('%s: nothing is believed', async (_, fault) => {
    const fresh = createYouTubePartner(settings, systemClock);
    sandbox.sandbox.faults.add(fault);
    await expect(fresh.listed()).rejects.toThrow(PlatformUnavailable);
    await expect(fresh.isListed('UCx')).rejects.toThrow(PlatformUnavailable);
    await expect(fresh.claims(['x'])).rejects.toThrow(PlatformUnavailable);
  });

  it('is over its quota: refused is nothing, and it is asked in an hour', async () => {
    await sandbox.setRights({ callsPerDay: 0 });
    const later = expect.objectContaining({ retryAfterSeconds: 3_600 });
    await expect(rights.list({ id: ids[0] ?? '', name: 'A channel' })).rejects.toEqual(later);
    await expect(rights.release('x')).rejects.toEqual(later);
    await expect(rights.unlist('x')).rejects.toEqual(later);
  });

  it('takes no stranger for us', async () => {
    const stranger = createYouTubePartner({ ...settings, account: 'somebody@else.example' }, systemClock);
    await expect(stranger.listed()).rejects.toThrow('The platform answered 400 (invalid_grant).');
  });

  /** The same protocol, with answers that the sandbox does not give. */
  const startOther = async (answer: (authorization: string) => Response) => {
    const app = new Hono();
    let tokens = 0;
    app.post('/token', (c) => {
      tokens += 1;
      return c.json({ access_token: `token-${tokens}`, expires_in: 3_600 });
    });
    app.all('/v1/*', (c) => answer(c.req.header('authorization') ?? ''));
    const port = await freePort();
    const server = createAdaptorServer({ fetch: app.fetch });
    await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
    const url = `http://localhost:${port}`;
    return {
      partner: createYouTubePartner(
        { ...settings, apiUrl: `${url}/v1`, tokenUrl: `${url}/token` },
        systemClock,
      ),
      tokens: () => tokens,
      close: () => new Promise((resolve) => server.close(resolve)),
    };
  };

  it('revokes a token: another one is asked for, once', async () => {
    const other = await startOther((authorization) =>
      authorization.endsWith('-1')
        ? Response.json({}, { status: 401 })
        : Response.json({ items: [{ id: 'UCx' }] }),
    );
    expect(await other.partner.listed()).toEqual(new Set(['UCx']));
    expect(await other.partner.listed()).toEqual(new Set(['UCx']));
    expect(other.tokens()).toBe(2);
    await other.close();
    const closed = await startOther(() => Response.json({}, { status: 401 }));
    await expect(closed.partner.listed()).rejects.toThrow(PlatformUnavailable);
    expect(closed.tokens()).toBe(2);
    await closed.close();
  });

  it('repeats its pages: the list is not believed', async () => {
    const other = await startOther(() => Response.json({ items: [{ id: 'UCx' }], nextPageToken: 'again' }));
    await expect(other.partner.listed()).rejects.toThrow('The platform repeats its pages.');
    await other.close();
  });

  it.each([
    [429, {}, 5],
    [403, { error: { code: 403, status: 'RESOURCE_EXHAUSTED' } }, 3_600],
    [403, { error: { errors: [{ reason: 'userRateLimitExceeded' }] } }, 5],
  ])('says %i %j: that is no refusal', async (status, body, retryAfterSeconds) => {
    const other = await startOther(() => Response.json(body, { status }));
    await expect(other.partner.release('x')).rejects.toEqual(expect.objectContaining({ retryAfterSeconds }));
    await other.close();
  });

  it('has claims in states of its own: those that no release ends are left out', async () => {
    const claims = ['active', 'potential', 'takedown', 'unknown'].map((status, index) => ({
      id: `c${index}`,
      videoId: 'v',
      status,
      matchInfo: { matchSegments: [{ channel: 'audio' }] },
    }));
    const other = await startOther(() => Response.json({ items: claims }));
    expect((await other.partner.claims(['v'])).map(({ id, status }) => `${id} ${status}`)).toEqual([
      'c0 active',
      'c1 pending',
    ]);
    await other.close();
  });
});
