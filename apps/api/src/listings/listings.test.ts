import { dayMs } from '@backbeat/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLister, type Lister, minuteMs } from '../../testing/createLister.ts';
import { createPauser } from '../../testing/createPauser.ts';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { createWithdrawer } from '../../testing/createWithdrawer.ts';
import { type Shop, startShop } from '../../testing/startShop.ts';
import { followWanted } from './followWanted.ts';

describe("channels on the platform's list", () => {
  let shop: Shop;
  let lister: Lister;

  beforeAll(async () => {
    shop = await startShop({}, true);
    lister = createLister(shop);
    return shop.close;
  });
  beforeEach(() => lister.heal());

  const cancel = (person: TestPerson) => lister.call(person, '/v1/premium/cancel', 'POST');
  const inDays = (days: number) => new Date(shop.api.deps.clock.now() + days * dayMs).toISOString();
  /** Until a moment in so many days, give or take what a test takes. */
  const inDaysNear = (days: number) =>
    expect.toSatisfy((until: string) => Math.abs(Date.parse(until) - Date.parse(inDays(days))) < minuteMs);
  /** Cancels, and waits until the plan is over. */
  const endPlan = async (person: TestPerson): Promise<void> => {
    await cancel(person);
    const { until } = await lister.coverageOf(person);
    await lister.moveBy(Date.parse(until ?? '') + minuteMs - shop.api.deps.clock.now());
    await lister.coverageOf(person);
    await lister.settle();
  };

  it('lists the channel of a plan, which counts as listed while the platform takes its time', async () => {
    await shop.sandbox.setRights({ listingDelayMs: 5 * minuteMs });
    const person = await shop.api.signUp(undefined, 'google_oauth2');
    await lister.share(person, 'Night Arcade');
    await lister.settle();
    expect(await lister.standingOf(person)).toMatchObject({ state: 'connected', isListed: true });
    expect(await lister.rowsOf(person)).toEqual([]);

    await shop.buyer.buy(person);
    await lister.settle();
    expect(await lister.standingOf(person)).toMatchObject({
      state: 'listing',
      problem: null,
      until: null,
      isListed: true,
    });
    for (const _ of [1, 2, 3, 4]) await lister.later(2 * minuteMs);
    expect(await lister.standingOf(person)).toMatchObject({ state: 'listed', isListed: true });
    expect(lister.onList()).toContain('Night Arcade');
    expect(await lister.coverageOf(person)).toMatchObject({ light: 'green', reason: 'covered' });
    await lister.later(minuteMs);
    expect(new Set(lister.callsFor(await lister.idOf(person)))).toEqual(
      new Set(['insert done', 'insert again']),
    );
  });

  it('keeps it for three days after the plan, and then takes it off', async () => {
    const person = await lister.subscriber('Pixel Kitchen');
    await lister.settle();
    expect(await lister.standingOf(person)).toMatchObject({ state: 'listed' });
    await endPlan(person);
    expect(await lister.standingOf(person)).toMatchObject({
      state: 'leaving',
      until: inDaysNear(3),
      isListed: true,
    });
    await lister.later(3 * dayMs - minuteMs);
    expect(lister.onList()).toContain('Pixel Kitchen');
    await lister.later(2 * minuteMs);
    expect(lister.onList()).not.toContain('Pixel Kitchen');
    expect(await lister.standingOf(person)).toMatchObject({ state: 'gone', until: null, isListed: false });
    expect(lister.callsFor(await lister.idOf(person))).toEqual(['insert done', 'delete done']);

    await shop.buyer.buy({ ...person, ...(await shop.api.signIn(person.user)) });
    await lister.settle();
    expect((await lister.rowsOf(person)).map(({ state }) => state)).toEqual(['gone', 'listed']);
  });

  it('keeps it through a plan that goes on within three days', async () => {
    const person = await lister.subscriber('Velvet Garage');
    await lister.settle();
    await endPlan(person);
    await lister.later(2 * dayMs);
    expect(await lister.standingOf(person)).toMatchObject({ state: 'leaving' });
    await shop.buyer.buy({ ...person, ...(await shop.api.signIn(person.user)) });
    await lister.settle();
    expect(await lister.standingOf(person)).toMatchObject({ state: 'listed', until: null });
    expect(await lister.rowsOf(person)).toHaveLength(1);
    expect(lister.callsFor(await lister.idOf(person))).toEqual(['insert done']);
  });

  it('takes it off in a pause, and lists it again after that', async () => {
    const pauser = createPauser(() => shop);
    const person = await lister.subscriber('Turbo Cinema');
    await lister.settle();
    const endMs = await pauser.paidThrough(person);
    await pauser.pause(person, new Date(endMs + 20 * dayMs).toISOString());
    await pauser.moveTo(endMs + minuteMs);
    await lister.coverageOf(person);
    await lister.settle();
    expect(await lister.standingOf(person)).toMatchObject({ state: 'leaving' });
    await lister.later(4 * dayMs);
    expect(lister.onList()).not.toContain('Turbo Cinema');
    await lister.moveBy(17 * dayMs);
    await shop.api.services.endPauses();
    await lister.coverageOf(person);
    await lister.settle();
    expect(lister.onList()).toContain('Turbo Cinema');
  });

  it('takes it off after a refund', async () => {
    const withdrawer = createWithdrawer(shop);
    const person = await lister.subscriber('Quiet Workshop');
    await lister.settle();
    await withdrawer.withdraw(person, await withdrawer.offer(person));
    await lister.settle();
    expect(await lister.standingOf(person)).toMatchObject({ state: 'leaving', until: inDaysNear(3) });
    await lister.later(3 * dayMs + minuteMs);
    expect(lister.onList()).not.toContain('Quiet Workshop');
  });

  it('gives the place to another channel at once, twice in 30 days', async () => {
    const person = await lister.subscriber('Solar Garden');
    await lister.settle();
    for (const name of ['Solar League', 'Solar Journal']) {
      await lister.share(person, name);
      await lister.later(minuteMs);
      expect(lister.onList().filter((title) => title.startsWith('Solar'))).toEqual([name]);
    }
    const firstChange = (await lister.rowsOf(person))[1]?.askedAt.getTime() ?? 0;
    await lister.share(person, 'Solar Lab');
    await lister.settle();
    expect(await lister.standingOf(person)).toMatchObject({
      state: 'failed',
      problem: 'changed-often',
      until: new Date(firstChange + 30 * dayMs).toISOString(),
      isListed: false,
    });
    expect(await lister.coverageOf(person)).toMatchObject({ light: 'amber', reason: 'not-listed' });
    expect(await lister.toldProblems(person)).toEqual(['Solar Lab: changed-often']);
    // Back to the one before: that is no change.
    await lister.share(person, 'Solar Journal');
    await lister.later(minuteMs);
    expect(await lister.standingOf(person)).toMatchObject({ state: 'listed' });
    await lister.share(person, 'Solar Lab');
    await lister.settle();
    await lister.later(29 * dayMs);
    expect(lister.onList().filter((title) => title.startsWith('Solar'))).toEqual([]);
    await lister.coverageOf(person);
    await lister.later(firstChange + 30 * dayMs + minuteMs - shop.api.deps.clock.now());
    expect(lister.onList().filter((title) => title.startsWith('Solar'))).toEqual(['Solar Lab']);
  });

  it('leaves a channel on the list that another account wants', async () => {
    const [first, second] = [
      await lister.subscriber('Copper Quest'),
      await lister.subscriber('Copper Quest'),
    ];
    await lister.settle();
    await lister.later(2 * minuteMs);
    expect(await lister.standingOf(second)).toMatchObject({ state: 'listed' });
    await lister.share(first, 'Copper Club');
    await lister.settle();
    expect((await lister.rowsOf(first)).map(({ state }) => state)).toEqual(['gone', 'listed']);
    expect(lister.onList()).toEqual(expect.arrayContaining(['Copper Quest', 'Copper Club']));
    await lister.share(second, 'Copper Harbour');
    await lister.settle();
    expect(lister.onList()).not.toContain('Copper Quest');
    const calls = lister.callsFor(await lister.idOf(first));
    expect(calls.filter((made) => made.startsWith('delete'))).toEqual(['delete done']);
  });

  it('says why a channel is not listed, and tries again a day later', async () => {
    const person = await lister.subscriber('Paper Studio');
    await followWanted(shop.api.deps);
    await shop.sandbox.setRights({ refusedChannels: [await lister.idOf(person)] });
    await lister.settle();
    const refused = await lister.standingOf(person);
    expect(refused).toMatchObject({
      state: 'failed',
      problem: 'refused',
      until: inDaysNear(1),
      isListed: false,
    });
    await lister.later(dayMs + minuteMs);
    expect(await lister.standingOf(person)).toMatchObject({ state: 'failed', since: refused.since });
    await shop.sandbox.setRights({ refusedChannels: [] });
    await lister.later(dayMs + minuteMs);
    expect(await lister.standingOf(person)).toMatchObject({ state: 'listed', problem: null });
    expect(await lister.toldProblems(person)).toEqual(['Paper Studio: refused']);
  });

  it('a stay that was refused ends with the refusal, whatever the channel does later', async () => {
    const person = await lister.subscriber('Amber League');
    await followWanted(shop.api.deps);
    await shop.sandbox.setRights({ refusedChannels: [await lister.idOf(person)] });
    await lister.settle();
    const { since } = await lister.standingOf(person);
    await shop.sandbox.setRights({ refusedChannels: [] });
    await lister.moveBy(6 * 60 * minuteMs);
    await lister.share(person, 'Pixel Kitchen');
    await lister.settle();
    const [refused, other] = await lister.rowsOf(person);
    expect(refused).toMatchObject({ state: 'gone', problem: 'refused', listedAt: null });
    expect(refused?.goneAt?.toISOString()).toBe(since);
    expect(other).toMatchObject({ channelName: 'Pixel Kitchen', problem: null, goneAt: null });
  });
});
