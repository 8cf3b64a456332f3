import { endpoints } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLister, type Lister, minuteMs } from '../../testing/createLister.ts';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { findChannel } from '../../testing/shareChannel.ts';
import { type Shop, startShop } from '../../testing/startShop.ts';
import { subscriptions } from '../db/schema/premium.ts';

describe('a public address', () => {
  let shop: Shop;
  let lister: Lister;

  beforeAll(async () => {
    shop = await startShop({}, true);
    lister = createLister(shop);
    return shop.close;
  });
  beforeEach(() => lister.heal());

  /** What everybody reads about a channel now, and about the last minute. */
  const saidOf = async (person: TestPerson, platform: 'twitch' | 'youtube') => {
    const made = await lister.call(person, '/v1/coverage/address', 'PUT', { platform, wanted: true });
    const { channels, reason } = endpoints.coverageAddress.response.parse(await made.json());
    const url = channels.find((channel) => channel.platform === platform)?.public_url ?? '';
    const read = async (query: string) =>
      endpoints.publicCoverage.response.parse(
        await (await shop.api.call(`${new URL(url).pathname}.json${query}`)).json(),
      );
    return {
      reason,
      now: await read(''),
      before: await read(`?at=${new Date(shop.api.deps.clock.now()).toISOString()}`),
    };
  };
  /** Leaves the bill of a plan open, as the provider does. */
  const openBill = async ({ user }: TestPerson, reason: 'past-due' | 'unconfirmed'): Promise<void> => {
    const nextBillingDate = new Date(shop.api.deps.clock.now() - minuteMs);
    await shop.api.deps.db
      .update(subscriptions)
      .set(reason === 'past-due' ? { state: 'past_due' } : { nextBillingDate })
      .where(eq(subscriptions.userId, user.id));
  };
  const bills = [['past-due'], ['unconfirmed']] as const;

  it.each(bills)('covers no channel that is not listed, while the bill is %s', async (reason) => {
    const name = reason === 'past-due' ? 'Night Radio' : 'Night Harbour';
    const person = await lister.subscriber(name);
    const { channelId } = await findChannel(shop.api, name);
    await shop.sandbox.setRights({ refusedChannels: [channelId] });
    await lister.settle();
    await lister.moveBy(2 * minuteMs);
    await openBill(person, reason);
    expect(await saidOf(person, 'youtube')).toMatchObject({
      reason,
      now: { covered: false, until: null, text: 'Not covered' },
      before: { covered: false },
    });
  });

  it.each(bills)('names the limits of a plan, while the bill is %s', async (reason) => {
    const person = await shop.api.signUp();
    await shop.buyer.buy(person, { plan_code: 'rockspremdownloads_m_v1' });
    await lister.moveBy(2 * minuteMs);
    await openBill(person, reason);
    const limits = { covered: true, text: expect.stringMatching(/^Covered with limits/) };
    expect(await saidOf(person, 'twitch')).toMatchObject({ reason, now: limits, before: limits });
  });
});
