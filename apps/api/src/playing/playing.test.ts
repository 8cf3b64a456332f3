import { endpoints } from '@backbeat/sdk/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, createTestApi, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { users } from '../db/schema/accounts.ts';
import { plays } from '../db/schema/activity.ts';
import { seedCreators } from '../development/seedCreators.ts';

let api: TestApi;
let person: TestPerson;
beforeAll(async () => {
  api = await createTestApi({ environment: { LIMIT_PLAYED_TRACKS_PER_MINUTE: '3' } });
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await api.signUp();
});

const track = { title: 'Night Bus', artist: 'The Offbeats', station: 'lofi', duration_seconds: 180 };
const report = (changed: object = {}, token = person.token) =>
  api.call('/api/v1/playing', { method: 'POST', token, body: { ...track, ...changed } });
const read = async (guid = person.user.guid, query = '') =>
  endpoints.playing.response.parse(await (await api.call(`/v1/playing/${guid}${query}`)).json());

describe('what the player reports', () => {
  it('is what a person is playing, until the track is over', async () => {
    expect((await report()).status).toBe(204);
    expect((await read()).items).toMatchObject([{ title: 'Night Bus', station: 'lofi', is_playing: true }]);
    api.time.offsetMs += 181_000;
    expect((await read()).items).toMatchObject([{ title: 'Night Bus', is_playing: false }]);
    await report({ title: 'First Train', album: 'Commute', artwork_url: 'https://img.example/1.png' });
    expect((await read()).items).toMatchObject([
      { title: 'First Train', album: 'Commute', artwork_url: 'https://img.example/1.png', is_playing: true },
      { title: 'Night Bus', is_playing: false },
    ]);
  });

  it('ends when the player stops, and stopping twice is no harm', async () => {
    await report();
    const stop = () => api.call('/api/v1/playing/stop', { method: 'POST', token: person.token });
    expect([(await stop()).status, (await stop()).status]).toEqual([204, 204]);
    expect((await read()).items).toMatchObject([{ is_playing: false }]);
  });

  it.each([
    ['no title', { title: ' ' }],
    ['a length that cannot be', { duration_seconds: 0 }],
    ['a picture that is a script', { artwork_url: 'javascript:alert(1)' }],
    ['more than a track', { volume: 11 }],
  ])('is refused with %s', async (_, changed) => {
    expect(await codeOf(await report(changed))).toBe('validation');
  });

  it('goes on when the numbers of plays have been used up', async () => {
    // The sweep has deleted the plays with the first numbers long ago.
    await api.deps.db.delete(plays);
    const last = sql`pg_get_serial_sequence('plays', 'id')`;
    await api.deps.db.execute(sql`select setval(${last}, 2147483646)`);
    expect([(await report()).status, (await report({ title: 'First Train' })).status]).toEqual([204, 204]);
    expect((await read()).items.map(({ title }) => title)).toContain('First Train');
  });

  it('is taken from the person alone, and not without end', async () => {
    expect((await api.call('/api/v1/playing', { method: 'POST', body: track })).status).toBe(401);
    await Promise.all([report(), report(), report()]);
    expect(await codeOf(await report())).toBe('rate_limited');
    expect((await report({}, (await api.signUp()).token)).status).toBe(204);
  });
});

it('the creators of the sandbox have played more than two pages', async () => {
  await seedCreators(api.deps);
  const everybody = await api.deps.db.select().from(users);
  const guidOf = (name: string) => everybody.find(({ username }) => username === name)?.guid ?? '';
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(await read(guidOf('mintyloop'), `?page=${page}`));
  expect(pages.map(({ items, has_more }) => [items.length, has_more])).toEqual([
    [15, true],
    [15, true],
    [8, false],
  ]);
  expect(pages[0]?.items[0]).toMatchObject({ is_playing: true });
  expect((await read(guidOf('pixelmarmalade'))).items).toEqual([]);
});
