import { endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGiver, type Giver } from '../../testing/createGiver.ts';
import { codeOf, createTestApi, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { createWithdrawer, type Withdrawer } from '../../testing/createWithdrawer.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { BillingUnavailable } from '../billing/BillingProvider.ts';

const rounds = inForm({ short: 5, whole: 500 });
const anyLimit = { LIMIT_INVOICES_PER_MINUTE: '1000000' };

let sandbox: TestSandbox;
let api: TestApi;
let giver: Giver;
let withdrawer: Withdrawer;
beforeAll(async () => {
  const shop = await startShop({ environment: anyLimit });
  ({ sandbox, api } = shop);
  giver = createGiver(api, sandbox);
  withdrawer = createWithdrawer(shop);
  return shop.close;
});
afterEach(() => {
  sandbox.sandbox.faults.clear();
  api.time.offsetMs = 0;
});

const refundOf = async (answer: Response) => endpoints.refundConfirm.response.parse(await answer.json());

/** One refund, one acknowledgement, and a plan that is over: the same at the provider, here and in the letters. */
const expectOnce = async (person: TestPerson, cents = 1199) => {
  expect(withdrawer.ledgerOf(person)).toMatchObject({
    refunded: [cents],
    notes: [-cents],
    plans: ['expired'],
  });
  const rows = await withdrawer.rowsOf(person);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.refundedAt).not.toBeNull();
  expect(await withdrawer.lettersOf(person)).toHaveLength(1);
  expect((await withdrawer.account(person)).user.tier).toBe('free');
};

