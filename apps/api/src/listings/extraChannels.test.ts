import { dayMs } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLister, type Lister, minuteMs } from '../../testing/createLister.ts';
import { createPlacer } from '../../testing/createPlacer.ts';
import { codeOf, type TestPerson } from '../../testing/createTestApi.ts';
import { findChannel } from '../../testing/shareChannel.ts';
import { type Shop, startShop } from '../../testing/startShop.ts';
import { furtherChannels, sharedChannels } from '../db/schema/channels.ts';

describe('channels in extra places', () => {
  let shop: Shop;
  let lister: Lister;
  let placer: ReturnType<typeof createPlacer>;

  beforeAll(async () => {
    shop = await startShop({}, true);
    lister = createLister(shop);
    placer = createPlacer(shop.api);
    return shop.close;
  });
  beforeEach(() => lister.heal());

  /** What the person sees of each channel, by name. */
  const statesOf = async (person: TestPerson) =>
    Object.fromEntries(
      (await lister.coverageOf(person)).channels.map(({ name, listing }) => [name, listing?.state]),
    );

  /** The public address of each channel, by name. */
  const urlsOf = async (person: TestPerson) =>
    Object.fromEntries(
      (await lister.coverageOf(person)).channels.map(({ name, public_url }) => [name, public_url]),
    );
  /** Makes the public address of a channel. */
  const addressOf = async (person: TestPerson, name: string): Promise<string> => {
    const { channelId } = await findChannel(shop.api, name);
    const address = { platform: 'youtube', channel_id: channelId, wanted: true };
    await lister.call(person, '/v1/coverage/address', 'PUT', address);
    return (await urlsOf(person))[name] ?? '';
  };
  const said = async (url: string) => (await shop.api.call(new URL(url).pathname)).text();

  it('are listed with the one of the plan', async () => {
    const person = await lister.subscriber('Velvet Harbour');
    expect(await codeOf(await placer.add(person, 'Quiet Radio'))).toBe('conflict');
    await placer.buy(person, 2);
    await placer.place(person, 'Quiet Radio', 'Paper Trails', 'Paper Trails');
    expect(await codeOf(await placer.add(person, 'Turbo Club'))).toBe('conflict');
    expect(await placer.placesOf(person)).toMatchObject({
      places: 2,
      channels: [
        { name: 'Quiet Radio', has_place: true },
        { name: 'Paper Trails', has_place: true },
      ],
    });
    await lister.settle();
    expect(await statesOf(person)).toEqual({
      'Velvet Harbour': 'listed',
      'Quiet Radio': 'listed',
      'Paper Trails': 'listed',
    });
    expect(lister.onList()).toEqual(
      expect.arrayContaining(['Velvet Harbour', 'Quiet Radio', 'Paper Trails']),
    );
  });

  it('leave the list when they are removed, and after the grace when fewer are paid for', async () => {
    const person = await lister.subscriber('Amber Studio');
    await placer.buy(person, 2);
    await placer.place(person, 'Copper Quest', 'Solar Sessions');
    await lister.settle();
    await placer.remove(person, 'Copper Quest');
    await lister.settle();
    expect(lister.onList()).not.toContain('Copper Quest');
    expect(await statesOf(person)).toEqual({ 'Amber Studio': 'listed', 'Solar Sessions': 'listed' });
    await placer.place(person, 'Copper Garden');
    await lister.settle();

    await placer.buy(person, 1);
    await lister.later(32 * dayMs);
    // The earliest keeps its place.
    expect(await placer.placesOf(person)).toMatchObject({
      places: 1,
      channels: [
        { name: 'Solar Sessions', has_place: true },
        { name: 'Copper Garden', has_place: false },
      ],
    });
    expect(await statesOf(person)).toEqual({ 'Amber Studio': 'listed', 'Solar Sessions': 'listed' });
    await lister.settle();
    expect(lister.onList()).toContain('Copper Garden');
    await lister.later(3 * dayMs + minuteMs);
    expect(lister.onList()).not.toContain('Copper Garden');
    expect(lister.onList()).toContain('Solar Sessions');
  });

  it('are three for each place in 30 days, and the next one waits', async () => {
    const person = await lister.subscriber('Frost Lab');
    await placer.buy(person, 1);
    const names = ['Echo Arcade', 'Echo Kitchen', 'Echo Garage', 'Echo Cinema'];
    for (const name of names) {
      await placer.place(person, name);
      await lister.later(dayMs);
      if (name !== 'Echo Cinema') await placer.remove(person, name);
    }
    const rows = await lister.rowsOf(person);
    expect(rows.map(({ channelName, isExtra, problem }) => [channelName, isExtra, problem])).toEqual([
      ['Frost Lab', false, null],
      ['Echo Arcade', true, null],
      ['Echo Kitchen', true, null],
      ['Echo Garage', true, null],
      ['Echo Cinema', true, 'changed-often'],
    ]);
    expect(lister.onList()).not.toContain('Echo Cinema');
    // The plan's own place has its own changes.
    await lister.share(person, 'Frost Radio');
    await lister.settle();
    expect(lister.onList()).toContain('Frost Radio');
    await lister.later(28 * dayMs);
    expect(lister.onList()).toContain('Echo Cinema');
  });

  /** Gives one place to each of the channels in turn, or the plan's own. */
  const inTurn = async (person: TestPerson, names: readonly string[], isOwn = false): Promise<void> => {
    for (const [index, name] of names.entries()) {
      const before = names[index - 1];
      if (!isOwn && before !== undefined) await placer.remove(person, before);
      await (isOwn ? lister.share(person, name) : placer.place(person, name));
      await lister.later(minuteMs);
    }
  };
  const rowOf = async (person: TestPerson, name: string) =>
    (await lister.rowsOf(person)).findLast(({ channelName }) => channelName === name);

  it('have a place at once that is bought while they wait', async () => {
    const person = await lister.subscriber('Lucky Lab');
    await placer.buy(person, 1);
    await inTurn(person, ['Lucky Arcade', 'Lucky Kitchen', 'Lucky Garage', 'Lucky Cinema']);
    expect(await rowOf(person, 'Lucky Cinema')).toMatchObject({ problem: 'changed-often' });
    await placer.buy(person, 2);
    await lister.settle();
    expect(lister.onList()).toContain('Lucky Cinema');
  });

  it('have the place of the plan at once where they wait for another one', async () => {
    const person = await lister.subscriber('Cosmic Lab');
    await placer.buy(person, 1);
    await inTurn(person, ['Cosmic Arcade', 'Cosmic Kitchen', 'Cosmic Garage', 'Cosmic Cinema']);
    expect(await rowOf(person, 'Cosmic Cinema')).toMatchObject({ problem: 'changed-often', isExtra: true });
    await lister.share(person, 'Cosmic Cinema');
    await lister.settle();
    expect(lister.onList()).toContain('Cosmic Cinema');
    expect(await rowOf(person, 'Cosmic Cinema')).toMatchObject({ problem: null, isExtra: false });
  });

  it('have their place at once where they wait for the one of the plan', async () => {
    const person = await lister.subscriber('Neon Lab');
    await inTurn(person, ['Neon Lab', 'Neon Arcade', 'Neon Kitchen', 'Neon Garage'], true);
    expect(await rowOf(person, 'Neon Garage')).toMatchObject({ problem: 'changed-often', isExtra: false });
    await placer.buy(person, 1);
    await lister.share(person, 'Neon Kitchen');
    await placer.place(person, 'Neon Garage');
    await lister.settle();
    expect(lister.onList()).toEqual(expect.arrayContaining(['Neon Kitchen', 'Neon Garage']));
    expect(await rowOf(person, 'Neon Garage')).toMatchObject({ problem: null, isExtra: true });
  });

  it('count once, in the place that they had first', async () => {
    const person = await lister.subscriber('Pixel Lab');
    await placer.buy(person, 1);
    await inTurn(person, ['Pixel Arcade', 'Pixel Kitchen', 'Pixel Garage']);
    await inTurn(person, ['Pixel Garage'], true);
    expect(await rowOf(person, 'Pixel Garage')).toMatchObject({ state: 'listed', isExtra: true });
    // Both changes of the plan's own place are left.
    await inTurn(person, ['Pixel Cinema', 'Pixel Workshop'], true);
    expect(lister.onList()).toContain('Pixel Workshop');
  });

  it('need no place where the channel is the one of the plan', async () => {
    const person = await lister.subscriber('Rapid Journal');
    await placer.buy(person, 1);
    expect(await codeOf(await placer.add(person, 'Rapid Journal'))).toBe('validation');
    await placer.place(person, 'Rapid League');
    const url = await addressOf(person, 'Rapid League');
    await lister.share(person, 'Rapid League');
    await lister.settle();
    expect(await statesOf(person)).toEqual({ 'Rapid League': 'listed' });
    expect((await placer.placesOf(person)).channels).toEqual([]);
    expect((await lister.rowsOf(person)).filter(({ goneAt }) => goneAt === null)).toHaveLength(1);
    // Its address is the one of the plan's channel now, and the place is free.
    expect(await urlsOf(person)).toEqual({ 'Rapid League': url });
    expect(await said(url)).toMatch(/^Covered/);
    await placer.place(person, 'Rapid Radio');
    expect(await urlsOf(person)).toEqual({ 'Rapid League': url, 'Rapid Radio': null });
  });

  it('need no place where a merge brings the channel of the plan', async () => {
    const person = await lister.subscriber('Night Radio');
    await placer.buy(person, 1);
    await placer.place(person, 'Night Harbour');
    const url = await addressOf(person, 'Night Harbour');
    await lister.settle();
    const { channelId } = await findChannel(shop.api, 'Night Harbour');
    await shop.api.deps.db
      .update(sharedChannels)
      .set({ channelId, channelName: 'Night Harbour' })
      .where(eq(sharedChannels.userId, person.user.id));
    expect((await placer.placesOf(person)).channels).toMatchObject([{ has_place: false }]);
    expect(await said(url)).toMatch(/^Covered/);
  });

  it('have public addresses and certificates of their own', async () => {
    const person = await lister.subscriber('Maple Harbour');
    await placer.buy(person, 1);
    await placer.place(person, 'Maple Garden');
    await lister.settle();
    const { channels } = await placer.placesOf(person);
    const channelId = channels[0]?.channel_id ?? '';
    const url = await addressOf(person, 'Maple Garden');
    expect(await urlsOf(person)).toEqual({ 'Maple Harbour': null, 'Maple Garden': url });
    expect(await said(url)).toMatch(/^Covered/);
    await lister.later(dayMs);
    const listed = await lister.call(person, '/v1/certificates');
    expect(endpoints.certificates.response.parse(await listed.json()).channels).toMatchObject([
      { name: 'Maple Harbour' },
      { channel_id: channelId, name: 'Maple Garden' },
    ]);
    const issued = await lister.call(person, '/v1/certificates', 'POST', {
      platform: 'youtube',
      channel_id: channelId,
      from: new Date(shop.api.deps.clock.now()).toISOString().slice(0, 10),
      until: new Date(shop.api.deps.clock.now()).toISOString().slice(0, 10),
    });
    expect(await issued.json()).toMatchObject({ channel: { id: channelId, name: 'Maple Garden' } });

    await placer.buy(person, 0);
    await lister.later(36 * dayMs);
    expect((await placer.placesOf(person)).places).toBe(0);
    expect(await said(url)).toMatch(/^Not covered/);
    await shop.api.deps.db
      .update(furtherChannels)
      .set({ addressToken: null })
      .where(eq(furtherChannels.userId, person.user.id));
    expect((await shop.api.call(new URL(url).pathname)).status).toBe(404);
  });
});
