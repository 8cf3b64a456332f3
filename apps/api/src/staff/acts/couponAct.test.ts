import { randomUUID } from 'node:crypto';
import { errorDetails } from '@backbeat/sdk/contract';
import { type StaffAct, staffEndpoints } from '@backbeat/sdk/staff';
import { inForm } from '@backbeat/tooling/inForm';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDesk, type Desk, problemOf } from '../../../testing/createDesk.ts';
import { createStaff, type TestStaff } from '../../../testing/createStaff.ts';
import type { TestApi, TestPerson } from '../../../testing/createTestApi.ts';
import { createWithdrawer, type Withdrawer } from '../../../testing/createWithdrawer.ts';
import { inParallel } from '../../../testing/inParallel.ts';
import { longRunMs } from '../../../testing/longRunMs.ts';
import { startShop } from '../../../testing/startShop.ts';
import type { TestSandbox } from '../../../testing/startTestSandbox.ts';
import { staffActs } from '../../db/schema/staff.ts';

const doubles = inForm({ short: 4, whole: 100 });

let sandbox: TestSandbox;
let api: TestApi;
let desk: Desk;
let withdrawer: Withdrawer;
let manager: TestStaff;
beforeAll(async () => {
  const shop = await startShop({ environment: { LIMIT_STAFF_CALLS_PER_MINUTE: '1000000' } });
  ({ sandbox, api } = shop);
  desk = createDesk(api);
  withdrawer = createWithdrawer(shop);
  return shop.close;
});
beforeEach(async () => {
  manager = await createStaff(api, 'manager');
});
afterEach(() => sandbox.sandbox.faults.clear());

const apply = (code: string): StaffAct => ({ kind: 'apply_coupon', code });

const redeemedBy = ({ user }: TestPerson): string[] =>
  sandbox.sandbox
    .ledger()
    .redemptions.filter(({ accountCode }) => accountCode === user.hash)
    .map(({ couponCode }) => couponCode);

const nextCents = async (person: TestPerson) =>
  (await withdrawer.account(person)).subscription?.next_billing_period_amount;

const refusal = z.object({
  error: z.object({ code: z.literal('coupon_refused'), details: errorDetails.coupon_refused }),
});

const reasonOf = async (person: TestPerson, code: string) =>
  refusal.parse(await (await desk.ask(manager, person, apply(code))).json()).error.details.reason;

it('lowers the next bill, on the screens of the person too, and tells them', async () => {
  const person = await withdrawer.subscriber();
  expect(await desk.preview(manager, person, apply(' SAVE5 '))).toMatchObject({
    changes: [
      { what: 'coupon', before: null, after: 'save5' },
      { what: 'next_bill_cents', before: '1199', after: '699' },
    ],
    letter: 'support-changed',
    needs_role: null,
  });
  expect(redeemedBy(person)).toEqual([]);
  expect(await desk.act(manager, person, apply('save5'))).toEqual({ is_done: true });
  expect(redeemedBy(person)).toEqual(['save5']);
  expect(await nextCents(person)).toBe(699);
  expect(await desk.lettersOf(person, 'support-changed')).toMatchObject([
    { letter: { change: 'coupon_applied', until: null } },
  ]);
  expect((await withdrawer.account(person)).used_offers).toContain('coupon:save5');
  expect(await desk.lastEntryOf(person)).toMatchObject({ what: 'staffAct', after: { coupon: 'save5' } });
  await withdrawer.moveDays(32);
  expect(withdrawer.ledgerOf(person).charged).toEqual([1199, 699]);
});

it('takes the place of a coupon that runs', async () => {
  const person = await withdrawer.subscriber({ coupon: 'vidcon50' });
  manager = await createStaff(api, 'manager');
  expect((await desk.preview(manager, person, apply('save5'))).changes).toEqual([
    { what: 'coupon', before: 'vidcon50', after: 'save5' },
    { what: 'next_bill_cents', before: '599', after: '699' },
  ]);
  await desk.act(manager, person, apply('save5'));
  expect(await nextCents(person)).toBe(699);
});

it('is refused with the reason', async () => {
  const free = await api.signUp();
  expect(await reasonOf(free, 'save5')).toBe('no_renewal');
  const person = await withdrawer.subscriber();
  const reasons = {
    'no-such-coupon': 'unknown',
    bygone10: 'not_redeemable',
    twitch14: 'free_trial',
    proonly20: 'other_plan',
  };
  for (const [code, reason] of Object.entries(reasons)) expect(await reasonOf(person, code)).toBe(reason);
  await desk.act(manager, person, apply('half3'));
  expect(await reasonOf(person, 'half3')).toBe('active');
  const saver = await withdrawer.subscriber({ coupon: 'save5' });
  expect(await reasonOf(saver, 'save5')).toBe('used');
  expect(redeemedBy(person)).toEqual(['half3']);
});

it('needs a manager', async () => {
  const person = await withdrawer.subscriber();
  const support = await createStaff(api, 'support');
  const shown = await desk.preview(support, person, apply('save5'));
  expect(shown.needs_role).toBe('manager');
  expect(await problemOf(await desk.confirm(support, person, apply('save5'), shown))).toBe('forbidden');
  expect(redeemedBy(person)).toEqual([]);
});

it.each(['before', 'after'] as const)(
  'is finished by a round when the answer is lost %s the work, even a day later',
  async (when) => {
    const person = await withdrawer.subscriber();
    const act = apply('half3');
    const shown = await desk.preview(manager, person, act);
    sandbox.sandbox.faults.add({ target: 'coupons', status: 503, when, times: 1 });
    const first = await desk.confirm(manager, person, act, shown);
    expect(staffEndpoints.staffAct.response.parse(await first.json())).toEqual({ is_done: false });
    expect(await problemOf(await desk.confirm(manager, person, act, shown))).toMatch(
      /conflict|coupon_refused/,
    );
    await withdrawer.moveDays(1);
    await api.services.staffActs.settle();
    await api.services.staffActs.settle();
    expect(redeemedBy(person)).toEqual(['half3']);
    expect(await nextCents(person)).toBe(599);
    expect(await desk.lettersOf(person, 'support-changed')).toHaveLength(1);
  },
);

it(
  `by two people of the staff at once applies once, ${doubles} times`,
  async () => {
    const other = await createStaff(api, 'manager');
    await inParallel(3, Array.from({ length: doubles }), async (_, round) => {
      const person = await withdrawer.subscriber();
      // The provider takes this one any number of times.
      const code = round % 2 === 0 ? 'half3' : 'save5';
      const act = apply(code);
      const shown = await desk.preview(manager, person, act);
      const key = randomUUID();
      const answers = await Promise.all([
        desk.confirm(manager, person, act, { ...shown, key }),
        desk.confirm(manager, person, act, { ...shown, key }),
        desk.confirm(other, person, act, shown),
      ]);
      const codes = await Promise.all(answers.map(problemOf));
      expect(codes).toContain(null);
      for (const code of codes) expect([null, 'conflict', 'coupon_refused']).toContain(code);
      expect(redeemedBy(person)).toEqual([code]);
      const done = await api.deps.db.select().from(staffActs).where(eq(staffActs.userId, person.user.id));
      expect(done.filter(({ failure }) => failure === null)).toHaveLength(1);
      expect(await desk.lettersOf(person, 'support-changed')).toHaveLength(1);
    });
  },
  longRunMs,
);
