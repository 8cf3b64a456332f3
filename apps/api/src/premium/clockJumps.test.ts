import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, formFor } from '../../testing/createBuyer.ts';
import { createGiver } from '../../testing/createGiver.ts';
import { createKillableSystem } from '../../testing/createKillableSystem.ts';
import { type TestApi, type TestPerson, tokenOf } from '../../testing/createTestApi.ts';
import { isNightly } from '../../testing/nightly.ts';
import { isOnServer } from '../../testing/openTestDatabase.ts';
import { startApiProcess } from '../../testing/startApiProcess.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { gifts } from '../db/schema/gifts.ts';
import { checkouts } from '../db/schema/premium.ts';
import { createRateLimiter } from '../http/rateLimiter.ts';
import { dayMs } from '../lib/dayMs.ts';
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
      // A session that is a day older is refused, and the purchase stands.
      expect([204, 401]).toContain(again.status);
      expect((await buyer.send(person, form)).status).toBe(204);
      expect(chargesOf(person)).toBe(1);
    }
  });

  /** What a process leaves that dies while its clock is a day ahead, with a purchase begun or sent. */
  const dieAhead = async ({ user }: TestPerson, isSent: boolean): Promise<void> => {
    const attempts = createCheckoutAttempts(api.deps);
    const id = randomUUID();
    api.time.offsetMs = dayMs;
    const plan = { planCode: 'rocksprem_i_m_v2', gift: null } as const;
    await attempts.begin({ id, userId: user.id, tokenHash: id, requestHash: id, ...plan });
    if (isSent) await attempts.markCharging(id);
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

/** What Node loads first in a process whose clock is a day ahead. */
const ahead = `data:text/javascript,${encodeURIComponent(`const now=Date.now;Date.now=()=>now()+${dayMs}`)}`;

describe.runIf(isNightly)('a process that is killed while its clock is ahead', () => {
  it('keeps nobody from buying at the next one', async () => {
    const system = await createKillableSystem();
    const { sandbox, environment, call } = system;
    const office = await system.openOffice();
    const people = [await office.signUp(), await office.signUp()] as const;
    // A server's clock is right: who signed in by it stays so. Without one a process has its own alone.
    office.time.offsetMs = isOnServer ? 0 : dayMs;
    const tokensAhead = await Promise.all(people.map(({ user }) => office.signIn(user)));
    await office.close();

    const first = await startApiProcess({ ...environment, NODE_OPTIONS: `--import=${ahead}` });
    // Readings of the provider come before the charge.
    sandbox.sandbox.faults.add({ target: 'v3', delayMs: 60_000 });
    const forms = await Promise.all(people.map(async (person) => formFor(person, await sandbox.cardToken())));
    const answers = tokensAhead.map(({ token }, index) =>
      call('/v1/premium/checkout', token, forms[index]).catch(() => null),
    );
    await wait(3_000);
    await first.end('SIGKILL');
    expect(await Promise.all(answers)).toEqual([null, null]);
    sandbox.sandbox.faults.clear();
    const { deps, close } = await system.openOffice();
    const tomorrow = new Date(Date.now() + dayMs / 2);
    const isLeft = and(eq(checkouts.state, 'pending'), gt(checkouts.leaseEndsAt, tomorrow));
    expect(await deps.db.select().from(checkouts).where(isLeft)).toHaveLength(isOnServer ? 0 : 2);
    await close();

    const second = await startApiProcess(environment);
    const [same, another] = people;
    const again = [
      { person: same, form: forms[0] },
      { person: another, form: formFor(another, await sandbox.cardToken()) },
    ];
    for (const { person, form } of again)
      await expect
        .poll(async () => (await call('/v1/premium/checkout', person.token, form)).status, {
          timeout: 120_000,
        })
        .toBe(204);
    expect(sandbox.sandbox.ledger().charges).toHaveLength(2);
    await second.end('SIGTERM');
    await system.close();
  }, 300_000);
});

describe.runIf(isNightly && isOnServer)('a process whose clock is a day ahead, on a server', () => {
  it('ends nothing early: whoever is signed in stays so, and a gift can be claimed until its last moment', async () => {
    const system = await createKillableSystem();
    const office = await system.openOffice();
    const giver = createGiver(office, system.sandbox);
    const [person, claimer] = [await office.signUp(), await office.signUp()];
    const gift = await giver.give(person);
    const soon = new Date(Date.now() + dayMs / 2);
    await office.deps.db.update(gifts).set({ until: soon }).where(eq(gifts.id, gift.id));

    const api = await startApiProcess({ ...system.environment, NODE_OPTIONS: `--import=${ahead}` });
    // It looks for what has ended at its start, and every five seconds.
    await wait(7_000);
    expect((await system.call('/v1/account', person.token)).status).toBe(200);
    expect(giver.booksOf(person).refunded).toEqual([]);
    expect((await system.call(`/v1/gifts/${gift.code}/claim`, claimer.token, {})).status).toBe(200);
    await api.end('SIGTERM');
    await office.close();
    await system.close();
  }, 300_000);
});
