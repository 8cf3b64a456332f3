import { dayMs } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, createBuyer } from '../../testing/createBuyer.ts';
import { createTestApi, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { shareChannel } from '../../testing/shareChannel.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { platformAnswers } from '../db/schema/channels.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { listen } from '../listen.ts';

/** The sandbox's channels by the tier of their views. */
const channels = { One: 'Night Kitchen', Two: 'Night Arcade', Four: 'Night Journal' } as const;

describe('Pro that the hosted page sold', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;
  let stop: () => void;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    api = await createTestApi({ sandboxUrl: sandbox.url, apiUrl: sandbox.apiUrl });
    buyer = createBuyer(api, sandbox);
    const servers = await listen(api.app, sandbox.apiPort, null);
    stop = () => {
      for (const server of servers) server.close();
    };
  });
  afterEach(() => {
    sandbox.sandbox.faults.clear();
  });
  afterAll(async () => {
    stop();
    await sandbox.close();
    await api.close();
  });

  /** Somebody whose only channels are those that a test shares. */
  const signUp = () => api.signUp(undefined, 'google_oauth2');
  const buy = async (
    { user }: TestPerson,
    tier: number,
    { plan = 'rockspro_m_v1', coupon = '' }: { plan?: string; coupon?: string } = {},
  ) => {
    const query = new URLSearchParams({
      add_on_code: 'rockspro_downloads_m_v1,rockspro_streaming_m_v1',
      add_on_quantity: `${tier},${tier}`,
      ...(coupon === '' ? {} : { 'subscription[coupon_code]': coupon }),
    });
    const person = { first_name: 'Ada', last_name: 'Beat', email: 'ada@people.example' };
    const answer = await fetch(`${sandbox.url}/recurly/subscribe/${plan}/${user.hash}/Ada?${query}`, {
      method: 'POST',
      body: new URLSearchParams({ ...person, token_id: await sandbox.cardToken() }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
  };
  const subscriptionOf = async (person: TestPerson) => {
    const { token } = await api.signIn(person.user);
    return (await buyer.account({ token })).subscription;
  };
  const told = async (person: TestPerson) => {
    await expect.poll(async () => (await subscriptionOf(person))?.pending_price).toBeTruthy();
    return subscriptionOf(person);
  };
  const sold = async (person: TestPerson) => {
    await expect.poll(() => subscriptionOf(person)).not.toBeNull();
    return subscriptionOf(person);
  };
  const sweep = async () => {
    await api.services.tierReview.reviewAll();
    // A look in the background may have been first, and writes for both.
    await api.services.tierReview.settled();
  };
  const rowOf = async ({ user }: TestPerson) =>
    (await api.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, user.id)))[0];
  const compared = (person: TestPerson) =>
    expect.poll(async () => (await rowOf(person))?.audienceTier).toBeTruthy();
  const chargesOf = (person: TestPerson) =>
    buyer.booksOf(person).charges.map(({ amountCents }) => amountCents);
  const moveClock = async (days: number) => {
    await sandbox.moveClock({ days });
    api.time.offsetMs += days * dayMs;
  };
  const event = ({ user }: TestPerson, id: string) =>
    api.call('/webhooks/recurly', {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('recurly:sandbox-webhook').toString('base64')}` },
      body: { id, object_type: 'subscription', event_type: 'updated', account_code: user.hash },
    });
  const changesAsked = () => api.logs.filter((line) => line.includes('a tier was bought too low')).length;

  it('below the audience is told at once, charged right from the renewal, and not before', async () => {
    const person = await signUp();
    await shareChannel(api, person, channels.Four);
    await buy(person, 1);
    const subscription = await told(person);
    expect(subscription).toMatchObject({
      plan_code: 'rockspro_m_v1',
      pending_plan_code: null,
      next_billing_period_amount: 50_000,
      pending_price: {
        audience_tier: 'Four',
        from_amount: 2500,
        amount: 50_000,
        starts_at: subscription?.next_billing_date,
      },
    });
    expect(chargesOf(person)).toEqual([2500]);
    await moveClock(32);
    await expect.poll(() => chargesOf(person)).toEqual([2500, 50_000]);
    await sweep();
    await expect
      .poll(() => subscriptionOf(person))
      .toMatchObject({ next_billing_period_amount: 50_000, pending_price: null });
  });

  it('for a year is set right by the year', async () => {
    const person = await signUp();
    await shareChannel(api, person, channels.Two);
    await buy(person, 1, { plan: 'rockspro_y_v1' });
    expect((await told(person))?.pending_price).toMatchObject({ audience_tier: 'Two', amount: 50_000 });
  });

  it.each([
    ['the right tier', channels.Two, 2],
    ['a higher tier', channels.One, 3],
  ])('at %s stays as it is', async (_, channel, tier) => {
    const person = await signUp();
    await shareChannel(api, person, channel);
    await buy(person, tier);
    await compared(person);
    await sweep();
    expect((await sold(person))?.pending_price).toBeNull();
  });

  it('is asked for once, however often and in parallel it is looked at', async () => {
    const person = await signUp();
    await shareChannel(api, person, channels.Four);
    await buy(person, 1);
    const first = await told(person);
    await api.services.tierReview.settled();
    const before = changesAsked();
    await Promise.all([...Array(6)].map((_each, index) => event(person, `again-${index % 3}`)));
    await Promise.all([sweep(), sweep()]);
    await api.services.tierReview.settled();
    expect(changesAsked()).toBe(before);
    expect(await subscriptionOf(person)).toEqual(first);
    expect(chargesOf(person)).toEqual([2500]);
  });

  it('can be cancelled before, and is then never charged again; taken back, the price stands again', async () => {
    const person = await signUp();
    await shareChannel(api, person, channels.Four);
    await buy(person, 1);
    const editToken = (await told(person))?.edit_token ?? '';
    const id = (await rowOf(person))?.providerSubscriptionId ?? '';
    const act = (what: 'cancel' | 'reactivate') =>
      fetch(`${sandbox.url}/recurly/account/${editToken}`, {
        method: 'POST',
        body: new URLSearchParams({ [what]: id }),
        redirect: 'manual',
      });
    await act('cancel');
    await expect.poll(() => subscriptionOf(person)).toMatchObject({ state: 'canceled', pending_price: null });
    await act('reactivate');
    expect((await told(person))?.pending_price).toMatchObject({ amount: 50_000 });
    await act('cancel');
    await expect.poll(() => subscriptionOf(person)).toMatchObject({ state: 'canceled' });
    await moveClock(32);
    await sweep();
    expect(chargesOf(person)).toEqual([2500]);
  });

  it('with a channel that cannot be read stays as it is, and is looked at again', async () => {
    const person = await signUp();
    await shareChannel(api, person, channels.Four);
    await api.deps.db.delete(platformAnswers);
    sandbox.sandbox.faults.add({ target: 'platforms', status: 503 });
    await buy(person, 1);
    expect((await sold(person))?.pending_price).toBeNull();
    await sweep();
    expect(await rowOf(person)).toMatchObject({ audienceTier: null, pendingAmountCents: null });
    sandbox.sandbox.faults.clear();
    await sweep();
    expect((await subscriptionOf(person))?.pending_price).toMatchObject({ audience_tier: 'Four' });
  });

  it('without any channel waits for one, and another channel is compared anew', async () => {
    const person = await signUp();
    await buy(person, 1);
    await sold(person);
    await sweep();
    expect((await rowOf(person))?.audienceTier).toBeNull();
    await shareChannel(api, person, channels.One);
    await sweep();
    expect(await rowOf(person)).toMatchObject({ audienceTier: 'One', pendingAmountCents: null });
    await shareChannel(api, person, channels.Four);
    await sweep();
    expect((await subscriptionOf(person))?.pending_price).toMatchObject({ audience_tier: 'Four' });
  });

  it('is set right after a provider that failed, also when only its answer got lost', async () => {
    const person = await signUp();
    await shareChannel(api, person, channels.Four);
    sandbox.sandbox.faults.add({ target: 'changes', status: 503, times: 2 });
    await buy(person, 1);
    await compared(person);
    await api.services.tierReview.settled();
    await sweep();
    sandbox.sandbox.faults.clear();
    sandbox.sandbox.faults.add({ target: 'changes', status: 503, when: 'after', times: 1 });
    await sweep();
    await sweep();
    expect((await told(person))?.pending_price).toMatchObject({ amount: 50_000 });
    expect(chargesOf(person)).toEqual([2500]);
  });

  it('less than a week before its bill is left for the bill after', async () => {
    const person = await signUp();
    await buy(person, 1);
    await sold(person);
    await moveClock(25);
    await shareChannel(api, await withToken(person), channels.Four);
    await sweep();
    expect(await rowOf(person)).toMatchObject({ audienceTier: 'Four', pendingAmountCents: null });
    await moveClock(7);
    await expect.poll(() => chargesOf(person)).toHaveLength(2);
    await sweep();
    expect((await told(person))?.pending_price).toMatchObject({ from_amount: 2500, amount: 50_000 });
    expect(chargesOf(person)).toEqual([2500, 2500]);
  });

  it('is in the export, with the tier that it was compared with', async () => {
    const person = await signUp();
    await shareChannel(api, person, channels.Four);
    await buy(person, 1);
    const subscription = await told(person);
    const answer = await api.call('/v1/account/export', { token: (await withToken(person)).token });
    const exported = endpoints.accountExport.response.parse(await answer.json());
    expect(exported.subscriptions).toEqual([
      expect.objectContaining({ audience_tier: 'Four', pending_price: subscription?.pending_price }),
    ]);
  });

  const withToken = async (person: TestPerson): Promise<TestPerson> => ({
    ...person,
    ...(await api.signIn(person.user)),
  });
});