describe(`${rounds} double submissions`, () => {
  it(
    'give back once, by one process and by two, in one tab and in two',
    async () => {
      const other = await createTestApi({
        sandboxUrl: sandbox.url,
        environment: anyLimit,
        database: { db: api.deps.db, jobs: api.deps.jobs, exclusive: false, close: async () => undefined },
      });
      await inParallel(5, Array.from({ length: rounds }), async (_, round) => {
        const person = await withdrawer.subscriber();
        const { number, version } = await withdrawer.offer(person);
        // A second tab has a session of its own.
        const { token } = await api.signIn(person.user);
        const send = (where: TestApi) =>
          where.call('/v1/refunds', { method: 'POST', token, body: { number, version } });
        const second = round % 2 === 0 ? api : other;
        const answers = await Promise.all([
          send(api),
          send(second),
          withdrawer.send(person, { number, version }),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
        const said = await Promise.all(answers.map(refundOf));
        expect(new Set(said.map(({ withdrawn }) => withdrawn?.reference)).size).toBe(1);
        expect(new Set(said.map(({ withdrawn }) => withdrawn?.at)).size).toBe(1);
        await expectOnce(person);
      });
      await other.services.stopWork();
    },
    longRunMs,
  );

  it('with a change of plan beside it, one of both happens, and no money is lost', async () => {
    const person = await withdrawer.subscriber();
    const offer = await withdrawer.offer(person);
    const preview = await withdrawer.call(person, '/v1/premium/change/preview', 'POST', {
      plan_code: 'rocksprem_i_y_v2',
    });
    const { quote_id } = endpoints.planChangePreview.response.parse(await preview.json());
    const [changed, back] = await Promise.all([
      withdrawer.call(person, '/v1/premium/change', 'POST', { quote_id }),
      withdrawer.send(person, offer),
    ]);
    const { charged, refunded, plans } = withdrawer.ledgerOf(person);
    if (back.ok) {
      expect(changed.ok).toBe(false);
      expect({ charged, refunded, plans }).toEqual({ charged: [1199], refunded: [1199], plans: ['expired'] });
    } else {
      expect(['conflict', 'refund_changed', 'refund_refused']).toContain(await codeOf(back));
      expect({ refunded, plans }).toEqual({ refunded: [], plans: ['active'] });
      expect(charged).toHaveLength(changed.ok ? 2 : 1);
    }
  });
});

describe('a provider that is dead', () => {
  it.each([
    ['before it took the call', 'before'],
    ['after it took the call', 'after'],
  ] as const)('%s has given back once in the end', async (_, when) => {
    const person = await withdrawer.subscriber();
    const offer = await withdrawer.offer(person);
    sandbox.sandbox.faults.add({ target: 'refunds', status: 502, when, times: 1 });
    const answer = await refundOf(await withdrawer.send(person, offer));
    // It is acknowledged at once, and the plan has ended, whatever the provider does.
    expect(answer.withdrawn).not.toBeNull();
    expect((await withdrawer.account(person)).user.tier).toBe('free');
    expect(answer.withdrawn?.done_at === null).toBe(when === 'before');
    // The law wants the acknowledgement that the person keeps without delay.
    expect(await withdrawer.lettersOf(person)).toHaveLength(1);
    api.time.offsetMs = 31_000;
    await api.services.withdrawals.settle();
    await expectOnce(person);
    // Long after the provider has forgotten the key of the call.
    api.time.offsetMs = 7_200_000;
    await api.services.withdrawals.settle();
    await expectOnce(person);
  });

  it('is told of the end later, and the plan has ended at the moment of withdrawal all the same', async () => {
    const person = await withdrawer.subscriber();
    const offer = await withdrawer.offer(person);
    const { terminate } = api.deps.billing;
    const failing = {
      terminate: async () => {
        throw new BillingUnavailable('The provider does not answer.', { maybeDone: true });
      },
    };
    Object.assign(api.deps.billing, failing);
    const answer = await refundOf(await withdrawer.send(person, offer));
    Object.assign(api.deps.billing, { terminate });
    expect(answer.withdrawn?.done_at).toBeNull();
    expect(withdrawer.ledgerOf(person)).toMatchObject({ refunded: [], plans: ['active'] });
    // A reading in between still finds it active at the provider.
    await api.services.sync.now(person.user);
    expect(await withdrawer.account(person)).toMatchObject({
      user: { tier: 'free' },
      subscription: { state: 'expired', paid_through_date: answer.withdrawn?.at },
    });
    api.time.offsetMs = 31_000;
    await api.services.withdrawals.settle();
    await api.services.sync.now(person.user);
    await expectOnce(person);
    expect((await withdrawer.account(person)).subscription?.paid_through_date).toBe(answer.withdrawn?.at);
  });

  it('that answers nothing at all takes no withdrawal, and the same call may be repeated', async () => {
    const person = await withdrawer.subscriber();
    const offer = await withdrawer.offer(person);
    sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    expect(await codeOf(await withdrawer.send(person, offer))).toBe('provider_unavailable');
    sandbox.sandbox.faults.clear();
    expect((await withdrawer.send(person, offer)).status).toBe(200);
    await expectOnce(person);
  });

  it('keeps an account from being deleted until the money is back', async () => {
    const person = await withdrawer.subscriber();
    sandbox.sandbox.faults.add({ target: 'refunds', status: 502 });
    await withdrawer.send(person, await withdrawer.offer(person));
    await expect(api.services.withdrawals.finishAllOf(person.user.id)).rejects.toThrow('not finished');
    sandbox.sandbox.faults.clear();
    api.time.offsetMs = 31_000;
    await api.services.withdrawals.finishAllOf(person.user.id);
    await expectOnce(person);
  });

  it('gives a gift back once', async () => {
    const person = await api.signUp();
    await giver.give(person, { places: 2 });
    const offer = await withdrawer.offer(person);
    sandbox.sandbox.faults.add({ target: 'refunds', status: 502, when: 'before', times: 1 });
    const [first, second] = await Promise.all([
      withdrawer.send(person, offer),
      withdrawer.send(person, offer),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    api.time.offsetMs = 31_000;
    await api.services.withdrawals.settle();
    api.time.offsetMs = 62_000;
    await api.services.withdrawals.settle();
    expect(withdrawer.ledgerOf(person)).toMatchObject({ refunded: [2398], notes: [-2398] });
    expect(await withdrawer.lettersOf(person)).toHaveLength(1);
  });
});

describe('support', () => {
  it('has given a part back: the rest goes back, and never more than was paid', async () => {
    const person = await withdrawer.subscriber();
    const before = await withdrawer.offer(person);
    await sandbox.giveBack(before.number, { type: 'amount', amount: 3 });
    expect(await codeOf(await withdrawer.send(person, before))).toBe('refund_changed');
    const after = await withdrawer.offer(person);
    expect(after).toMatchObject({ total_cents: 899, method_cents: 899 });
    await withdrawer.withdraw(person, after);
    expect(withdrawer.ledgerOf(person).refunded).toEqual([300, 899]);
  });

  it('gives a part back while ours is under way: together it is what was paid', async () => {
    const person = await withdrawer.subscriber();
    const offer = await withdrawer.offer(person);
    sandbox.sandbox.faults.add({ target: 'refunds', status: 502, when: 'before', times: 1 });
    await withdrawer.withdraw(person, offer);
    await sandbox.giveBack(offer.number, { type: 'amount', amount: 3 });
    api.time.offsetMs = 31_000;
    await api.services.withdrawals.settle();
    expect(withdrawer.ledgerOf(person).refunded).toEqual([300, 899]);
    expect(await withdrawer.lettersOf(person)).toHaveLength(1);
  });
});
