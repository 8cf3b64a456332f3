import { endpoints } from '@backbeat/sdk/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  createTestApi,
  errorOf,
  type TestApi,
  type TestPerson,
} from '../../testing/createTestApi.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { platformAnswers } from '../db/schema/channels.ts';

let sandbox: TestSandbox;
let api: TestApi;
let person: TestPerson;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  api = await createTestApi({ sandboxUrl: sandbox.url });
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
});
beforeEach(async () => {
  person = await api.signUp();
});
afterEach(() => {
  sandbox.sandbox.faults.clear();
  api.time.offsetMs = 0;
});

const metadata = '/user-metadata/accounts/youtube/v3';
const search = (name: string) => api.call(`${metadata}/search?channelName=${encodeURIComponent(name)}`);
const found = async (name: string) =>
  endpoints.channelSearch.response.parse(await (await search(name)).json());
const viewsOf = async (name: string) => {
  const [hit] = await found(name);
  return api.call(`${metadata}/channel/${hit?.snippet.channelId}/average-views`);
};

describe('shared channels', () => {
  const idOf = async (name: string) => (await found(name))[0]?.snippet.channelId ?? '';
  const share = (token: string, changed: object) =>
    api.call('/api/v1/share-channels/add', {
      method: 'POST',
      token,
      body: { channelName: 'Anything', channelImage: '', channelType: 'youtube', ...changed },
    });
  const shared = async (token: string) =>
    endpoints.shareChannels.response.parse(await (await api.call('/share-channels', { token })).json())
      .channels;
  const nobody = 'UC0000000000000000000001';

  it('keep the last channel of each person, in the database', async () => {
    expect(await shared(person.token)).toEqual([]);
    expect(await (await share(person.token, { channelId: await idOf('night arcade') })).json()).toEqual({});
    await share(person.token, { channelId: await idOf('pixel kitchen') });
    expect(await shared(person.token)).toMatchObject([{ channelName: 'Pixel Kitchen' }]);
    expect(await shared((await api.signUp()).token)).toEqual([]);
  });

  it('have the name and the picture of the platform, whatever somebody says', async () => {
    const channelId = await idOf('velvet cinema');
    const wrong = { channelName: 'Night Arcade', channelImage: 'javascript:alert(1)' };
    await share(person.token, { channelId, ...wrong });
    expect(await shared(person.token)).toEqual([
      {
        channelId,
        channelName: 'Velvet Cinema',
        channelImage: expect.stringContaining(`${sandbox.url}/portraits/`),
      },
    ]);
  });

  it('are channels that there are: an invented one is refused, and nothing is stored', async () => {
    const { token } = await api.signUp();
    expect(await codeOf(await share(token, { channelId: nobody, channelName: 'Night Arcade' }))).toBe(
      'not_found',
    );
    expect(await shared(token)).toEqual([]);
  });

  it.each([
    ['does not answer', { status: 503 }],
    ['refuses', { status: 403 }],
  ])('wait while the platform %s: it is said, and nothing is stored', async (_, fault) => {
    const { token } = await api.signUp();
    const channelId = await idOf('solar garden');
    await api.deps.db.delete(platformAnswers);
    sandbox.sandbox.faults.add({ target: 'platforms', ...fault });
    const refused = await share(token, { channelId });
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(await codeOf(refused)).toBe('provider_unavailable');
    expect(await shared(token)).toEqual([]);
    sandbox.sandbox.faults.clear();
    expect((await share(token, { channelId })).status).toBe(200);
  });

  it('are limited by account', async () => {
    const { token } = await api.signUp();
    const answers = [];
    for (let count = 0; count <= api.deps.config.limits.shares.max; count += 1)
      answers.push((await share(token, { channelId: nobody })).status);
    expect(answers.at(-2)).toBe(404);
    expect(answers.at(-1)).toBe(429);
  });

  it.each([
    'UC-1',
    'UC000000000000000000000',
    'UC00000000000000000000012',
    'UU0000000000000000000001',
    '12826',
    '../x',
    '',
  ])('are named as the platform does, not %j', async (channelId) => {
    const refused = await errorOf(await share(person.token, { channelId }));
    expect(refused).toMatchObject({
      code: 'validation',
      details: { fields: { channelId: expect.anything() } },
    });
  });

  it('are nobody else’s, and hold nothing but a channel', async () => {
    expect((await api.call('/share-channels')).status).toBe(401);
    const other = { channelId: nobody, channelType: 'twitch' };
    expect(await codeOf(await share(person.token, other))).toBe('validation');
  });
});

