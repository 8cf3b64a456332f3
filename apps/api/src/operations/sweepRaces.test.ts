import { inForm } from '@backbeat/tooling/inForm';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Buyer, createBuyer } from '../../testing/createBuyer.ts';
import { createTestApi, type TestApi } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { users } from '../db/schema/accounts.ts';

const leavers = inForm({ short: 10, whole: 100 });
const processes = 3;

describe(`the sweeps of ${processes} processes at once`, () => {
  let sandbox: TestSandbox;
  let apis: TestApi[];
  let buyer: Buyer;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const database = await openTestDatabase();
    apis = await inParallel(1, Array.from({ length: processes }), () =>
      createTestApi({ database, sandboxUrl: sandbox.url, environment: { LIMIT_DELETIONS_PER_HOUR: '1000' } }),
    );
    const [first] = apis;
    if (first === undefined) throw new Error('There is no api.');
    buyer = createBuyer(first, sandbox);
  });
  afterAll(async () => {
    await inParallel(1, apis.slice(1), ({ services }) => services.stopWork());
    await apis[0]?.close();
    await sandbox.close();
  });

  it(
    `delete ${leavers} accounts whose day has come, complain of nothing, and leave the others`,
    async () => {
      const [api] = apis;
      if (api === undefined) throw new Error('There is no api.');
      const people = await inParallel(4, Array.from({ length: leavers + 1 }), () => api.signUp());
      const [stays, ...leave] = people;
      await inParallel(4, people, async (person) => expect((await buyer.buy(person)).status).toBe(204));
      await inParallel(4, leave, async ({ token }) => {
        const wish = { method: 'PUT', token, body: { wanted: true } };
        expect((await api.call('/v1/account/deletion', wish)).status).toBe(200);
      });
      for (const { time, logs } of apis) {
        time.offsetMs = 8 * 86_400_000;
        logs.length = 0;
      }
      await Promise.all(
        apis.flatMap(({ services }) => Object.values(services.rounds).map(({ run }) => run())),
      );
      const ids = people.map(({ user }) => user.id);
      const left = await api.deps.db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
      expect(left).toEqual([{ id: stays?.user.id }]);
      expect(apis.flatMap(({ logs }) => logs)).toEqual([]);
    },
    longRunMs,
  );

  it('complain of nothing about an account that another one deletes while they read it', async () => {
    const [api] = apis;
    if (api === undefined) throw new Error('There is no api.');
    const { db, billing } = api.deps;
    const people = await inParallel(1, ['leaves', 'stays after all', 'pays by the year'], () => api.signUp());
    for (const person of people) {
      const plan_code = person === people[2] ? 'rocksprem_i_y_v2' : 'rocksprem_i_m_v2';
      const answer = await buyer.buy(person, { plan_code });
      expect(answer.status, await answer.text()).toBe(204);
    }
    const wish = async (index: number, wanted: boolean) => {
      const token = people[index]?.token ?? '';
      const answer = await api.call('/v1/account/deletion', { method: 'PUT', token, body: { wanted } });
      expect(answer.status).toBe(200);
    };
    await wish(0, true);
    await wish(1, true);
    await wish(1, false);
    const read = billing.account;
    const gone: string[] = [];
    const reading = vi.spyOn(billing, 'account').mockImplementation(async (code) => {
      gone.push(code);
      await db.delete(users).where(eq(users.hash, code));
      return read(code);
    });
    api.logs.length = 0;
    const { stoppedRenewals, givenBackRenewals, reminders } = api.services.rounds;
    await givenBackRenewals?.run();
    api.time.offsetMs += 86_400_000;
    await stoppedRenewals?.run();
    api.time.offsetMs += 330 * 86_400_000;
    await reminders?.run();
    reading.mockRestore();
    expect(new Set(gone)).toEqual(new Set(people.map(({ user }) => user.hash)));
    expect(api.logs).toEqual([]);
  });
});
