import { dateText, dayMs, subscriptionState, subscriptionText } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import type { TestApi, TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const emptyCard = '4000000000000341';
const goodCard = '4111111111111111';
describe('a renewal that was not paid', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;

  beforeAll(async () => {
    const shop = await startShop();
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });

  const moveTo = async (atMs: number) => {
    await sandbox.moveClock({ to: new Date(atMs).toISOString() });
    api.time.offsetMs = atMs - Date.now();
  };
  let person: TestPerson;
  let failedAtMs: number;
  /** The whole state at a time, for a person who signs in then. */
  const at = async (atMs: number) => {
    await moveTo(atMs);
    person = { ...person, ...(await api.signIn(person.user)) };
    return buyer.account(person);
  };
  const textOf = ({ user, subscription }: Awaited<ReturnType<Buyer['account']>>) =>
    subscriptionText(subscriptionState({ tier: user.tier, subscription }));
  const invoices = () =>
    sandbox.sandbox.ledger().invoices.filter(({ accountCode }) => accountCode === person.user.hash);
  const cancel = () => api.call('/v1/premium/cancel', { method: 'POST', token: person.token });
  const leave = () =>
    api.call('/v1/account/deletion', { method: 'PUT', token: person.token, body: { wanted: true } });

  beforeEach(async () => {
    person = await api.signUp();
    expect((await buyer.buy(person)).status).toBe(204);
    await sandbox.storeCard(person.user.hash, emptyCard);
    const { subscription } = await buyer.account(person);
    failedAtMs = Date.parse(subscription?.next_billing_date ?? '');
  });

  it('says the day on which access ends, and access ends on that day', async () => {
    const overdue = await at(failedAtMs + 60_000);
    expect(overdue.subscription?.state).toBe('past_due');
    const endsAt = overdue.subscription?.paid_through_date ?? '';
    expect(Date.parse(endsAt)).toBe(failedAtMs + 14 * dayMs);
    expect(Date.parse(overdue.subscription?.next_billing_date ?? '')).toBeGreaterThan(Date.parse(endsAt));
    expect(overdue.subscription?.past_due).toEqual({
      amount: 1199,
      next_try_at: new Date(failedAtMs + 3 * dayMs).toISOString(),
    });
    const me = await api.call('/v1/me', { token: person.token });
    expect(endpoints.me.response.parse(await me.json()).past_due).toEqual({ access_ends_at: endsAt });
    expect(textOf(overdue)).toContain(`It ends on ${dateText(endsAt)}, unless`);

    // Failed retries change only the time of the next one.
    const { subscription: later } = await at(failedAtMs + 8 * dayMs);
    expect([later?.paid_through_date, later?.past_due?.next_try_at]).toEqual([endsAt, endsAt]);
    const last = await at(Date.parse(endsAt) - 120_000);
    expect([last.user.tier, last.subscription?.paid_through_date]).toEqual(['premStream', endsAt]);
    const after = await at(Date.parse(endsAt) + 6 * 60_000);
    expect([after.user.tier, after.subscription?.state]).toEqual(['free', 'expired']);
    expect(buyer.booksOf(person).charges).toHaveLength(1);
  });

  it('goes on when it is paid before, to the end of the period', async () => {
    const overdue = await at(failedAtMs + 60_000);
    await sandbox.storeCard(person.user.hash, goodCard);
    const paid = await at(failedAtMs + 10 * 60_000);
    expect(paid.subscription).toMatchObject({
      state: 'active',
      paid_through_date: overdue.subscription?.next_billing_date,
      past_due: null,
      card_expires: '2030-12',
    });
    const me = await api.call('/v1/me', { token: person.token });
    expect(endpoints.me.response.parse(await me.json()).past_due).toBeNull();
  });

  it('ends at once when it is cancelled, and nothing is charged for it any more', async () => {
    await at(failedAtMs + 60_000);
    expect((await cancel()).status).toBe(204);
    const after = await buyer.account(person);
    expect([after.user.tier, after.subscription?.state]).toEqual(['free', 'expired']);
    await sandbox.storeCard(person.user.hash, goodCard);
    await at(failedAtMs + 40 * dayMs);
    expect(buyer.booksOf(person).charges).toHaveLength(1);
    expect(invoices().map(({ state }) => state)).toEqual(['paid', 'failed']);
  });

  it('is only cancelled when it was paid a moment before', async () => {
    await at(failedAtMs + 60_000);
    // The api has not yet read that another card has paid.
    await sandbox.storeCard(person.user.hash, goodCard);
    const [subscription] = buyer.booksOf(person).subscriptions;
    await api.deps.billing.endUnpaid(person.user.hash, subscription?.id ?? '');
    await api.services.sync.now(person.user);
    const { user, subscription: kept } = await buyer.account(person);
    expect([user.tier, kept?.state]).toEqual(['premStream', 'canceled']);
  });

  it('ends at once with the wish to delete the account', async () => {
    await at(failedAtMs + 60_000);
    expect((await leave()).status).toBe(200);
    expect((await buyer.account(person)).subscription?.state).toBe('expired');
    await sandbox.storeCard(person.user.hash, goodCard);
    expect(buyer.booksOf(person).charges).toHaveLength(1);
  });

  it('ends on the day that is said when it was cancelled at the provider', async () => {
    await at(failedAtMs + 60_000);
    const [subscription] = buyer.booksOf(person).subscriptions;
    await api.deps.billing.cancel(subscription?.id ?? '');
    await api.services.sync.now(person.user);
    const canceled = (await buyer.account(person)).subscription;
    expect(canceled?.state).toBe('canceled');
    const endMs = Date.parse(canceled?.paid_through_date ?? '');
    expect(endMs).toBe(failedAtMs + 14 * dayMs);
    expect((await at(endMs - 120_000)).user.tier).toBe('premStream');
    expect((await at(endMs + 60_000)).user.tier).toBe('free');
  });
});
