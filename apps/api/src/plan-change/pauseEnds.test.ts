import { addMonths, dayMs } from '@backbeat/domain';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import { createPauser, isoOf, yearly } from '../../testing/createPauser.ts';
import type { TestApi } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { BillingUnavailable } from '../billing/BillingProvider.ts';
import { createServices } from '../createServices.ts';
import { startJobs } from '../db/startJobs.ts';

let sandbox: TestSandbox;
let api: TestApi;
let buyer: Buyer;
let close: () => Promise<void>;
beforeEach(async () => {
  const shop = await startShop();
  ({ sandbox, api, buyer, close } = shop);
});
afterEach(() => close());

const { subscriber, planOf, quoted, confirm, chargesOf, pause, paidThrough, moveTo } = createPauser(() => ({
  sandbox,
  api,
  buyer,
}));

describe('a pause whose end a bank does not let pass', () => {
  it.each([
    ['declines', { kind: 'declined', decline: 'insufficient_funds' }],
    ['wants to ask somebody', { kind: 'three-d-secure', actionTokenId: 'asked' }],
  ] as const)('is tried again a day later, not every minute: the bank %s', async (_, refusal) => {
    const person = await subscriber();
    const endsMs = await paidThrough(person);
    const until = Math.floor(endsMs / dayMs) * dayMs + 10 * dayMs;
    await pause(person, isoOf(until));
    // The sandbox's bank never asks at a resume, but the provider does not promise that.
    let tries = 0;
    let isRefusing = true;
    const { billing } = api.deps;
    const resume: typeof billing.resume = async (id, key) => {
      tries += 1;
      return isRefusing ? refusal : billing.resume(id, key);
    };
    const { endPauses } = createServices({ ...api.deps, billing: { ...billing, resume } });
    await moveTo(until + 1_000);
    for (let minute = 2; minute < 30; minute += 3) {
      await endPauses();
      await moveTo(until + minute * 60_000);
    }
    expect(tries).toBe(1);
    expect(await planOf(person)).toMatchObject({ state: 'paused' });
    isRefusing = false;
    await moveTo(until + dayMs + 10 * 60_000);
    await endPauses();
    expect([tries, chargesOf(person)]).toEqual([2, [1199, 1199]]);
    expect(await planOf(person)).toMatchObject({ state: 'active', pauses_at: null });
  });

  it.each([
    ['declines', { kind: 'declined', decline: 'insufficient_funds' }],
    ['gives no answer', null],
  ] as const)(
    'is not tried again at once by the round that it failed in: the bank %s',
    async (_, refusal) => {
      const person = await subscriber();
      const endsMs = await paidThrough(person);
      const until = Math.floor(endsMs / dayMs) * dayMs + 10 * dayMs;
      await pause(person, isoOf(until));
      let tries = 0;
      const { billing, jobs, logger } = api.deps;
      const resume: typeof billing.resume = async (id, key) => {
        tries += 1;
        if (tries > 1) return billing.resume(id, key);
        if (refusal !== null) return refusal;
        throw new BillingUnavailable('No answer.', { maybeDone: false });
      };
      const { endPauses } = createServices({ ...api.deps, billing: { ...billing, resume } });
      await moveTo(until + 1_000);
      const boss = new PgBoss({ ...jobs, schedule: false, supervise: false });
      const stopJobs = await startJobs({ jobs, logger }, { pauses: { cron: '0 0 1 1 *', run: endPauses } });
      await boss.start();
      const read = "select state, data->>'name' as round from pgboss.job where name = 'rounds'";
      await expect
        .poll(async () => (await boss.getDb().executeSql(read)).rows, { timeout: 30_000 })
        .toEqual([{ state: 'completed', round: 'pauses' }]);
      await boss.stop();
      await stopJobs();
      expect([tries, await planOf(person)]).toMatchObject([1, { state: 'paused' }]);
      // The next round skips a declined card, and repeats an unanswered call.
      await moveTo(until + 61_000);
      await endPauses();
      const isEnded = refusal === null;
      expect([tries, chargesOf(person).length]).toEqual(isEnded ? [2, 2] : [1, 1]);
      expect(await planOf(person)).toMatchObject({ state: isEnded ? 'active' : 'paused' });
    },
  );

  it('asks the person who resumes by hand every time', async () => {
    const person = await subscriber();
    const endsMs = await paidThrough(person);
    await pause(person, isoOf(addMonths(endsMs, 2)));
    await moveTo(endsMs + dayMs);
    const { billing } = api.deps;
    const { planChange } = createServices({
      ...api.deps,
      billing: { ...billing, resume: async () => ({ kind: 'three-d-secure', actionTokenId: 'asked' }) },
    });
    const { quote_id: quoteId } = await quoted(person, null);
    for (const threeDSecureResultTokenId of [null, null])
      await expect(
        planChange.confirm({ user: person.user, quoteId, threeDSecureResultTokenId }),
      ).rejects.toMatchObject({ code: 'three_d_secure_required' });
    expect((await confirm(person, quoteId)).status).toBe(204);
    expect(chargesOf(person)).toEqual([1199, 1199]);
  });
});

