import { dayMs } from '@backbeat/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, createBuyer } from '../../testing/createBuyer.ts';
import { codeOf, createTestApi, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { users } from '../db/schema/accounts.ts';
import { billingEvents } from '../db/schema/premium.ts';
import { listen } from '../listen.ts';

describe('what happens at the payment provider', () => {
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
  afterAll(async () => {
    stop();
    await sandbox.close();
    await api.close();
  });

  const authorization = `Basic ${Buffer.from('recurly:sandbox-webhook').toString('base64')}`;
  const event = (account_code: string, id = 'event-1') => ({
    id,
    object_type: 'subscription',
    event_type: 'updated',
    event_time: '2026-11-20T00:00:00Z',
    account_code,
  });
  const post = (body: unknown, headers: Record<string, string> = { authorization }) =>
    api.call('/webhooks/recurly', { method: 'POST', body, headers });
  const cancel = ({ token }: Pick<TestPerson, 'token'>) =>
    api.call('/v1/premium/cancel', { method: 'POST', token });
  const tierOf = async ({ user }: TestPerson) =>
    (await api.deps.db.select({ tier: users.tier }).from(users).where(eq(users.id, user.id)))[0]?.tier;
  const moveClock = async (days: number) => {
    await sandbox.moveClock({ days });
    api.time.offsetMs += days * dayMs;
  };

  it('is believed only from the provider', async () => {
    const { user } = await api.signUp();
    for (const headers of [{}, { authorization: 'Basic bm86bm8=' }, { authorization: `${authorization}x` }]) {
      expect(await codeOf(await post(event(user.hash), headers))).toBe('unauthorized');
    }
    expect((await post(event(user.hash))).status).toBe(204);
    expect((await post('nonsense')).status).toBe(204);
    expect((await post(event('nobody-we-know', 'event-2'))).status).toBe(204);
  });

  it('is acted on once for each event', async () => {
    const person = await api.signUp();
    await buyer.buy(person);
    await post(event(person.user.hash, 'twice'));
    // The sandbox's events of the purchase have other kinds and may still arrive.
    const count = () => api.deps.db.$count(billingEvents, eq(billingEvents.type, 'subscription.updated'));
    const before = await count();
    sandbox.sandbox.faults.add({ target: 'v3', status: 500 });
    expect((await post(event(person.user.hash, 'twice'))).status).toBe(204);
    expect((await post(event(person.user.hash, 'another'))).status).toBe(503);
    sandbox.sandbox.faults.clear();
    expect(await count()).toBe(before);
    expect((await post(event(person.user.hash, 'another'))).status).toBe(204);
  });

  it('renews, and the dates follow', async () => {
    const person = await api.signUp();
    await buyer.buy(person);
    const first = (await buyer.account(person)).subscription?.next_billing_date ?? '';
    await moveClock(32);
    const { token } = await api.signIn(person.user);
    const isRenewed = async () => {
      const { subscription } = await buyer.account({ token });
      return (subscription?.next_billing_date ?? '') > first;
    };
    await expect.poll(isRenewed).toBe(true);
    expect(buyer.booksOf(person).charges).toHaveLength(2);
    expect(await tierOf(person)).toBe('premStream');
  });

  it('ends a cancelled subscription when it is paid no longer, not before', async () => {
    const person = await api.signUp();
    await buyer.buy(person);
    const paidUntil = (await buyer.account(person)).subscription?.next_billing_date;
    expect((await cancel(person)).status).toBe(204);
    expect((await cancel(person)).status).toBe(204);
    const { user, subscription } = await buyer.account(person);
    expect(user.tier).toBe('premStream');
    expect(subscription).toMatchObject({
      state: 'canceled',
      next_billing_date: null,
      next_billing_period_amount: null,
      paid_through_date: paidUntil,
    });
    await moveClock(32);
    const { token } = await api.signIn(person.user);
    expect((await buyer.account({ token })).user.tier).toBe('free');
    expect(buyer.booksOf(person).charges).toHaveLength(1);
  });

  it('cannot be cancelled when there is nothing, or somebody else manages it', async () => {
    expect(await codeOf(await cancel(await api.signUp()))).toBe('not_found');
  });

  it('says so when a cancel does not get through', async () => {
    const person = await api.signUp();
    await buyer.buy(person);
    sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    expect(await codeOf(await cancel(person))).toBe('provider_unavailable');
    sandbox.sandbox.faults.clear();
    expect((await buyer.account(person)).subscription?.state).toBe('active');
  });

  it('is read from the provider when an event got lost', async () => {
    const person = await api.signUp();
    await buyer.buy(person);
    const [subscription] = buyer.booksOf(person).subscriptions;
    await fetch(`${sandbox.url}/v3/subscriptions/${subscription?.id}`, {
      method: 'DELETE',
      headers: { authorization: `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}` },
    });
    api.time.offsetMs += 6 * 60_000;
    expect((await buyer.account(person)).subscription?.state).toBe('expired');
    expect((await buyer.account(person)).user.tier).toBe('free');
  });

  it('shows the last reading when the provider does not answer', async () => {
    const person = await api.signUp();
    await buyer.buy(person);
    sandbox.sandbox.faults.add({ target: 'v3', status: 500 });
    api.time.offsetMs += 6 * 60_000;
    expect((await buyer.account(person)).subscription?.state).toBe('active');
    sandbox.sandbox.faults.clear();
  });
});
