import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import type { TestApi, TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import { type Attempt, type CheckoutAttempts, createCheckoutAttempts } from './checkoutAttempts.ts';
import { recordPurchase } from './recordPurchase.ts';
import { settleAttempt } from './settleAttempt.ts';

describe('an attempt to buy', () => {
  let api: TestApi;
  let buyer: Buyer;
  let attempts: CheckoutAttempts;
  beforeAll(async () => {
    const shop = await startShop();
    ({ api, buyer } = shop);
    attempts = createCheckoutAttempts(api.deps);
    return shop.close;
  });

  const begin = async ({ user }: TestPerson): Promise<Attempt> => {
    const key = { tokenHash: randomUUID(), requestHash: randomUUID(), planCode: 'rocksprem_i_m_v2' as const };
    const attempt = await attempts.begin({ id: randomUUID(), userId: user.id, gift: null, ...key });
    if (attempt === null) throw new Error('The account has an attempt already.');
    return attempt;
  };
  const settle = (attempt: Attempt) => settleAttempt(api.deps, attempts, api.services.sync, attempt);

  it('keeps its lease for as long as somebody works on it, and loses it soon after', async () => {
    const person = await api.signUp();
    const attempt = await begin(person);
    const leaseEnd = async () => (await buyer.attemptsOf(person))[0]?.leaseEndsAt.getTime() ?? 0;
    const firstEnd = await leaseEnd();
    await attempts.lease.keep(attempt.id, async () => {
      await expect.poll(leaseEnd).toBeGreaterThan(firstEnd);
      api.time.offsetMs = firstEnd + 100 - Date.now();
      expect(await attempts.acquireLease(attempt)).toBeNull();
    });
    api.time.offsetMs += 8_000;
    expect((await attempts.acquireLease(attempt))?.id).toBe(attempt.id);
  });

  it('is not given up by a look that began before somebody took it over', async () => {
    const person = await api.signUp();
    const seen = await begin(person);
    await attempts.lease.end(seen.id);
    expect(await attempts.acquireLease(seen)).not.toBeNull();
    await attempts.markCharging(seen, person.user, []);
    await settle(seen);
    expect((await attempts.find(person.user.id, seen.tokenHash))?.state).toBe('pending');
  });

  it('is given up without trace when nothing was sent, and kept in mind when something was', async () => {
    const [one, two] = [await api.signUp(), await api.signUp()];
    const unsent = await begin(one);
    await attempts.lease.end(unsent.id);
    expect(await settle(unsent)).toBe('released');
    expect(await buyer.attemptsOf(one)).toEqual([]);

    const charging = await begin(two);
    await attempts.markCharging(charging, two.user, []);
    await attempts.lease.end(charging.id);
    const [sent] = await attempts.abandoned();
    if (sent === undefined) throw new Error('The attempt is not there.');
    expect(await settle(sent)).toBe('open');
    api.time.offsetMs += 91_000;
    expect(await settle(sent)).toBe('released');
    expect((await buyer.attemptsOf(two)).map(({ state }) => state)).toEqual(['released']);
  });

  it('that was paid comes back when somebody removed it meanwhile', async () => {
    const person = await api.signUp();
    const attempt = { ...(await begin(person)), chargedAt: new Date() };
    await attempts.remove(attempt.id);
    await recordPurchase(api.deps, person.user, attempt, [`sub-${randomUUID()}`], null);
    expect((await buyer.attemptsOf(person)).map(({ state }) => state)).toEqual(['succeeded']);
  });
});
