import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askPartnerToken, signAssertion, testPartner } from '../../testing/partnerClient.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { videoChannels } from '../channels.ts';
import { readPartner } from './PartnerAccount.ts';

const partner = testPartner();
let running: TestSandbox;
let token = '';

const readToken = async (): Promise<string> => {
  const audience = `${running.url}/google/token`;
  const answer = await askPartnerToken(running.url, await signAssertion({ ...partner, audience }));
  return (await answer.json()).access_token;
};

beforeAll(async () => {
  running = await startTestSandbox({ partner });
  token = await readToken();
});
beforeEach(async () => {
  running.sandbox.faults.clear();
  await fetch(`${running.url}/rights`, { method: 'DELETE' });
});
afterAll(() => running.stop());

const call = async (path: string, method = 'GET', body?: object, owner: string | null = partner.owner) => {
  const url = new URL(`${running.url}/youtube/partner/v1/${path}`);
  if (owner !== null) url.searchParams.set('onBehalfOfContentOwner', owner);
  const answer = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : null };
};
const insert = (id: string) => call('whitelists', 'POST', { id });
const channelAt = (index: number): string => videoChannels[index]?.id ?? '';
const listed = async () =>
  (await call('whitelists')).body.items?.map(({ id }: { id: string }) => id).toSorted() ?? [];
const reasonOf = ({ body }: { body: { error: { errors: { reason: string }[] } } }) =>
  body.error.errors[0]?.reason;

describe('the token', () => {
  const ask = async (more: object) => {
    const audience = `${running.url}/google/token`;
    const answer = await askPartnerToken(running.url, await signAssertion({ ...partner, audience, ...more }));
    return [answer.status, (await answer.json()).error];
  };

  it('is given for what the account signed', async () => {
    const audience = `${running.url}/google/token`;
    const answer = await askPartnerToken(running.url, await signAssertion({ ...partner, audience }));
    expect(await answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3_599 });
  });

  it.each([
    ['another key', { key: testPartner().key }, 'invalid_grant'],
    ['another account', { account: 'somebody@else.example' }, 'invalid_grant'],
    ['another audience', { audience: 'https://oauth2.example/token' }, 'invalid_grant'],
    ['an assertion that is over', { lifetimeSeconds: -1 }, 'invalid_grant'],
    ['an assertion for longer than an hour', { lifetimeSeconds: 3_601 }, 'invalid_grant'],
    ['another scope', { scope: 'https://www.googleapis.com/auth/drive' }, 'invalid_scope'],
  ])('is refused for %s', async (_, more, error) => {
    expect(await ask(more)).toEqual([400, error]);
  });

  it('is refused for another grant, and broken where it is told so', async () => {
    const answer = await askPartnerToken(running.url, 'x', 'client_credentials');
    expect(await answer.json()).toMatchObject({ error: 'unsupported_grant_type' });
    await running.control('/faults', { target: 'rightsToken', status: 503, times: 1 });
    expect((await askPartnerToken(running.url, 'x')).status).toBe(503);
  });

  it('is checked by the key of a file with its lines in one, and by no text that is no key', () => {
    const publicPem = (key: string) =>
      readPartner({ key }).publicKey?.export({ type: 'spki', format: 'pem' }).toString();
    expect(publicPem(partner.key)).toContain('BEGIN PUBLIC KEY');
    expect(publicPem(partner.key.replaceAll('\n', '\\n'))).toBe(publicPem(partner.key));
    expect(() => readPartner({ key: 'secret' })).toThrow('YOUTUBE_PARTNER_KEY');
  });

  it('is asked for, with the content owner', async () => {
    const stranger = await fetch(`${running.url}/youtube/partner/v1/whitelists`);
    expect(stranger.status).toBe(401);
    expect(reasonOf(await call('whitelists', 'GET', undefined, null))).toBe('missingRequiredParameter');
    expect(reasonOf(await call('whitelists', 'GET', undefined, 'somebody'))).toBe('forbidden');
  });
});

