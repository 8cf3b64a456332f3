import { randomUUID } from 'node:crypto';
import { type StaffAct, staffEndpoints, staffPreviewSchema } from '@backbeat/sdk/staff';
import { inForm } from '@backbeat/tooling/inForm';
import { and, desc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaff, type TestStaff } from '../../../testing/createStaff.ts';
import { codeOf, type TestApi, type TestPerson } from '../../../testing/createTestApi.ts';
import { createWithdrawer, type Withdrawer } from '../../../testing/createWithdrawer.ts';
import { inParallel } from '../../../testing/inParallel.ts';
import { longRunMs } from '../../../testing/longRunMs.ts';
import { startShop } from '../../../testing/startShop.ts';
import type { TestSandbox } from '../../../testing/startTestSandbox.ts';
import { users } from '../../db/schema/accounts.ts';
import { letters } from '../../db/schema/letters.ts';
import { auditLog, staffActs, staffNotes } from '../../db/schema/staff.ts';

const doubles = inForm({ short: 5, whole: 500 });

let sandbox: TestSandbox;
let api: TestApi;
let withdrawer: Withdrawer;
let support: TestStaff;
let manager: TestStaff;
beforeAll(async () => {
  const many = { LIMIT_INVOICES_PER_MINUTE: '1000000', LIMIT_STAFF_CALLS_PER_MINUTE: '1000000' };
  const shop = await startShop({ environment: many });
  ({ sandbox, api } = shop);
  withdrawer = createWithdrawer(shop);
  return shop.close;
});
beforeEach(async () => {
  support = await createStaff(api, 'support');
  manager = await createStaff(api, 'manager');
});
afterEach(() => sandbox.sandbox.faults.clear());

const guidOf = ({ user }: Pick<TestPerson, 'user'>) => ({ guid: user.guid });

const preview = async (staff: TestStaff, person: TestPerson, act: StaffAct) => {
  const answer = await staff.call('staffPreview', { params: guidOf(person), body: { act } });
  expect(answer.status).toBe(200);
  return staffPreviewSchema.parse(await answer.json());
};

const confirm = (
  staff: TestStaff,
  person: TestPerson,
  act: StaffAct,
  { version, key = randomUUID() }: { version: string; key?: string },
) =>
  staff.call('staffAct', {
    params: guidOf(person),
    body: { act, reason: 'They asked for it by e-mail.', key, version },
  });

/** The code of a refused call; null for one that worked. */
const problemOf = async (answer: Response): Promise<string | null> =>
  answer.ok ? null : codeOf(answer.clone());

/** Previews and confirms, as the desk does. */
const doIt = async (staff: TestStaff, person: TestPerson, act: StaffAct) => {
  const answer = await confirm(staff, person, act, await preview(staff, person, act));
  expect(await problemOf(answer)).toBeNull();
  return staffEndpoints.staffAct.response.parse(await answer.json());
};

const lettersOf = async ({ user }: TestPerson, kind: string) =>
  (await api.deps.db.select().from(letters).where(eq(letters.userId, user.id))).filter(
    (row) => row.kind === kind,
  );

const userOf = async ({ user }: TestPerson) => {
  const [row] = await api.deps.db.select().from(users).where(eq(users.id, user.id));
  if (row === undefined) throw new Error('The account is gone.');
  return row;
};

