import { dayMs } from '@backbeat/domain';
import { endpoints, errorDetails, type PlanChangeQuote } from '@backbeat/sdk/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import { errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { createPlanChanges } from './planChanges.ts';

const monthly = 'rocksprem_i_m_v2';
const yearly = 'rocksprem_i_y_v2';

describe('a clock that jumps', () => {
  let api: TestApi;
  let buyer: Buyer;
  let sandbox: TestSandbox;
  beforeAll(async () => {
    const shop = await startShop();
    ({ api, buyer, sandbox } = shop);
    return shop.close;
  });
  afterEach(() => {
    sandbox.sandbox.faults.clear();
    api.time.offsetMs = 0;
  });

  const subscriber = async (planCode: typeof monthly | typeof yearly = monthly) => {
    const person = await api.signUp();
    expect((await buyer.buy(person, { plan_code: planCode })).status).toBe(204);
    return person;
  };
  /** Signs in again, because sessions are shorter than the jumps. */
  const call = async ({ user }: TestPerson, path: string, body: unknown) => {
    const { token } = await api.signIn(user);
    return api.call(path, { method: 'POST', token, body });
  };
  const quoted = async (person: TestPerson, planCode: string) => {
    const answer = await call(person, '/v1/premium/change/preview', { plan_code: planCode });
    return endpoints.planChangePreview.response.parse(await answer.json());
  };
  const confirm = (person: TestPerson, { quote_id }: Pick<PlanChangeQuote, 'quote_id'>) =>
    call(person, '/v1/premium/change', { quote_id });
  /** Confirms as people do: a new quote is confirmed after it is shown. */
  const confirmShown = async (person: TestPerson, quote: PlanChangeQuote): Promise<PlanChangeQuote> => {
    const answer = await confirm(person, quote);
    if (answer.status === 204) return quote;
    const { code, details } = await errorOf(answer);
    expect(['quote_changed', 'version_conflict']).toContain(code);
    const { change } = errorDetails.quote_changed.parse(details);
    if (change === null || change === undefined) throw new Error('No fresh quote was shown.');
    expect((await confirm(person, change)).status).toBe(204);
    return change;
  };
  const chargesOf = (person: TestPerson) =>
    buyer.booksOf(person).charges.map(({ amountCents }) => amountCents);
  const planOf = async (person: TestPerson) =>
    (await buyer.account(await api.signIn(person.user))).subscription;

  it('between a quote and its confirmation charges once, and what was shown', async () => {
    for (const [quotedAt, confirmedAt] of [
      [dayMs, 0],
      [0, dayMs],
      [-dayMs, 0],
    ] as const) {
      const person = await subscriber();
      api.time.offsetMs = quotedAt;
      const quote = await quoted(person, yearly);
      api.time.offsetMs = confirmedAt;
      const shown = await confirmShown(person, quote);
      api.time.offsetMs = 0;
      expect((await confirm(person, shown)).status).toBe(204);
      expect(chargesOf(person)).toEqual([1199, shown.now.total_cents]);
      expect(await planOf(person)).toMatchObject({ plan_code: yearly });
    }
  });

  it('in the middle of a change charges once, and whoever sends it again is served', async () => {
    for (const jump of [dayMs, -dayMs]) {
      const person = await subscriber();
      const quote = await quoted(person, yearly);
      sandbox.sandbox.faults.add({ target: 'changes', delayMs: 1_000, when: 'after', times: 1 });
      const changing = confirm(person, quote);
      await expect.poll(() => chargesOf(person).length, { timeout: 10_000 }).toBe(2);
      api.time.offsetMs = jump;
      expect([204, 409]).toContain((await confirm(person, quote)).status);
      api.time.offsetMs = 0;
      expect((await changing).status).toBe(204);
      expect((await confirm(person, quote)).status).toBe(204);
      expect(chargesOf(person)).toEqual([1199, quote.now.total_cents]);
    }
  });

  it('schedules a change for the day of the next bill, and it can be taken back when the clock is right', async () => {
    const person = await subscriber(yearly);
    const renewsAt = (await planOf(person))?.next_billing_date;
    api.time.offsetMs = dayMs;
    const down = await confirmShown(person, await quoted(person, monthly));
    expect(down).toMatchObject({ kind: 'renewal', starts_at: renewsAt });
    api.time.offsetMs = 0;
    expect(await planOf(person)).toMatchObject({
      plan_code: yearly,
      pending_plan_code: monthly,
      next_billing_date: renewsAt,
    });
    await confirmShown(person, await quoted(person, yearly));
    expect(await planOf(person)).toMatchObject({ plan_code: yearly, pending_plan_code: null });
    expect(chargesOf(person)).toEqual([7188]);
  });

  it('and a process that dies while its clock is ahead keep nobody from changing for longer than a lease', async () => {
    const changes = createPlanChanges(api.deps);
    for (const planCode of [yearly, monthly] as const) {
      const person = await subscriber(planCode === yearly ? monthly : yearly);
      const quote = await quoted(person, planCode);
      const row = await changes.find(person.user.id, quote.quote_id);
      if (row === null) throw new Error('The quote is not there.');
      api.time.offsetMs = dayMs;
      expect((await changes.claim(row)).kind).toBe('mine');
      api.time.offsetMs = 0;
      await api.services.planChange.settleLeft();
      expect((await confirm(person, quote)).status).toBe(409);
      api.time.offsetMs = 45_000;
      await api.services.planChange.settleLeft();
      const before = chargesOf(person);
      const shown = await confirmShown(person, quote);
      expect(chargesOf(person)).toEqual(shown.kind === 'now' ? [...before, shown.now.total_cents] : before);
      api.time.offsetMs = 0;
    }
  });
});