describe('a sweep that dies in the middle', () => {
  const due = async () => {
    const person = await subscriber();
    const endsMs = await paidThrough(person);
    const until = Math.floor(endsMs / dayMs) * dayMs + 10 * dayMs;
    await pause(person, isoOf(until));
    await moveTo(until + 1_000);
    return { person, until };
  };
  /** Another process on the database, after the first one's lease. */
  const nextProcess = async (until: number) => {
    api.time.offsetMs = until + 45_000 - Date.now();
    const services = createServices(api.deps);
    await services.planChange.settleLeft();
    await services.endPauses();
    return services;
  };

  it('after the charge, before its answer: the next one finds it and charges nothing', async () => {
    const { person, until } = await due();
    sandbox.sandbox.faults.add({ target: 'changes', delayMs: 2_000, when: 'after', times: 1 });
    const dying = api.services.endPauses();
    await expect.poll(() => chargesOf(person).length).toBe(2);
    await nextProcess(until);
    expect(await planOf(person)).toMatchObject({ state: 'active', pauses_at: null });
    await dying;
    expect(chargesOf(person)).toEqual([1199, 1199]);
  });

  it('before the charge: it is made once, and the pause is not forgotten', async () => {
    const { person, until } = await due();
    sandbox.sandbox.faults.add({ target: 'changes', delayMs: 2_000, when: 'before', times: 1 });
    const dying = api.services.endPauses();
    await expect.poll(() => sandbox.sandbox.faults.list()).toEqual([]);
    const services = await nextProcess(until);
    await dying;
    await moveTo(until + 200_000);
    await services.planChange.settleLeft();
    await services.endPauses();
    expect(await planOf(person)).toMatchObject({ state: 'active', pauses_at: null });
    expect(chargesOf(person)).toEqual([1199, 1199]);
  });

  it('with a pause that was sent and not noted: the wanted day is known all the same', async () => {
    const person = await subscriber(yearly);
    const endsMs = await paidThrough(person);
    const until = Math.floor(endsMs / dayMs) * dayMs + 20 * dayMs;
    const { quote_id } = await quoted(person, isoOf(until));
    sandbox.sandbox.faults.add({ target: 'changes', delayMs: 2_000, when: 'after', times: 1 });
    const dying = confirm(person, quote_id);
    await expect.poll(() => buyer.booksOf(person).subscriptions[0]?.pause).not.toBeNull();
    api.time.offsetMs += 45_000;
    await createServices(api.deps).planChange.settleLeft();
    expect(await planOf(person)).toMatchObject({ resumes_at: isoOf(until) });
    await dying;
    await moveTo(until + 1_000);
    await api.services.endPauses();
    expect(chargesOf(person)).toEqual([7188, 7188]);
  });
});