const lastEntryOf = async ({ user }: TestPerson) => {
  const [entry] = await api.deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.personGuid, user.guid))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return entry;
};

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
    const shown = await preview(support, person, byRules(number));
    expect(shown).toMatchObject({ refund_cents: 1199, letter: 'refund', needs_role: null });
    expect(withdrawer.ledgerOf(person).refunded).toEqual([]);
    expect(await doIt(support, person, byRules(number))).toEqual({ is_done: true });
    expect(withdrawer.ledgerOf(person)).toMatchObject({ refunded: [1199], plans: ['expired'] });
    expect(await lettersOf(person, 'refund')).toHaveLength(1);
    expect(await lastEntryOf(person)).toMatchObject({
      what: 'staffAct',
      staffGuid: support.user.guid,
      reason: 'They asked for it by e-mail.',
      after: { refundCents: 1199 },
    });
  });

  it('of more than the amount of support needs a manager, and the try is logged', async () => {
    const person = await withdrawer.subscriber({ plan_code: 'rocksprem_i_y_v2' });
    const { number } = await withdrawer.offer(person);
    const shown = await preview(support, person, byRules(number));
    expect(shown.needs_role).toBe('manager');
    expect(await codeOf(await confirm(support, person, byRules(number), shown))).toBe('forbidden');
    expect(await lastEntryOf(person)).toMatchObject({ what: 'refused:staffAct' });
    expect(withdrawer.ledgerOf(person).refunded).toEqual([]);
    await doIt(manager, person, byRules(number));
    expect(withdrawer.ledgerOf(person).refunded).toEqual([7188]);
  });

  it('of a part, beyond the 14 days, goes back by a manager, and the plan goes on', async () => {
    const person = await withdrawer.subscriber();
    const { number } = await withdrawer.offer(person);
    await withdrawer.moveDays(16);
    const late = await createStaff(api, 'manager');
    const refused = await late.call('staffPreview', {
      params: guidOf(person),
      body: { act: byRules(number) },
    });
    expect(await codeOf(refused)).toMatch(/refund_refused|not_found/);
    await doIt(late, person, someOf(number, 500));
    expect(withdrawer.ledgerOf(person)).toMatchObject({ refunded: [500], plans: ['active'] });
    expect(await lettersOf(person, 'refund-given')).toHaveLength(1);
    const tooMuch = await late.call('staffPreview', {
      params: guidOf(person),
      body: { act: someOf(number, 700) },
    });
    expect(await codeOf(tooMuch)).toBe('validation');
    await doIt(late, person, { kind: 'refund', number, part: { of: 'whole' } });
    expect(withdrawer.ledgerOf(person).refunded).toEqual([500, 699]);
  });

  it('of a bill of somebody else is not found', async () => {
    const person = await withdrawer.subscriber();
    const { number } = await withdrawer.offer(person);
    const other = await api.signUp();
    for (const act of [byRules(number), someOf(number, 100)]) {
      const answer = await manager.call('staffPreview', { params: guidOf(other), body: { act } });
      expect(await codeOf(answer)).toBe('not_found');
    }
  });

  it('goes on by itself when the provider is silent, and comes once', async () => {
    const person = await withdrawer.subscriber();
    const { number } = await withdrawer.offer(person);
    const act = someOf(number, 300);
    const shown = await preview(manager, person, act);
    const key = randomUUID();
    sandbox.sandbox.faults.add({ target: 'refunds', status: 503, when: 'before', times: 1 });
    const first = await confirm(manager, person, act, { ...shown, key });
    expect(staffEndpoints.staffAct.response.parse(await first.json())).toEqual({ is_done: false });
    expect(withdrawer.ledgerOf(person).refunded).toEqual([]);
    // A second one while the first is under way is refused.
    const again = await confirm(manager, person, act, shown);
    expect(await codeOf(again)).toBe('refund_changed');
    const repeated = await confirm(manager, person, act, { ...shown, key });
    expect(staffEndpoints.staffAct.response.parse(await repeated.json())).toEqual({ is_done: true });
    expect(withdrawer.ledgerOf(person).refunded).toEqual([300]);
    expect(await lettersOf(person, 'refund-given')).toHaveLength(1);
  });

  it('that a dead process began is finished by a round', async () => {
    const person = await withdrawer.subscriber();
    const { number } = await withdrawer.offer(person);
    const act = someOf(number, 300);
    sandbox.sandbox.faults.add({ target: 'refunds', status: 503, when: 'before', times: 1 });
    await confirm(manager, person, act, await preview(manager, person, act));
    expect(withdrawer.ledgerOf(person).refunded).toEqual([]);
    api.time.offsetMs += 61_000;
    await api.services.staffActs.settle();
    await api.services.staffActs.settle();
    expect(withdrawer.ledgerOf(person).refunded).toEqual([300]);
    expect(await lettersOf(person, 'refund-given')).toHaveLength(1);
  });

  it(
    `by two people of the staff at once goes back once, ${doubles} times`,
    async () => {
      const other = await createStaff(api, 'manager');
      await inParallel(3, Array.from({ length: doubles }), async (_, round) => {
        const person = await withdrawer.subscriber();
        const { number } = await withdrawer.offer(person);
        const act = round % 2 === 0 ? byRules(number) : someOf(number, 700);
        const shown = await preview(manager, person, act);
        const key = randomUUID();
        const answers = await Promise.all([
          confirm(manager, person, act, { ...shown, key }),
          confirm(manager, person, act, { ...shown, key }),
          confirm(other, person, act, shown),
        ]);
        const codes = await Promise.all(answers.map(problemOf));
        expect(codes.filter((code) => code === null).length).toBeGreaterThanOrEqual(1);
        for (const code of codes)
          expect([null, 'refund_changed', 'refund_refused', 'conflict']).toContain(code);
        expect(withdrawer.ledgerOf(person).refunded).toEqual([round % 2 === 0 ? 1199 : 700]);
        const done = await api.deps.db
          .select()
          .from(staffActs)
          .where(and(eq(staffActs.userId, person.user.id)));
        expect(done.filter(({ failure }) => failure === null)).toHaveLength(1);
      });
    },
    longRunMs,
  );
});

