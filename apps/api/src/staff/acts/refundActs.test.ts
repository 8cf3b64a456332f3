import { randomUUID } from 'node:crypto';
import { type StaffAct, staffEndpoints } from '@backbeat/sdk/staff';
import { inForm } from '@backbeat/tooling/inForm';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDesk, type Desk, problemOf } from '../../../testing/createDesk.ts';
import { createStaff, type TestStaff } from '../../../testing/createStaff.ts';
import { codeOf, type TestApi } from '../../../testing/createTestApi.ts';
import { createWithdrawer, type Withdrawer } from '../../../testing/createWithdrawer.ts';
import { inParallel } from '../../../testing/inParallel.ts';
import { longRunMs } from '../../../testing/longRunMs.ts';
import { startShop } from '../../../testing/startShop.ts';
import type { TestSandbox } from '../../../testing/startTestSandbox.ts';
import { staffActs } from '../../db/schema/staff.ts';

const doubles = inForm({ short: 5, whole: 500 });

let sandbox: TestSandbox;
let api: TestApi;
let desk: Desk;
let withdrawer: Withdrawer;
let support: TestStaff;
let manager: TestStaff;
beforeAll(async () => {
  const many = { LIMIT_INVOICES_PER_MINUTE: '1000000', LIMIT_STAFF_CALLS_PER_MINUTE: '1000000' };
  const shop = await startShop({ environment: many });
  ({ sandbox, api } = shop);
  desk = createDesk(api);
  withdrawer = createWithdrawer(shop);
  return shop.close;
});
beforeEach(async () => {
  support = await createStaff(api, 'support');
  manager = await createStaff(api, 'manager');
});
afterEach(() => sandbox.sandbox.faults.clear());

const byRules = (number: string): StaffAct => ({ kind: 'refund', number, part: { of: 'rules' } });
const someOf = (number: string, amount_cents: number): StaffAct => ({
  kind: 'refund',
  number,
  part: { of: 'amount', amount_cents },
});