describe('whitelists', () => {
  it('show a channel after a delay, by the clock of the sandbox, and lose it at once', async () => {
    await running.control('/rights', { listingDelayMs: 3_600_000 });
    const [id, title] = [channelAt(0), videoChannels[0]?.title];
    expect(await insert(id)).toEqual({ status: 200, body: { kind: 'youtubePartner#whitelist', id, title } });
    expect([await listed(), (await call(`whitelists/${id}`)).status]).toEqual([[], 404]);
    expect(reasonOf(await insert(id))).toBe('duplicate');
    await running.moveClock({ ms: 3_600_000 });
    expect(await listed()).toEqual([id]);
    expect((await call(`whitelists/${id}`)).body).toMatchObject({ id, title });
    expect(await call(`whitelists/${id}`, 'DELETE')).toEqual({ status: 200, body: {} });
    expect([await listed(), (await call(`whitelists/${id}`, 'DELETE')).status]).toEqual([[], 404]);
    expect(running.sandbox.rights().calls.filter((made) => made.id === id)).toMatchObject([
      { call: 'insert', outcome: 'done' },
      { call: 'insert', outcome: 'again' },
      { call: 'delete', outcome: 'done' },
      { call: 'delete', outcome: 'missing' },
    ]);
  });

  it('have pages, which a channel that leaves does not shift', async () => {
    await running.control('/rights', { listingDelayMs: 0, pageSize: 3 });
    const wanted = Array.from({ length: 7 }, (_, index) => channelAt(20 + index)).toSorted();
    for (const id of wanted) expect((await insert(id)).status).toBe(200);
    const first = await call('whitelists');
    expect(first.body).toMatchObject({
      kind: 'youtubePartner#whitelistList',
      pageInfo: { totalResults: 7, resultsPerPage: 3, startIndex: 0 },
    });
    await call(`whitelists/${wanted[0]}`, 'DELETE');
    const second = await call(`whitelists?pageToken=${first.body.nextPageToken}`);
    const third = await call(`whitelists?pageToken=${second.body.nextPageToken}`);
    const ids = [first, second, third].flatMap(({ body }) => body.items.map(({ id }: { id: string }) => id));
    expect(ids).toEqual(wanted);
    expect(third.body.nextPageToken).toBeUndefined();
    expect(reasonOf(await call('whitelists?pageToken=!'))).toBe('invalidPageToken');
    expect((await call(`whitelists?id=${wanted[1]},${wanted[2]}`)).body.items).toHaveLength(2);
  });

  it('refuse a channel that is unknown, or that they were told to refuse', async () => {
    expect(reasonOf(await insert('UCnobody'))).toBe('notFound');
    await running.control('/rights', { refusedChannels: [channelAt(40)] });
    expect(reasonOf(await insert(channelAt(40)))).toBe('forbidden');
    expect(reasonOf(await call('whitelists', 'POST', { name: 'x' }))).toBe('invalid');
    expect(reasonOf(await call('assets'))).toBe('notFound');
  });

  it('have a quota for the day, and may lose an answer', async () => {
    await running.control('/rights', { callsPerDay: 2, listingDelayMs: 0 });
    await listed();
    await listed();
    const over = await call('whitelists');
    expect([over.status, reasonOf(over)]).toEqual([403, 'quotaExceeded']);
    await running.moveClock({ days: 1 });
    await running.control('/faults', { target: 'rights', status: 502, when: 'after', times: 1 });
    expect((await insert(channelAt(41))).status).toBe(502);
    expect((await call(`whitelists/${channelAt(41)}`)).status).toBe(200);
    expect((await running.control('/rights', { callsPerDay: 'many' })).status).toBe(422);
    expect((await running.control('/rights', { callsPerWeek: 1 })).status).toBe(422);
  });
});

describe('claims', () => {
  const make = async (claims: object[]) => {
    const answer = await running.control('/videos', { channel: 'Night Arcade', claims });
    return answer.json();
  };

  it('are those of the content owner, with what matches', async () => {
    const matches = [{ fromMs: 60_000, untilMs: 185_000 }];
    const ours = await make([{ matches }, { by: 'others' }]);
    const pending = await make([{ status: 'pending' }]);
    const ids = [ours, pending].map(({ video }) => video.id);
    const { body } = await call(`claims?videoId=${ids.join(',')}`);
    expect(body).toMatchObject({ kind: 'youtubePartner#claimList', pageInfo: { totalResults: 2 } });
    const claim = body.items.find(({ videoId }: { videoId: string }) => videoId === ours.video.id);
    expect(claim).toMatchObject({
      id: ours.claims[0].id,
      status: 'active',
      matchInfo: { matchSegments: [{ video_segment: { start: '60000', duration: '125000' } }] },
    });
    expect((await call(`claims/${pending.claims[0].id}`)).body.status).toBe('pending');
    expect((await call(`claims/${ours.claims[1].id}`)).status).toBe(404);
    expect((await call('claims?videoId=none')).body.items).toBeUndefined();
  });

  it('are released after a delay, once, and after a restart too', async () => {
    await running.control('/rights', { releaseDelayMs: 3_600_000 });
    const { claims } = await make([{}]);
    const path = `claims/${claims[0].id}`;
    const status = async () => (await call(path)).body.status;
    expect(reasonOf(await call(path, 'PATCH', { status: 'active' }))).toBe('invalid');
    expect((await call(path, 'PATCH', { status: 'inactive' })).status).toBe(200);
    expect((await call(path, 'PATCH', { status: 'inactive' })).status).toBe(200);
    expect(await status()).toBe('active');
    const before = running.sandbox.rights();
    running = await running.restart();
    expect(running.sandbox.rights()).toMatchObject({ calls: before.calls, settings: before.settings });
    expect((await call(path)).status).toBe(401);
    token = await readToken();
    await running.moveClock({ ms: 3_600_000 });
    await vi.waitFor(async () => expect(await status()).toBe('inactive'));
    expect(running.sandbox.rights().calls.filter(({ call: made }) => made === 'release')).toMatchObject([
      { id: claims[0].id, outcome: 'done' },
      { id: claims[0].id, outcome: 'again' },
    ]);
  });

  it('can be such that no release is taken', async () => {
    const { claims } = await make([{ isReleaseRefused: true }]);
    const refused = await call(`claims/${claims[0].id}`, 'PATCH', { status: 'inactive' });
    expect([refused.status, reasonOf(refused)]).toEqual([403, 'forbidden']);
    expect((await call('claims/none', 'PATCH', { status: 'inactive' })).status).toBe(404);
  });
});