describe('what else staff do', () => {
  it('notes stay among the staff', async () => {
    const person = await api.signUp();
    await doIt(support, person, { kind: 'note', text: 'Wants an invoice with a company name.' });
    const [note] = await api.deps.db.select().from(staffNotes).where(eq(staffNotes.userId, person.user.id));
    expect(note).toMatchObject({ text: 'Wants an invoice with a company name.', staffId: support.user.id });
    expect(await lettersOf(person, 'support-changed')).toEqual([]);
  });

  it('ends all sign-ins of a person, who learns of it', async () => {
    const person = await api.signUp();
    await doIt(support, person, { kind: 'end_sessions' });
    expect((await api.call('/v1/me', { token: person.token })).status).toBe(401);
    expect(await lettersOf(person, 'support-changed')).toHaveLength(1);
    const again = await support.call('staffPreview', {
      params: guidOf(person),
      body: { act: { kind: 'end_sessions' } },
    });
    expect(await codeOf(again)).toBe('conflict');
  });

  it('sends a letter again, and no letter of somebody else', async () => {
    const person = await withdrawer.subscriber();
    const [sent] = await api.deps.db.select().from(letters).where(eq(letters.userId, person.user.id));
    if (sent === undefined) throw new Error('There is no letter.');
    await api.deps.db.update(letters).set({ state: 'sent' }).where(eq(letters.id, sent.id));
    const act: StaffAct = { kind: 'send_letter', letter_id: sent.id };
    await doIt(support, person, act);
    expect(await lettersOf(person, sent.kind)).toHaveLength(2);
    const other = await api.signUp();
    const answer = await support.call('staffPreview', { params: guidOf(other), body: { act } });
    expect(await codeOf(answer)).toBe('not_found');
  });

  it('takes back a deletion', async () => {
    const person = await api.signUp();
    await api.services.deletion.request(await userOf(person));
    await doIt(support, person, { kind: 'undo_deletion' });
    expect((await userOf(person)).deletionDueAt).toBeNull();
    expect(await lettersOf(person, 'support-changed')).toHaveLength(1);
  });

  it('gives a tier and ends it, by a manager alone', async () => {
    const person = await api.signUp();
    const act: StaffAct = { kind: 'grant_tier', tier: '0cpm' };
    expect((await preview(support, person, act)).needs_role).toBe('manager');
    await doIt(manager, person, act);
    expect(await userOf(person)).toMatchObject({ tier: '0cpm', grantedTier: '0cpm' });
    await doIt(manager, person, { kind: 'grant_tier', tier: null });
    expect(await userOf(person)).toMatchObject({ tier: 'free', grantedTier: null });
    expect(await lettersOf(person, 'support-changed')).toHaveLength(2);
  });

  it('covers a person until the end of a day, where no plan does', async () => {
    const person = await api.signUp();
    const until = new Date(api.deps.clock.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await doIt(manager, person, { kind: 'extend_coverage', until });
    expect((await withdrawer.account(person)).user.tier).toBe('premStream');
    const twice = await manager.call('staffPreview', {
      params: guidOf(person),
      body: { act: { kind: 'extend_coverage', until } },
    });
    expect(await codeOf(twice)).toBe('conflict');
    await withdrawer.moveDays(7);
    expect((await withdrawer.account(person)).user.tier).toBe('free');
  });

  it('lets a person use a coupon once more', async () => {
    const person = await withdrawer.subscriber({ coupon: 'save5' });
    const offer = 'coupon:save5';
    expect((await withdrawer.account(person)).used_offers).toContain(offer);
    await doIt(manager, person, { kind: 'return_offer', offer });
    expect((await withdrawer.account(person)).used_offers ?? []).not.toContain(offer);
  });

  it('is refused on the own account, and with a key of another act', async () => {
    const act: StaffAct = { kind: 'grant_tier', tier: '0cpm' };
    const own = await api.signIn(manager.user);
    const self = { ...own, user: manager.user };
    const answer = await manager.call('staffAct', {
      params: guidOf(self),
      body: { act, reason: 'I want it.', key: randomUUID(), version: 'any' },
    });
    expect(await codeOf(answer)).toBe('forbidden');
    expect((await lastEntryOf(self))?.what).toBe('refused:staffAct');

    const [one, two] = [await api.signUp(), await api.signUp()];
    const key = randomUUID();
    await confirm(manager, one, act, { ...(await preview(manager, one, act)), key });
    const taken = await confirm(manager, two, act, { ...(await preview(manager, two, act)), key });
    expect(await codeOf(taken)).toBe('conflict');
    expect((await userOf(two)).grantedTier).toBeNull();
  });
});
