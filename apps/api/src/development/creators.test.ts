import { readyMadeCreators } from '@backbeat/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, createBuyer } from '../../testing/createBuyer.ts';
import { codeOf, createTestApi, type TestApi } from '../../testing/createTestApi.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { users } from '../db/schema/accounts.ts';
import { seededCreators } from './creators.ts';
import { seedCreators } from './seedCreators.ts';

describe('the accounts of the creators', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ isSeeded: true });
    api = await createTestApi({ sandboxUrl: sandbox.url });
    buyer = createBuyer(api, sandbox);
    await seedCreators(api.deps);
    await seedCreators(api.deps);
  });
  afterAll(async () => {
    await api.close();
    await sandbox.close();
  });

  it('are the ones that the sandbox offers', () => {
    const offered = readyMadeCreators.flatMap(({ username, name, account }) =>
      account === null
        ? []
        : [{ username, name, tier: account.tier, provider: account.provider, planCode: account.planCode }],
    );
    expect(seededCreators).toEqual(offered);
    expect(readyMadeCreators.flatMap(({ account }) => account?.accountCode ?? [])).toEqual(
      seededCreators.map(({ username }) => `${username}-account`),
    );
  });

  it.each(seededCreators)('$username has tier $tier', async (creator) => {
    const rows = await api.deps.db.select().from(users);
    const user = rows.find(({ username }) => username === creator.username);
    if (user === undefined) throw new Error('not seeded');
    const person = await api.signIn(user);
    const { user: wire, subscription } = await buyer.account(person);
    expect(wire.tier).toBe(creator.tier);
    expect(subscription?.provider ?? null).toBe(creator.provider);
    expect(subscription !== null).toBe(creator.planCode !== null || creator.provider !== null);
    expect(subscription?.edit_token ?? null).toEqual(
      creator.provider === 'recurly' ? expect.any(String) : null,
    );
    // Subscriptions of another biller cannot be cancelled here.
    if (creator.provider === null) return;
    const cancelled = await api.call('/v1/premium/cancel', { method: 'POST', token: person.token });
    expect(await codeOf(cancelled)).toBe('forbidden');
  });
});
