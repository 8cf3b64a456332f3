import { dayMs } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { eq, like } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { playLargeChannel, stageInProcess } from '../../testing/playLargeChannel.ts';
import { shareChannel } from '../../testing/shareChannel.ts';
import { type Shop, startShop } from '../../testing/startShop.ts';
import { identities } from '../db/schema/accounts.ts';
import { platformAnswers, sharedChannels } from '../db/schema/channels.ts';
import { subscriptions } from '../db/schema/premium.ts';

/** A card that can be stored and is declined at every charge. */
const declined = '4000000000000341';
/** The sandbox's channels by the tier of their views. */
const channels = { One: 'Night Kitchen', Two: 'Night Arcade', Four: 'Night Journal' } as const;

describe('Pro that a change of plan sold', () => {
  let sandbox: Shop['sandbox'];
  let api: Shop['api'];
  let buyer: Shop['buyer'];
  beforeAll(async () => {
    const shop = await startShop();
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });
  afterEach(() => sandbox.sandbox.faults.clear());

  const signUp = () => api.signUp(undefined, 'google_oauth2');
  const subscriptionOf = async ({ user }: TestPerson) => {
    // No event of the provider reaches this api.
    await api.services.sync.now(user);
    return (await buyer.account(await api.signIn(user))).subscription;
  };
  const sweep = () => api.services.tierReview.reviewAll();
  const rowOf = async ({ user }: TestPerson) =>
    (await api.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, user.id)))[0];
  const moveClock = async (days: number) => {
    await sandbox.moveClock({ days });
    api.time.offsetMs += days * dayMs;
  };
  /** A person who has moved from Premium to Pro with a channel of tier One. */
  const upgrade = async () => {
    const person = await signUp();
    expect((await buyer.buy(person)).status).toBe(204);
    await share(person, channels.One);
    await change(person, 'rockspro_m_v1');
    return person;
  };
  const share = async ({ user }: TestPerson, name: string) => {
    await shareChannel(api, await api.signIn(user), name);
    await api.services.tierReview.settled();
  };
  const change = async ({ user }: TestPerson, planCode: string) => {
    const { token } = await api.signIn(user);
    const post = (path: string, body: unknown) => api.call(path, { method: 'POST', token, body });
    const asked = await post('/v1/premium/change/preview', { plan_code: planCode, coupon: null });
    const { quote_id } = endpoints.planChangePreview.response.parse(await asked.json());
    expect((await post('/v1/premium/change', { quote_id })).status).toBe(204);
  };
  const lightOf = async ({ user }: TestPerson, signedIn?: { readonly token: string }) => {
    const { token } = signedIn ?? (await api.signIn(user));
    const answer = await api.call('/v1/coverage', { token });
    return endpoints.coverage.response.parse(await answer.json());
  };

  it('for a small channel is corrected, told and not covered when a large one is shared', async () => {
    const { quoted, ...moments } = await playLargeChannel(
      stageInProcess({ api, sandbox, buyer }),
      api.deps.clock.now,
    );
    expect(quoted).toEqual({ smallCents: 2500, largeCents: 50_000 });
    const before = [1199, 1301];
    const told = { pending: 50_000, light: 'red, audience', certificate: 'nothing' };
    const paid = { pending: null, light: 'green, covered', certificate: 'Night Journal: Pro' };
    expect(moments).toEqual({
      paidForSmall: { ...told, charged: before },
      firstRenewal: { ...told, charged: [...before, 2500] },
      secondRenewal: { ...paid, charged: [...before, 2500, 50_000] },
      thirdRenewal: { ...paid, charged: [...before, 2500, 50_000, 50_000] },
    });
  });

  it('costs what it did when the small channel is back before the renewal, and covers it', async () => {
    const person = await upgrade();
    await share(person, channels.Four);
    await sweep();
    expect((await subscriptionOf(person))?.pending_price).toMatchObject({ amount: 50_000 });
    await share(person, channels.One);
    await sweep();
    expect(await subscriptionOf(person)).toMatchObject({ pending_price: null });
    expect(await rowOf(person)).toMatchObject({ toldCents: null, pendingAmountCents: null });
    expect(await lightOf(person)).toMatchObject({ light: 'green' });
  });

  it('is told of a smaller correction where the new channel is between', async () => {
    const person = await upgrade();
    await share(person, channels.Four);
    await sweep();
    await share(person, channels.Two);
    await sweep();
    expect((await subscriptionOf(person))?.pending_price).toMatchObject({ amount: 5000 });
  });

  it('keeps the price that was told when another plan was wanted and taken back days before its bill', async () => {
    const person = await upgrade();
    await share(person, channels.Four);
    await sweep();
    await moveClock(27);
    await change(person, 'rocksprem_i_m_v2');
    expect(await subscriptionOf(person)).toMatchObject({ pending_plan_code: 'rocksprem_i_m_v2' });
    await sweep();
    expect(await subscriptionOf(person)).toMatchObject({ pending_plan_code: 'rocksprem_i_m_v2' });
    await change(person, 'rockspro_m_v1');
    await sweep();
    expect((await subscriptionOf(person))?.pending_price).toMatchObject({ amount: 50_000 });
  });

  it('is compared before each renewal: an audience that has grown is told, paid from then, and covered all along', async () => {
    const person = await upgrade();
    await sweep();
    const grown = { count: 900_000_000 };
    await api.deps.db
      .update(platformAnswers)
      .set({ answer: grown })
      .where(like(platformAnswers.key, '%views%'));
    await sweep();
    expect(await subscriptionOf(person)).toMatchObject({ pending_price: null });
    await moveClock(32);
    await subscriptionOf(person);
    const askedAt = new Date(api.deps.clock.now());
    await api.deps.db.update(platformAnswers).set({ answer: grown, askedAt });
    await sweep();
    expect((await subscriptionOf(person))?.pending_price).toMatchObject({ audience_tier: 'Four' });
    expect(await lightOf(person)).toMatchObject({ light: 'green' });
    await api.deps.db.delete(platformAnswers);
  });

  it('counts for a larger audience from the bill that was paid, not from one that is tried', async () => {
    const person = await upgrade();
    await share(person, channels.Four);
    await sweep();
    const startsAt = (await subscriptionOf(person))?.pending_price?.starts_at ?? '';
    const daysBefore = Math.floor((Date.parse(startsAt) - api.deps.clock.now()) / dayMs);
    await moveClock(daysBefore);
    await sweep();
    await sandbox.storeCard(person.user.hash, declined);
    await moveClock(2);
    await sweep();
    await expect.poll(() => subscriptionOf(person)).toMatchObject({ state: 'past_due' });
    expect(await lightOf(person)).toMatchObject({ light: 'red', reason: 'audience' });
    await sandbox.storeCard(person.user.hash, '4111111111111111');
    await expect.poll(() => subscriptionOf(person)).toMatchObject({ state: 'active' });
    expect(await lightOf(person)).toMatchObject({ light: 'green' });
  });

  it('goes by the last tier while the platform is away, and by none before there was one', async () => {
    const person = await upgrade();
    await sweep();
    expect(await rowOf(person)).toMatchObject({ audienceTier: 'One' });
    await api.deps.db.delete(platformAnswers);
    sandbox.sandbox.faults.add({ target: 'platforms', status: 503 });
    // The state that an earlier release left.
    await api.deps.db
      .update(sharedChannels)
      .set({ audienceTier: null })
      .where(eq(sharedChannels.userId, person.user.id));
    expect(await lightOf(person)).toMatchObject({ light: 'green' });
    await api.deps.db
      .update(subscriptions)
      .set({ audienceTier: null })
      .where(eq(subscriptions.userId, person.user.id));
    expect(await lightOf(person)).toMatchObject({ light: 'red', reason: 'audience' });
    sandbox.sandbox.faults.clear();
    expect(await lightOf(person)).toMatchObject({ light: 'green' });
  });

  it.each([true, false])('without a listed channel is not red (a Google account: %s)', async (isGoogle) => {
    const person = await upgrade();
    await api.deps.db.delete(sharedChannels).where(eq(sharedChannels.userId, person.user.id));
    const signedIn = await api.signIn(person.user);
    if (!isGoogle) await api.deps.db.delete(identities).where(eq(identities.userId, person.user.id));
    const reason = isGoogle ? 'not-listed' : 'no-channel';
    expect(await lightOf(person, signedIn)).toMatchObject({ light: 'amber', reason });
  });

  it('covers no channel that could not be measured yet', async () => {
    const person = await upgrade();
    await share(person, channels.Two);
    await api.deps.db.delete(platformAnswers);
    sandbox.sandbox.faults.add({ target: 'platforms', status: 503 });
    await api.deps.db.update(sharedChannels).set({ audienceTier: null });
    expect(await lightOf(person)).toMatchObject({ light: 'red', reason: 'audience' });
    sandbox.sandbox.faults.clear();
    expect(await lightOf(person)).toMatchObject({ light: 'red', reason: 'audience' });
    await share(person, channels.One);
    expect(await lightOf(person)).toMatchObject({ light: 'green' });
  });
});