describe('channel search', () => {
  it('finds channels by name, and asks the platform once for the same words', async () => {
    expect((await found('night ar'))[0]?.snippet).toEqual({
      channelId: expect.stringMatching(/^UC[\w-]{22}$/),
      channelTitle: 'Night Arcade',
      thumbnails: { default: { url: expect.stringContaining(`${sandbox.url}/portraits/`) } },
    });
    expect(await found('zzz')).toEqual([]);
    sandbox.sandbox.faults.add({ target: 'platforms', status: 500 });
    expect(await found('  Night   AR ')).toHaveLength(1);
  });

  it('says when the platform does not answer, and gives an old answer where there is one', async () => {
    await found('pixel');
    sandbox.sandbox.faults.add({ target: 'platforms', status: 502 });
    expect(await codeOf(await search('velvet'))).toBe('provider_unavailable');
    api.time.offsetMs = 2 * 86_400_000;
    expect((await found('pixel')).length).toBeGreaterThan(0);
    api.time.offsetMs = 9 * 86_400_000;
    expect(await codeOf(await search('pixel'))).toBe('provider_unavailable');
  });

  it('waits long when the quota is used up', async () => {
    const answer = await search('quota');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600']);
  });

  it('refuses no name, and too many questions', async () => {
    expect(await codeOf(await search('  '))).toBe('validation');
    const tight = await createTestApi({
      sandboxUrl: sandbox.url,
      environment: { LIMIT_CHANNEL_QUESTIONS_PER_MINUTE: '1' },
    });
    await tight.call(`${metadata}/search?channelName=night`);
    expect(await codeOf(await tight.call(`${metadata}/search?channelName=night`))).toBe('rate_limited');
    await tight.close();
  });
});

describe('average views', () => {
  it('are those of the 20 most recent videos, the same each time', async () => {
    const views = endpoints.averageViews.response.parse(await (await viewsOf('night arcade')).json());
    expect(views).toBeGreaterThan(50);
    expect(await (await viewsOf('night arcade')).json()).toBe(views);
  });

  it.each([
    ['slow motion', 200],
    ['empty stage', 200],
    ['hidden figures', 200],
    ['broken lens', 503],
    ['quota eater', 503],
  ])('of %s: status %i', async (name, status) => {
    const answer = await viewsOf(name);
    expect(answer.status).toBe(status);
    if (name === 'empty stage' || name === 'hidden figures') expect(await answer.json()).toBe(0);
  });

  it('are given up within the call’s own limit when the platform hangs', async () => {
    const startedAtMs = performance.now();
    expect(await codeOf(await viewsOf('stuck in'))).toBe('provider_unavailable');
    expect(performance.now() - startedAtMs).toBeLessThan(endpoints.averageViews.timeoutMs);
  });

  it('of an unknown channel are not found', async () => {
    expect(await codeOf(await api.call(`${metadata}/channel/UCnone/average-views`))).toBe('not_found');
    expect((await api.call(`${metadata}/channel/..%2F/average-views`)).status).toBe(422);
  });
});

