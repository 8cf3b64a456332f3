import { randomUUID } from 'node:crypto';
import { dayMs } from '@backbeat/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, formFor } from '../../testing/createBuyer.ts';
import { type TestApi, type TestPerson, tokenOf } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { createRateLimiter } from '../http/rateLimiter.ts';
import { createCheckoutAttempts } from './checkoutAttempts.ts';
import { settleAttempt } from './settleAttempt.ts';

describe('a clock that jumps', () => {
  let api: TestApi;
  let buyer: Buyer;
  let sandbox: TestSandbox;
  beforeAll(async () => {
    const shop = await startShop();
    ({ api, buyer, sandbox } = shop);
    return shop.close;
  });
  const chargesOf = (person: Parameters<Buyer['booksOf']>[0]) => buyer.booksOf(person).charges.length;

  it('a day forward and back charges once, whenever the purchase is sent again', async () => {
    const person = await api.signUp();
    const form = formFor(person, await sandbox.cardToken());
    expect((await buyer.send(person, form)).status).toBe(204);
    api.time.offsetMs = dayMs;
    const token = await tokenOf(await api.call('/v1/refresh', { cookie: person.refreshToken }));
    expect((await buyer.send({ token }, form)).status).toBe(204);
    api.time.offsetMs = 0;
    expect((await buyer.send(person, form)).status).toBe(204);
    expect((await buyer.send({ token }, form)).status).toBe(204);
    expect((await buyer.buy(person)).status).toBe(409);
    expect(chargesOf(person)).toBe(1);
  });

  it('a day forward and back in the middle of a purchase charges once and answers', async () => {
    for (const jump of [dayMs, -dayMs]) {
      const person = await api.signUp();
      const form = formFor(person, await sandbox.cardToken());
      sandbox.sandbox.faults.add({ target: 'purchases', delayMs: 1_000, when: 'after', times: 1 });
      const buying = buyer.send(person, form);
      await expect.poll(() => chargesOf(person), { timeout: 10_000 }).toBe(1);
      api.time.offsetMs = jump;
      const again = await buyer.send(person, form);
      api.time.offsetMs = 0;
      expect((await buying).status).toBe(204);
      // A session from a day ahead is refused, and the purchase stands.
      expect([204, 401]).toContain(again.status);
      expect((await buyer.send(person, form)).status).toBe(204);
      expect(chargesOf(person)).toBe(1);
    }
  });

  /** The state after a process died with its clock a day ahead, with a started or sent purchase. */
  const dieAhead = async ({ user }: TestPerson, isSent: boolean): Promise<void> => {
    const attempts = createCheckoutAttempts(api.deps);
    const id = randomUUID();
    api.time.offsetMs = dayMs;
    const plan = { planCode: 'rocksprem_i_m_v2', gift: null } as const;
    await attempts.begin({ id, userId: user.id, tokenHash: id, requestHash: id, ...plan });
    if (isSent) await attempts.markCharging({ id }, user, []);
    api.time.offsetMs = 0;
  };

  it('and a process that dies while its clock is ahead keep nobody from buying', async () => {
    const attempts = createCheckoutAttempts(api.deps);
    const [begun, sent] = [await api.signUp(), await api.signUp()];
    await dieAhead(begun, false);
    await dieAhead(sent, true);
    expect(await attempts.abandoned()).toEqual([]);
    api.time.offsetMs = 10_000;
    expect((await buyer.buy(begun)).status).toBe(204);
    for (const [afterMs, settlement] of [
      [10_000, 'open'],
      [100_000, 'released'],
    ] as const) {
      api.time.offsetMs = afterMs;
      const [left] = await attempts.abandoned();
      if (left === undefined) throw new Error('The attempt is not there.');
      expect(await settleAttempt(api.deps, attempts, api.services.sync, left)).toBe(settlement);
    }
    expect((await buyer.buy(sent)).status).toBe(204);
    expect([begun, sent].map(chargesOf)).toEqual([1, 1]);
    api.time.offsetMs = 0;
  });

  it('leaves no limit that lasts until that time has come', async () => {
    const { consume, tryConsume } = createRateLimiter(api.deps);
    const limit = { max: 1, windowMs: 60_000 };
    api.time.offsetMs = dayMs;
    await consume('jumped', limit);
    api.time.offsetMs = 0;
    expect(await tryConsume('jumped', limit)).toBe(false);
    api.time.offsetMs = 61_000;
    expect(await tryConsume('jumped', limit)).toBe(true);
    api.time.offsetMs = 0;
  });
});