describe('a refund', () => {
  it('by the rules is the withdrawal of the person: the plan ends, the money goes back, a letter comes', async () => {
    const person = await withdrawer.subscriber();
    const { number } = await withdrawer.offer(person);
    const shown = await desk.preview(support, person, byRules(number));
    expect(shown).toMatchObject({ refund_cents: 1199, letter: 'refund', needs_role: null });
    expect(withdrawer.ledgerOf(person).refunded).toEqual([]);
    expect(await desk.act(support, person, byRules(number))).toEqual({ is_done: true });
    expect(withdrawer.ledgerOf(person)).toMatchObject({ refunded: [1199], plans: ['expired'] });
    expect(await desk.lettersOf(person, 'refund')).toHaveLength(1);
    expect(await desk.lastEntryOf(person)).toMatchObject({
      what: 'staffAct',
      staffGuid: support.user.guid,
      reason: 'They asked for it by e-mail.',
      after: { refundCents: 1199 },
    });
  });

  it('by the rules was asked for by staff, and a withdrawal by the person, as the timeline says', async () => {
    const [helped, alone] = [await withdrawer.subscriber(), await withdrawer.subscriber()];
    await desk.act(support, helped, byRules((await withdrawer.offer(helped)).number));
    await withdrawer.withdraw(alone, await withdrawer.offer(alone));
    const askedBy = async ({ user }: typeof helped) => {
      const answer = await support.call('staffTimeline', { params: { guid: user.guid }, query: {} });
      const { events } = staffEndpoints.staffTimeline.response.parse(await answer.json());
      return events.filter(({ kind }) => kind === 'refund.asked').map(({ by }) => by);
    };
    expect(await askedBy(helped)).toEqual(['staff']);
    expect(await askedBy(alone)).toEqual(['person']);
  });

  it('of more than the amount of support needs a manager, and the try is logged', async () => {
    const person = await withdrawer.subscriber({ plan_code: 'rocksprem_i_y_v2' });
    const { number } = await withdrawer.offer(person);
    const shown = await desk.preview(support, person, byRules(number));
    expect(shown.needs_role).toBe('manager');
    expect(await codeOf(await desk.confirm(support, person, byRules(number), shown))).toBe('forbidden');
    expect(await desk.lastEntryOf(person)).toMatchObject({ what: 'refused:staffAct' });
    expect(withdrawer.ledgerOf(person).refunded).toEqual([]);
    await desk.act(manager, person, byRules(number));
    expect(withdrawer.ledgerOf(person).refunded).toEqual([7188]);
  });

  it('of a part, beyond the 14 days, goes back by a manager, and the plan goes on', async () => {
    const person = await withdrawer.subscriber();
    const { number } = await withdrawer.offer(person);
    await withdrawer.moveDays(16);
    const late = await createStaff(api, 'manager');
    const refused = await desk.ask(late, person, byRules(number));
    expect(await codeOf(refused)).toMatch(/refund_refused|not_found/);
    await desk.act(late, person, someOf(number, 500));
    expect(withdrawer.ledgerOf(person)).toMatchObject({ refunded: [500], plans: ['active'] });
    expect(await desk.lettersOf(person, 'refund-given')).toHaveLength(1);
    const tooMuch = await desk.ask(late, person, someOf(number, 700));
    expect(await codeOf(tooMuch)).toBe('validation');
    await desk.act(late, person, { kind: 'refund', number, part: { of: 'whole' } });
    expect(withdrawer.ledgerOf(person).refunded).toEqual([500, 699]);
  });

  it('of a bill of somebody else is not found', async () => {
    const person = await withdrawer.subscriber();
    const { number } = await withdrawer.offer(person);
    const other = await api.signUp();
    for (const act of [byRules(number), someOf(number, 100)]) {
      const answer = await desk.ask(manager, other, act);
      expect(await codeOf(answer)).toBe('not_found');
    }
  });

  it('goes on by itself when the provider is silent, and comes once', async () => {
    const person = await withdrawer.subscriber();
    const { number } = await withdrawer.offer(person);
    const act = someOf(number, 300);
    const shown = await desk.preview(manager, person, act);
    const key = randomUUID();
    sandbox.sandbox.faults.add({ target: 'refunds', status: 503, when: 'before', times: 1 });
    const first = await desk.confirm(manager, person, act, { ...shown, key });
    expect(staffEndpoints.staffAct.response.parse(await first.json())).toEqual({ is_done: false });
    expect(withdrawer.ledgerOf(person).refunded).toEqual([]);
    // A second one while the first is under way is refused.
    const again = await desk.confirm(manager, person, act, shown);
    expect(await codeOf(again)).toBe('refund_changed');
    const repeated = await desk.confirm(manager, person, act, { ...shown, key });
    expect(staffEndpoints.staffAct.response.parse(await repeated.json())).toEqual({ is_done: true });
    expect(withdrawer.ledgerOf(person).refunded).toEqual([300]);
    expect(await desk.lettersOf(person, 'refund-given')).toHaveLength(1);
  });

  it('that a dead process began is finished by a round', async () => {
    const person = await withdrawer.subscriber();
    const { number } = await withdrawer.offer(person);
    const act = someOf(number, 300);
    sandbox.sandbox.faults.add({ target: 'refunds', status: 503, when: 'before', times: 1 });
    await desk.confirm(manager, person, act, await desk.preview(manager, person, act));
    expect(withdrawer.ledgerOf(person).refunded).toEqual([]);
    api.time.offsetMs += 61_000;
    await api.services.staffActs.settle();
    await api.services.staffActs.settle();
    expect(withdrawer.ledgerOf(person).refunded).toEqual([300]);
    expect(await desk.lettersOf(person, 'refund-given')).toHaveLength(1);
  });

  it(
    `by two people of the staff at once goes back once, ${doubles} times`,
    async () => {
      const other = await createStaff(api, 'manager');
      await inParallel(3, Array.from({ length: doubles }), async (_, round) => {
        const person = await withdrawer.subscriber();
        const { number } = await withdrawer.offer(person);
        const act = round % 2 === 0 ? byRules(number) : someOf(number, 700);
        const shown = await desk.preview(manager, person, act);
        const key = randomUUID();
        const answers = await Promise.all([
          desk.confirm(manager, person, act, { ...shown, key }),
          desk.confirm(manager, person, act, { ...shown, key }),
          desk.confirm(other, person, act, shown),
        ]);
        const codes = await Promise.all(answers.map(problemOf));
        expect(codes.filter((code) => code === null).length).toBeGreaterThanOrEqual(1);
        // 'validation': more than is left, where the other one was quicker.
        for (const code of codes)
          expect([null, 'refund_changed', 'refund_refused', 'conflict', 'validation']).toContain(code);
        expect(withdrawer.ledgerOf(person).refunded).toEqual([round % 2 === 0 ? 1199 : 700]);
        const done = await api.deps.db.select().from(staffActs).where(eq(staffActs.userId, person.user.id));
        expect(done.filter(({ failure }) => failure === null)).toHaveLength(1);
      });
    },
    longRunMs,
  );
});
