import { dayMs } from '@backbeat/domain';
import type { VideoRule } from '@backbeat/domain/coverage';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLister, type Lister, minuteMs } from '../../testing/createLister.ts';
import { createPauser } from '../../testing/createPauser.ts';
import { createTestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { createWithdrawer } from '../../testing/createWithdrawer.ts';
import { type Shop, startShop } from '../../testing/startShop.ts';
import { readOwnChannels } from '../channels/readOwnChannels.ts';
import { readMomentRule } from './accountCoverage.ts';

describe('the rule of a moment', () => {
  let shop: Shop;
  let lister: Lister;

  beforeAll(async () => {
    shop = await startShop({}, true);
    lister = createLister(shop);
    return shop.close;
  });

  const nowMs = () => shop.api.deps.clock.now();
  const ruleAt = async ({ user }: TestPerson, atMs: number, deps = shop.api.deps): Promise<VideoRule> => {
    const [channel] = (await readOwnChannels(shop.api.deps.db, user.id)).filter(
      ({ platform }) => platform === 'youtube',
    );
    if (channel === undefined) throw new Error('There is no channel.');
    return readMomentRule(deps, user, channel, atMs);
  };

  it('follows the stays of the channel on the list', async () => {
    await shop.sandbox.setRights({ listingDelayMs: 5 * minuteMs });
    const person = await lister.subscriber('Amber Arcade');
    await lister.settle();
    const askedMs = nowMs();
    for (const _ of [1, 2, 3, 4]) await lister.later(2 * minuteMs);
    const listedMs = nowMs();
    expect(await ruleAt(person, askedMs)).toBe('listing');
    expect(await ruleAt(person, listedMs)).toBe('plan');

    await lister.later(dayMs);
    const changedMs = nowMs();
    await lister.share(person, 'Amber Kitchen');
    await lister.settle();
    expect(await ruleAt(person, changedMs - dayMs / 2), 'another channel then').toBe('not-listed');
    expect(await ruleAt(person, nowMs())).toBe('listing');
    await lister.share(person, 'Amber Arcade');
    expect(await ruleAt(person, changedMs - dayMs / 2)).toBe('plan');
    expect(await ruleAt(person, nowMs())).toBe('not-listed');
  });

  it('counts a channel as listed where no list is kept, and before it was', async () => {
    await shop.sandbox.setRights({ listingDelayMs: 0 });
    const person = await lister.subscriber('Amber Garage');
    const alone = await createTestApi({ sandboxUrl: shop.sandbox.url });
    const { platforms } = alone.deps;
    expect(platforms.rights).toBeNull();
    expect(await ruleAt(person, nowMs())).toBe('not-listed');
    expect(await ruleAt(person, nowMs(), { ...shop.api.deps, platforms })).toBe('plan');
    await alone.close();
  });

  it('says that a plan was paused, in the pause and after it', async () => {
    const pauser = createPauser(() => shop);
    const person = await lister.subscriber('Amber Cinema');
    await lister.settle();
    const endMs = await pauser.paidThrough(person);
    await pauser.pause(person, new Date(endMs + 20 * dayMs).toISOString());
    await pauser.moveTo(endMs + dayMs);
    await lister.coverageOf(person);
    await lister.settle();
    expect(await ruleAt(person, endMs - minuteMs)).toBe('plan');
    expect(await ruleAt(person, nowMs())).toBe('paused');
    await lister.moveBy(20 * dayMs);
    await shop.api.services.endPauses();
    await lister.coverageOf(person);
    await lister.settle();
    expect(await ruleAt(person, endMs + dayMs)).toBe('paused');
    expect(await ruleAt(person, nowMs())).toBe('plan');
  });

  it('says that a payment was given back', async () => {
    const withdrawer = createWithdrawer(shop);
    const person = await lister.subscriber('Amber Workshop');
    await lister.settle();
    const coveredMs = nowMs();
    await withdrawer.withdraw(person, await withdrawer.offer(person));
    await lister.moveBy(minuteMs);
    expect(await ruleAt(person, coveredMs)).toBe('plan');
    expect(await ruleAt(person, nowMs())).toBe('refunded');
  });
});