describe('the graph', () => {
  const query = 'query twitchStats($channelId: ID!) { twitchStats(channelId: $channelId) { avgViewers } }';
  const ask = (
    channelId: string,
    changed: object = {},
    token: string | undefined = person.token,
    headers: Record<string, string> = {},
  ) =>
    api.call('/graphql', {
      method: 'POST',
      headers,
      ...(token === undefined ? {} : { token }),
      body: { query, variables: { channelId }, ...changed },
    });

  it.each([
    ['creator-nightowl', 180],
    ['creator-prismapro', 4_200],
    ['creator-couchcoop', 12_400],
    ['quiet-one', 0],
  ])('knows the viewers of %s: %i', async (id, avgViewers) => {
    expect(await (await ask(id)).json()).toEqual({ data: { twitchStats: { avgViewers } } });
  });

  it('asks for another token when Twitch forgot the one it gave', async () => {
    const first = await startTestSandbox();
    const other = await createTestApi({ sandboxUrl: first.url });
    const { token } = await other.signUp();
    const askFor = (channelId: string) =>
      other.call('/graphql', { method: 'POST', token, body: { query, variables: { channelId } } });
    expect((await askFor('creator-nightowl')).status).toBe(200);
    await first.close();
    const second = await startTestSandbox({ port: Number(new URL(first.url).port) });
    expect((await askFor('creator-prismapro')).status).toBe(200);
    await second.close();
    await other.close();
  });

  const deep = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;
  const aliases = Array.from(
    { length: 200 },
    (_, at) => `a${at}: twitchStats(channelId: "x") { avgViewers }`,
  );

  it.each([
    ['a field that is not there', { query: '{ secrets }', variables: {} }, /Cannot query field "secrets"/],
    ['no GraphQL', { query: 'hello' }, /Syntax Error: Unexpected Name "hello"/],
    ['nothing', { query: '' }, /Syntax Error/],
    [
      'two operations, neither named',
      { query: `${query} ${query.replace('twitchStats(', 'b(')}` },
      /operation/,
    ],
    ['a variable of another type', { variables: { channelId: { id: 7 } } }, /Variable "\$channelId"/],
    ['no variable', { variables: {} }, /Variable "\$channelId" of required type/],
    [
      'variables that are not there at all',
      { variables: undefined },
      /Variable "\$channelId" of required type/,
    ],
    ['too deep a query', { query: deep(3_000) }, /250 tokens/],
    ['too much at once', { query: `{ ${aliases.join(' ')} }` }, /250 tokens/],
    ['the schema', { query: '{ __schema { types { name } } }' }, /introspection has been disabled/],
  ])('answers %s with GraphQL’s errors', async (_, changed, message) => {
    const answer = await ask('creator-nightowl', changed);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      errors: expect.arrayContaining([expect.objectContaining({ message: expect.stringMatching(message) })]),
    });
  });

  it('answers what can be told, and says what cannot', async () => {
    const one = 'a: twitchStats(channelId: "creator-nightowl") { avgViewers }';
    const answer = await ask('x', { query: `{ ${one} b: twitchStats(channelId: "../x") { avgViewers } }` });
    expect(await answer.json()).toEqual({
      data: { a: { avgViewers: 180 }, b: null },
      errors: [expect.objectContaining({ message: 'channelId is not an id.', path: ['b'] })],
    });
    const alone = await ask('x', {
      query: `{ ${one.replace('avgViewers', 'v: avgViewers')} }`,
      variables: null,
    });
    expect(await alone.json()).toEqual({ data: { a: { v: 180 } } });
  });

  it('counts every channel that a query asks for', async () => {
    const { token } = await api.signUp();
    const many = Array.from(
      { length: 15 },
      (_, at) => `a${at}: twitchStats(channelId: "quiet-one") { avgViewers }`,
    );
    const codes = [];
    for (let call = 0; call < 9; call += 1) {
      codes.push((await ask('x', { query: `{ ${many.join(' ')} }` }, token)).status);
    }
    expect(codes).toContain(429);
  });

  it.each([
    ['an unknown channel', { variables: { channelId: 'nobody-1' } }, 'not_found'],
    ['no query', { query: undefined }, 'validation'],
    ['variables that are none', { variables: 'x' }, 'validation'],
  ])('answers %s by the contract', async (_, changed, code) => {
    expect(await codeOf(await ask('x', changed))).toBe(code);
  });

  it('is for people who are signed in, and says when Twitch does not answer', async () => {
    expect(
      (await api.call('/graphql', { method: 'POST', body: { query, variables: { channelId: 'x' } } })).status,
    ).toBe(401);
    sandbox.sandbox.faults.add({ target: 'platforms', status: 500 });
    expect(await codeOf(await ask('creator-somebody'))).toBe('provider_unavailable');
  });
});

describe('on air', () => {
  const air = async (live: boolean) => {
    const linked = await (await api.call('/v1/account/identities', { token: person.token })).json();
    const channel = endpoints.identities.response.parse(linked).identities[0]?.uid;
    return fetch(`${sandbox.url}/live`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel, live }),
    });
  };
  const read = async () =>
    endpoints.live.response.parse(await (await api.call('/v1/live', { token: person.token })).json()).live;
  const laterBy = (seconds: number) => {
    api.time.offsetMs += seconds * 1000;
  };

  it('follows the linked channel within a minute', async () => {
    expect(await read()).toBe(false);
    await air(true);
    expect(await read()).toBe(false);
    laterBy(60);
    expect(await read()).toBe(true);
    await air(false);
    laterBy(60);
    expect(await read()).toBe(false);
  });

  it('is not known while the platform does not answer, and is again after', async () => {
    await air(true);
    expect(await read()).toBe(true);
    laterBy(60);
    sandbox.sandbox.faults.add({ target: 'platforms', status: 503, times: 1 });
    expect(await read()).toBeNull();
    expect(await read()).toBe(true);
  });
});
