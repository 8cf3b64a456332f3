import { dayMs, policy } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chargeTax, taxRate } from '../../testing/chargeTax.ts';
import { type Buyer, createBuyer } from '../../testing/createBuyer.ts';
import { createTestApi, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { shareChannel } from '../../testing/shareChannel.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { platformAnswers } from '../db/schema/channels.ts';
import { letters } from '../db/schema/letters.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { listen } from '../listen.ts';

const minuteMs = 60_000;
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
  afterEach(async () => {
    sandbox.sandbox.faults.clear();
    await chargeTax(sandbox, null);
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
  /** Moves to the day before the told price is charged, by the week, as time passes. */
  const moveToStart = async (person: TestPerson) => {
    for (;;) {
      const { starts_at: startsAt = '' } = (await subscriptionOf(person))?.pending_price ?? {};
      const days = Math.floor((Date.parse(startsAt) - api.deps.clock.now()) / dayMs);
      expect(days).not.toBeNaN();
      if (days <= 0) return;
      await moveClock(Math.min(days, 7));
      await sweep();
    }
  };
  const lettersTo = async ({ user }: TestPerson) =>
    (
      await api.deps.db
        .select()
        .from(letters)
        .where(and(eq(letters.userId, user.id), eq(letters.kind, 'price-changes')))
        .orderBy(asc(letters.queuedAt))
    ).map(({ letter }) => letter);
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
    expect(await told(person)).toMatchObject({
      plan_code: 'rockspro_m_v1',
      pending_plan_code: null,
      pending_price: {
        audience_tier: 'Four',
        from_amount: 2500,
        amount: 50_000,
      },
    });
    await moveToStart(person);
    expect(new Set(chargesOf(person))).toEqual(new Set([2500]));
    await moveClock(2);
    await expect.poll(() => chargesOf(person).at(-1)).toBe(50_000);
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
    await told(person);
    await api.services.tierReview.settled();
    const first = await subscriptionOf(person);
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

  it('is told by a letter 30 days or more before it is charged, and charged on the day that the letter says', async () => {
    for (const daysBefore of [29, 12, 1]) {
      const person = await signUp();
      await buy(person, 1);
      const renewsAt = (await sold(person))?.next_billing_date ?? '';
      const daysLeft = Math.floor((Date.parse(renewsAt) - api.deps.clock.now()) / dayMs);
      await moveClock(daysLeft - daysBefore);
      await shareChannel(api, await withToken(person), channels.Four);
      await sweep();
      const toldAtMs = api.deps.clock.now();
      const { starts_at: startsAt = '' } = (await subscriptionOf(person))?.pending_price ?? {};
      expect(Date.parse(startsAt) - toldAtMs).toBeGreaterThanOrEqual(
        policy.priceNoticeDays * dayMs - minuteMs,
      );
      expect(await lettersTo(person)).toEqual([
        {
          kind: 'price-changes',
          planCode: 'rockspro_m_v1',
          fromCents: 2500,
          amountCents: 50_000,
          chargedOn: startsAt,
        },
      ]);
      expect(await rowOf(person)).toMatchObject({ toldCents: 50_000, pendingAmountCents: null });
      await moveToStart(person);
      expect(chargesOf(person)).toEqual([2500, 2500]);
      expect((await subscriptionOf(person))?.pending_price).toMatchObject({ starts_at: startsAt });
      await moveClock(2);
      await expect.poll(() => chargesOf(person)).toEqual([2500, 2500, 50_000]);
      await sweep();
      expect(await lettersTo(person)).toHaveLength(1);
    }
  });

  it('is told with its tax', async () => {
    await chargeTax(sandbox, { rates: [taxRate('DE', 'vat', 190_000)] });
    const person = await signUp();
    // As a page does before it sells: the api learns that tax is charged now, and keeps it for some seconds.
    expect((await api.call('/v1/premium/credit', { token: person.token })).status).toBe(200);
    expect((await buyer.buy(person, { address: { country: 'DE', postal_code: '' } })).status).toBe(204);
    await sandbox.endSubscriptions(person.user.hash);
    await shareChannel(api, person, channels.Four);
    await buy(person, 1);
    await expect
      .poll(() => lettersTo(person))
      .toMatchObject([{ kind: 'price-changes', fromCents: 2975, amountCents: 59_500 }]);
    expect(chargesOf(person)).toEqual([1427, 2975]);
  });

  it('is told anew when the audience is larger still, and not when it is smaller', async () => {
    const person = await signUp();
    await shareChannel(api, person, channels.Two);
    await buy(person, 1);
    await told(person);
    await api.services.tierReview.settled();
    const amounts = async () =>
      (await lettersTo(person)).map((letter) => letter?.kind === 'price-changes' && letter.amountCents);
    expect(await amounts()).toEqual([5000]);
    await moveToStart(person);
    await shareChannel(api, await withToken(person), channels.Four);
    await sweep();
    expect(await amounts()).toEqual([5000, 50_000]);
    expect(await rowOf(person)).toMatchObject({ toldCents: 50_000, pendingAmountCents: null });
    await shareChannel(api, await withToken(person), channels.Two);
    await sweep();
    expect(await amounts()).toEqual([5000, 50_000]);
    expect((await subscriptionOf(person))?.pending_price).toMatchObject({ amount: 5000 });
    await moveClock(2);
    expect(new Set(chargesOf(person))).toEqual(new Set([2500]));
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

  // Last, for a year of renewals of everybody above is told behind it.
  it('for a year is told in time for its renewal, or else for the one after', async () => {
    const [early, late] = [await signUp(), await signUp()];
    for (const person of [early, late]) await buy(person, 1, { plan: 'rockspro_y_v1' });
    await sold(late);
    const renewsAt = (await sold(early))?.next_billing_date ?? '';
    const daysLeft = Math.floor((Date.parse(renewsAt) - api.deps.clock.now()) / dayMs);
    await moveClock(daysLeft - 40);
    await shareChannel(api, await withToken(early), channels.Two);
    await sweep();
    expect(await subscriptionOf(early)).toMatchObject({
      next_billing_period_amount: 50_000,
      pending_price: { amount: 50_000, starts_at: renewsAt },
    });
    await moveClock(20);
    await shareChannel(api, await withToken(late), channels.Two);
    await sweep();
    const told = (await subscriptionOf(late))?.pending_price;
    expect(Number(told?.starts_at.slice(0, 4)) - Number(renewsAt.slice(0, 4))).toBe(1);
    await moveClock(30);
    await expect.poll(() => chargesOf(early)).toEqual([25_000, 50_000]);
    await expect.poll(() => chargesOf(late)).toEqual([25_000, 25_000]);
  });

  const withToken = async (person: TestPerson): Promise<TestPerson> => ({
    ...person,
    ...(await api.signIn(person.user)),
  });
});
