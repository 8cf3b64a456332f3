import { dayMs } from '@backbeat/domain';
import { maxChannelChanges } from '@backbeat/domain/coverage';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLister, type Lister, minuteMs } from '../../testing/createLister.ts';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { type Shop, startShop } from '../../testing/startShop.ts';
import { readListings } from '../channels/readListings.ts';
import { sharedChannels } from '../db/schema/channels.ts';
import { channelListings } from '../db/schema/listings.ts';
import { createListings } from './createListings.ts';
import { followWanted } from './followWanted.ts';

describe('bad days of the list', () => {
  let shop: Shop;
  let lister: Lister;

  beforeAll(async () => {
    shop = await startShop({}, true);
    lister = createLister(shop);
    return shop.close;
  });
  beforeEach(() => lister.heal());

  const fault = (more: object) => shop.sandbox.sandbox.faults.add({ target: 'rights', ...more });
  const untilMs = async (person: TestPerson): Promise<number> =>
    Date.parse((await lister.standingOf(person)).until ?? '') - shop.api.deps.clock.now();

  it('asks again, later each time, while the platform is down', async () => {
    const person = await lister.subscriber('Frost Arcade');
    fault({ status: 503 });
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      await lister.settle();
      expect(await lister.standingOf(person)).toMatchObject({ state: 'listing', problem: 'unanswered' });
      waits.push(Math.round((await untilMs(person)) / minuteMs));
      await lister.moveBy((await untilMs(person)) + 1_000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
    expect(await lister.standingOf(person)).toMatchObject({ isListed: true });
    await lister.later(2 * dayMs);
    expect(await lister.standingOf(person)).toMatchObject({ state: 'listing', isListed: false });
    shop.sandbox.sandbox.faults.clear();
    await lister.later(20 * minuteMs);
    expect(await lister.standingOf(person)).toMatchObject({ state: 'listed', problem: null });
  });

  it.each([
    ['gives another answer than it should', 'Frost Kitchen', { status: 200 }],
    ['lists the channel and loses the answer', 'Frost League', { status: 502, when: 'after' }],
    ['is too slow', 'Frost Journal', { delayMs: 6_500, times: 1 }],
  ])('believes nothing where the platform %s', async (_, name, what) => {
    const person = await lister.subscriber(name);
    // The look before it is answered.
    fault({ times: 1 });
    fault(what);
    await lister.settle();
    expect(await lister.standingOf(person)).toMatchObject({ state: 'listing', problem: 'unanswered' });
    shop.sandbox.sandbox.faults.clear();
    // What the slow platform does after our patience, it has done before it is asked again.
    if ('delayMs' in what) await expect.poll(lister.onList).toContain(name);
    await lister.later(2 * minuteMs);
    expect(await lister.standingOf(person)).toMatchObject({ state: 'listed' });
    expect(lister.onList()).toContain(name);
    await lister.share(person, 'Frost Garage');
    await lister.settle();
    expect(lister.onList()).not.toContain(name);
  });

  it('waits an hour where the quota of the day is used up', async () => {
    const person = await lister.subscriber('Frost Cinema');
    await shop.sandbox.setRights({ callsPerDay: 0 });
    await lister.settle();
    expect(Math.round((await untilMs(person)) / minuteMs)).toBe(60);
    await shop.sandbox.setRights({ callsPerDay: null });
    await lister.later(61 * minuteMs);
    expect(await lister.standingOf(person)).toMatchObject({ state: 'listed' });
  });

  it('keeps a channel that is to leave until the platform answers', async () => {
    const person = await lister.subscriber('Frost Workshop');
    await lister.settle();
    await lister.share(person, 'Frost Garden');
    fault({ status: 500 });
    await lister.settle();
    expect((await lister.rowsOf(person)).map(({ state }) => state)).toEqual(['leaving', 'listing']);
    shop.sandbox.sandbox.faults.clear();
    await lister.later(2 * minuteMs);
    expect((await lister.rowsOf(person)).map(({ state }) => state)).toEqual(['gone', 'listed']);
    expect(lister.onList()).not.toContain('Frost Workshop');
  });

  it('asks once in two processes', async () => {
    const person = await lister.subscriber('Echo Kitchen');
    const other = createListings(shop.api.deps);
    fault({ delayMs: 60 });
    await Promise.all([lister.settle(), other.settle(), lister.settle()]);
    expect(lister.callsFor(await lister.idOf(person))).toEqual(['insert done']);
    expect(await lister.standingOf(person)).toMatchObject({ state: 'listed' });
  });

  it('never ends a stay while another one of the channel begins', async () => {
    const [first, second] = [
      await lister.subscriber('Echo Arcade'),
      await shop.api.signUp(undefined, 'google_oauth2'),
    ];
    await shop.buyer.buy(second);
    await lister.settle();
    const ended = async () => (await lister.rowsOf(first))[0];
    // One account gives the channel up, and the platform is slow to take it off.
    await lister.share(first, 'Echo Garage');
    fault({ delayMs: 2_500, times: 1 });
    const slow = lister.settle();
    await expect
      .poll(async () => ((await ended())?.tryAt?.getTime() ?? 0) > shop.api.deps.clock.now())
      .toBe(true);
    // Meanwhile another one takes it.
    await lister.share(second, 'Echo Arcade');
    await createListings(shop.api.deps).settle();
    expect(await lister.rowsOf(second)).toMatchObject([{ state: 'listing' }]);
    await slow;
    expect(await ended()).toMatchObject({ state: 'gone' });
    await lister.settle();
    expect(await lister.standingOf(second)).toMatchObject({ state: 'listed' });
    expect(lister.callsFor((await ended())?.channelId ?? '')).toEqual([
      'insert done',
      'delete done',
      'insert done',
    ]);
    expect(lister.onList()).toContain('Echo Arcade');
  });

  it('finds by the day what was lost there, and what has stayed there; strangers are left alone', async () => {
    const rights = shop.api.deps.platforms.rights;
    if (rights === null) throw new Error('There is no partner.');
    const [lost, ended] = [
      await lister.subscriber('Cosmic Arcade'),
      await lister.subscriber('Cosmic Kitchen'),
    ];
    await lister.settle();
    await lister.share(ended, 'Cosmic Garage');
    await lister.settle();
    const [lostId, endedId] = [await lister.idOf(lost), await lister.idOf(ended)];
    await rights.unlist(lostId);
    await rights.list({ id: endedId, name: 'Cosmic Kitchen' });
    const [stranger] = await shop.api.deps.platforms.video.search('Cosmic Harbour');
    await rights.list({ id: stranger?.channelId ?? '', name: 'Cosmic Harbour' });
    await shop.sandbox.setRights({ pageSize: 2 });
    await lister.moveBy(minuteMs);

    await shop.api.services.listings.compare();
    expect(await lister.standingOf(lost)).toMatchObject({ state: 'listing', isListed: true });
    await lister.settle();
    expect(lister.onList().filter((title) => title.startsWith('Cosmic'))).toEqual([
      'Cosmic Arcade',
      'Cosmic Garage',
      'Cosmic Harbour',
    ]);
    expect(shop.api.logs.join('')).toContain('"strangers":1');
    const calls = shop.sandbox.sandbox.rights().calls.length;
    await lister.moveBy(minuteMs);
    await shop.api.services.listings.compare();
    await lister.settle();
    expect(shop.sandbox.sandbox.rights().calls.length).toBe(calls);
  });

  it('lists three channels in 30 days for whoever tries a hundred with one plan', async () => {
    const { db, clock } = shop.api.deps;
    const person = await lister.subscriber('Maple Arcade', { plan_code: 'rocksprem_i_y_v2' });
    const channels = (await shop.api.deps.platforms.video.search('Arcade')).concat(
      ...(await Promise.all(
        ['Kitchen', 'Garage', 'Cinema', 'Workshop', 'Garden', 'League', 'Sessions', 'Journal', 'Lab'].map(
          (word) => shop.api.deps.platforms.video.search(word),
        ),
      )),
    );
    const before = new Set(shop.sandbox.sandbox.rights().listings.map(({ channelId }) => channelId));
    const tried = channels.filter(({ channelId }) => !before.has(channelId));
    const listed = new Set<string>();
    let most = 0;
    for (const { channelId, channelTitle } of tried) {
      await db
        .update(sharedChannels)
        .set({ channelId, channelName: channelTitle, sharedAt: new Date(clock.now()) })
        .where(eq(sharedChannels.userId, person.user.id));
      await lister.settle();
      const now = shop.sandbox.sandbox.rights().listings.filter((row) => !before.has(row.channelId));
      for (const row of now) listed.add(row.channelId);
      most = Math.max(most, now.length);
      await lister.moveBy(7 * 60 * minuteMs);
    }
    // In 29 days.
    expect(tried.length).toBeGreaterThan(90);
    expect(tried.length * 7).toBeLessThanOrEqual(30 * 24);
    expect([listed.size, most]).toEqual([maxChannelChanges + 1, 1]);
    const rows = await db.$count(channelListings, eq(channelListings.userId, person.user.id));
    expect(rows).toBeLessThanOrEqual(listed.size + 2);
  });

  it("leaves a stranger's channel on the list when its sharer goes, and takes over one that leaves", async () => {
    const rights = shop.api.deps.platforms.rights;
    if (rights === null) throw new Error('There is no partner.');
    const listByOthers = async (name: string): Promise<string> => {
      const [found] = await shop.api.deps.platforms.video.search(name);
      const id = found?.channelId ?? '';
      await rights.list({ id, name });
      return id;
    };
    const [leftId, lostId] = [await listByOthers('Velvet Club'), await listByOthers('Velvet Harbour')];
    const [first, second] = [
      await lister.subscriber('Velvet Club'),
      await lister.subscriber('Velvet Harbour'),
    ];
    await lister.settle();
    expect(await lister.standingOf(first)).toMatchObject({ state: 'listed' });
    expect(await lister.rowsOf(first)).toMatchObject([{ wasListed: true }]);
    await lister.share(first, 'Velvet Quest');
    await lister.later(minuteMs);
    expect((await lister.rowsOf(first)).map(({ state }) => state)).toEqual(['gone', 'listed']);
    await lister.later(minuteMs);
    await shop.api.services.listings.compare();
    await lister.settle();
    expect(lister.onList()).toContain('Velvet Club');
    expect(lister.callsFor(leftId)).toEqual(['insert done']);

    await rights.unlist(lostId);
    await lister.later(minuteMs);
    await shop.api.services.listings.compare();
    await lister.settle();
    expect(await lister.rowsOf(second)).toMatchObject([{ state: 'listed', wasListed: false }]);
    await lister.share(second, 'Velvet Studio');
    await lister.later(minuteMs);
    expect(lister.onList()).not.toContain('Velvet Harbour');
  });

  it('tells nobody where all channels are refused: our account has lost its rights', async () => {
    const listed = await lister.subscriber('Pixel Arcade');
    const refused = [await lister.subscriber('Pixel Kitchen'), await lister.subscriber('Pixel Garage')];
    const people = [listed, ...refused];
    await followWanted(shop.api.deps);
    const ids = await Promise.all(people.map(lister.idOf));
    await shop.sandbox.setRights({ refusedChannels: ids });
    await lister.settle();
    for (const person of people) {
      expect(await lister.standingOf(person)).toMatchObject({ state: 'listing', problem: 'unanswered' });
      expect(await lister.toldProblems(person)).toEqual([]);
    }
    expect(shop.api.logs.join('')).toContain('"refused":3');
    // Two refused ones are no reason for doubt.
    await shop.sandbox.setRights({ refusedChannels: ids.slice(1) });
    await lister.later(2 * minuteMs);
    expect(await lister.standingOf(listed)).toMatchObject({ state: 'listed' });
    const told = await Promise.all(refused.map(lister.toldProblems));
    expect(told).toEqual([['Pixel Kitchen: refused'], ['Pixel Garage: refused']]);
  });

  it('counts a channel as listed as long as its videos are covered, while it is asked for again', async () => {
    const { db, clock, platforms } = shop.api.deps;
    const person = await lister.subscriber('Turbo Arcade');
    await lister.settle();
    const [row] = await lister.rowsOf(person);
    await platforms.rights?.unlist(row?.channelId ?? '');
    await lister.moveBy(minuteMs);
    await shop.api.services.listings.compare();
    fault({ status: 503 });
    await lister.later(3 * dayMs);
    expect(await lister.standingOf(person)).toMatchObject({ state: 'listing', isListed: true });
    const channel = {
      platform: 'youtube',
      id: row?.channelId ?? '',
      connectedAt: new Date(clock.now()),
    } as const;
    expect(await readListings({ db, platforms }, person.user.id, channel)).toMatchObject([
      { listedMs: row?.listedAt?.getTime(), untilMs: null },
    ]);
  });
});
