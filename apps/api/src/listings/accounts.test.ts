import { dayMs } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLister, type Lister, minuteMs } from '../../testing/createLister.ts';
import { createMerger } from '../../testing/createMerger.ts';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { type Shop, startShop } from '../../testing/startShop.ts';
import { signUpTwice } from '../../testing/twoAccounts.ts';
import { channelListings } from '../db/schema/listings.ts';
import { createSweep } from '../operations/createSweep.ts';

describe('stays of an account', () => {
  let shop: Shop;
  let lister: Lister;

  beforeAll(async () => {
    shop = await startShop({}, true);
    lister = createLister(shop);
    return shop.close;
  });
  beforeEach(() => shop.sandbox.setRights({ listingDelayMs: 0 }));

  const exportOf = async (person: Pick<TestPerson, 'user'>) =>
    endpoints.accountExport.response.parse(await (await lister.call(person, '/v1/account/export')).json());

  it('are in the copy of its data', async () => {
    const person = await lister.subscriber('Neon Trails');
    await lister.settle();
    const [row] = await lister.rowsOf(person);
    expect((await exportOf(person)).channel_listings).toEqual([
      {
        platform: 'youtube',
        channel_id: row?.channelId,
        channel_name: 'Neon Trails',
        state: 'listed',
        problem: null,
        asked_at: row?.askedAt.toISOString(),
        listed_at: row?.listedAt?.toISOString(),
        leaves_at: null,
        gone_at: null,
      },
    ]);
  });

  it('are what a certificate covers', async () => {
    const person = await lister.subscriber('Neon Kitchen');
    await lister.settle();
    await lister.later(2 * dayMs);
    await lister.share(person, 'Neon Harbour');
    await lister.settle();
    await lister.later(dayMs);
    const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const issue = (channelId?: string) =>
      lister.call(person, '/v1/certificates', 'POST', {
        platform: 'youtube',
        ...(channelId === undefined ? {} : { channel_id: channelId }),
        from: dateOf(shop.api.deps.clock.now() - 30 * dayMs),
        until: dateOf(shop.api.deps.clock.now()),
      });
    const channelsOf = async () =>
      endpoints.certificates.response.parse(await (await lister.call(person, '/v1/certificates')).json())
        .channels;
    const [first, second] = await lister.rowsOf(person);
    const since = second?.askedAt.toISOString();
    expect(await (await issue(first?.channelId)).json()).toMatchObject({
      channel: { name: 'Neon Kitchen', connected_until: first?.goneAt?.toISOString() },
      covered: [{ until: first?.goneAt?.toISOString() }],
    });
    expect(await (await issue()).json()).toMatchObject({
      channel: { name: 'Neon Harbour' },
      covered: [{ from: since }],
    });
    expect(await channelsOf()).toMatchObject([{ name: 'Neon Harbour', covered_since: since }]);

    // The place of the plan is not free for a third change.
    await lister.share(person, 'Neon Cinema');
    await lister.settle();
    await lister.share(person, 'Neon Journal');
    await lister.settle();
    expect(await lister.standingOf(person)).toMatchObject({ problem: 'changed-often' });
    expect(await channelsOf()).toMatchObject([{ name: 'Neon Journal', covered_since: null }]);
    expect((await issue()).status).toBe(404);
  });

  it('go along with a merge, and come back with its undo', async () => {
    const merger = createMerger(shop);
    const [payer, other] = await signUpTwice(shop.api);
    await shop.buyer.buy(other);
    await lister.share(other, 'Neon Quest');
    await lister.settle();
    await merger.endPlan(other);
    await shop.buyer.buy(payer);
    await lister.settle();
    const [stay] = await lister.rowsOf(other);
    expect(stay?.state).toBe('leaving');

    const { token = '' } = await merger.mergeBoth(payer, other);
    expect(await lister.rowsOf(payer)).toEqual([{ ...stay, userId: payer.user.id }]);
    await lister.settle();
    // The plan of the account that stays goes on for the channel.
    expect(await lister.rowsOf(payer)).toMatchObject([{ id: stay?.id, state: 'listed' }]);
    const [merge] = (await merger.stateOf({ token })).merged;
    expect((await merger.undo({ token }, merge?.merge_id ?? '', other.refreshToken)).status).toBe(200);
    await lister.settle();
    expect(await lister.rowsOf(payer)).toEqual([]);
    expect(await lister.rowsOf(other)).toMatchObject([{ id: stay?.id, state: 'leaving' }]);
    expect(lister.callsFor(stay?.channelId ?? '')).toEqual(['insert done']);
  });

  it('that have ended go along with a merge, beside another stay of the same channel', async () => {
    const merger = createMerger(shop);
    const [payer, other] = await signUpTwice(shop.api);
    await shop.buyer.buy(other);
    await lister.share(other, 'Neon Arcade');
    await lister.settle();
    await merger.endPlan(other);
    await lister.settle();
    await lister.later(3 * dayMs + minuteMs);
    const [ended] = await lister.rowsOf(other);
    expect(ended?.state).toBe('gone');
    const payerNow = { ...payer, ...(await shop.api.signIn(payer.user)) };
    await shop.buyer.buy(payerNow);
    await lister.share(payer, 'Neon Arcade');
    await lister.settle();
    await merger.mergeBoth(payerNow, { ...other, ...(await shop.api.signIn(other.user)) });
    expect((await lister.rowsOf(payer)).map(({ id, state }) => [id === ended?.id, state])).toEqual([
      [true, 'gone'],
      [false, 'listed'],
    ]);
  });

  it('end with it: its channel leaves the list, and nothing is kept', async () => {
    const person = await lister.subscriber('Neon Club');
    await lister.settle();
    const [stay] = await lister.rowsOf(person);
    const channelId = stay?.channelId ?? '';
    const wish = await lister.call(person, '/v1/account/deletion', 'PUT', { wanted: true });
    expect(wish.status).toBe(200);
    await lister.moveBy(8 * dayMs);
    expect(await shop.api.services.deletion.deleteDue()).toBe(1);
    const left = () =>
      shop.api.deps.db.select().from(channelListings).where(eq(channelListings.channelId, channelId));
    expect(await left()).toMatchObject([{ userId: null, state: 'listed' }]);
    await lister.settle();
    expect(lister.onList()).not.toContain('Neon Club');
    const sweep = createSweep(shop.api.deps);
    await sweep();
    expect(await left()).toMatchObject([{ state: 'gone' }]);
    await lister.moveBy(29 * dayMs);
    await sweep();
    expect(await left()).toMatchObject([{ state: 'gone' }]);
    await lister.moveBy(dayMs + minuteMs);
    await sweep();
    expect(await left()).toEqual([]);
  });
});
