import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGiver, type Giver } from '../../testing/createGiver.ts';
import type { TestApi, TestPerson } from '../../testing/createTestApi.ts';
import { createWithdrawer, type Withdrawer } from '../../testing/createWithdrawer.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { gifts } from '../db/schema/gifts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let sandbox: TestSandbox;
let api: TestApi;
let giver: Giver;
let withdrawer: Withdrawer;
beforeAll(async () => {
  const shop = await startShop({ environment: { LIMIT_INVOICES_PER_MINUTE: '10000' } });
  ({ sandbox, api } = shop);
  giver = createGiver(api, sandbox);
  withdrawer = createWithdrawer(shop);
  return shop.close;
});
afterEach(() => {
  vi.restoreAllMocks();
  sandbox.sandbox.faults.clear();
  api.time.offsetMs = 0;
});

/** A round of background work, so long after the press. */
const roundAt = async (offsetMs: number): Promise<void> => {
  api.time.offsetMs = offsetMs;
  await api.services.withdrawals.settle();
  await api.services.giftEnds.settle();
};

/** At once, and once more where the provider sends nothing. */
const lettersOf = async (person: TestPerson) => {
  const rows = (await withdrawer.lettersOf(person)).map(({ letter }) => letter);
  return rows.map((letter) => (letter?.kind === 'refund' ? letter.unpaid : letter?.kind));
};

/** How often the provider is asked to refund from now on. */
const countRefunds = () => vi.spyOn(api.deps.billing, 'refund').mock.calls;

const expectDisputed = async (person: TestPerson): Promise<void> => {
  expect((await withdrawer.offer(person)).withdrawn).toMatchObject({ unpaid: 'disputed', done_at: null });
  expect(withdrawer.ledgerOf(person).refunded).toEqual([]);
  expect(await lettersOf(person)).toEqual([null, 'disputed']);
  const refunds = countRefunds();
  for (const hours of [1, 24, 100]) await roundAt(hours * hourMs);
  expect(refunds).toEqual([]);
  // Nothing keeps the account from being deleted.
  await api.services.withdrawals.finishAllOf(person.user.id);
  await api.services.giftEnds.endAllOf(person.user.id);
  expect(await lettersOf(person)).toHaveLength(2);
};

describe('a chargeback that begins after the withdrawal', () => {
  it('while the refund waits ends it: the bank has the question, and the person is told', async () => {
    const person = await withdrawer.subscriber();
    const offer = await withdrawer.offer(person);
    sandbox.sandbox.faults.add({ target: 'refunds', status: 502, when: 'before', times: 1 });
    expect((await withdrawer.withdraw(person, offer)).withdrawn).toMatchObject({
      unpaid: null,
      done_at: null,
    });
    await sandbox.chargeBack(offer.number);
    await roundAt(31_000);
    expect(withdrawer.ledgerOf(person).plans).toEqual(['expired']);
    await expectDisputed(person);
  });

  it('at the very moment of the refund ends it at once', async () => {
    const person = await withdrawer.subscriber();
    const offer = await withdrawer.offer(person);
    const { refund } = api.deps.billing;
    vi.spyOn(api.deps.billing, 'refund').mockImplementationOnce(async (...call) => {
      await sandbox.chargeBack(offer.number);
      return refund(...call);
    });
    expect((await withdrawer.withdraw(person, offer)).withdrawn).toMatchObject({ unpaid: 'disputed' });
    vi.restoreAllMocks();
    await expectDisputed(person);
  });

  it('ends that of months for others, whose gift says so', async () => {
    const person = await api.signUp();
    await giver.give(person, { places: 2 });
    const offer = await withdrawer.offer(person);
    sandbox.sandbox.faults.add({ target: 'refunds', status: 502, when: 'before', times: 1 });
    await withdrawer.withdraw(person, offer);
    await sandbox.chargeBack(offer.number);
    await roundAt(31_000);
    api.time.offsetMs = 0;
    expect((await giver.list(person)).gifts[0]?.refund).toEqual({ places: 2, cents: 0, done_at: null });
    await expectDisputed(person);
    const [, letter] = await withdrawer.lettersOf(person);
    expect(letter?.letter).toMatchObject({ unpaid: 'disputed', gift: { months: 2 } });
  });

  it('ends that of a cancelled gift', async () => {
    const person = await api.signUp();
    const gift = await giver.give(person, { places: 2 });
    const { number } = await withdrawer.offer(person);
    await sandbox.chargeBack(number);
    expect((await giver.cancel(person, gift.id)).status).toBe(200);
    expect((await giver.list(person)).gifts[0]?.refund).toEqual({ places: 2, cents: 0, done_at: null });
    const refunds = countRefunds();
    for (const hours of [1, 24, 100]) await roundAt(hours * hourMs);
    await api.services.giftEnds.endAllOf(person.user.id);
    expect([refunds, withdrawer.ledgerOf(person).refunded, await lettersOf(person)]).toEqual([[], [], []]);
  });
});

describe('a refund that the provider refuses for ever', () => {
  it('is tried again later each time, and is for support after three days', async () => {
    const person = await withdrawer.subscriber();
    const giving = await api.signUp();
    const gift = await giver.give(giving, { places: 2 });
    sandbox.sandbox.faults.add({ target: 'refunds', status: 422 });
    const refunds = countRefunds();
    await withdrawer.withdraw(person, await withdrawer.offer(person));
    await giver.cancel(giving, gift.id);
    expect(refunds).toHaveLength(2);
    for (let minute = 1; minute <= 64; minute += 1) await roundAt(minute * minuteMs);
    // Both: at once, then after 1, 2, 4, … minutes.
    expect(refunds.length).toBeGreaterThan(2 * 5);
    expect(refunds.length).toBeLessThanOrEqual(2 * 8);
    for (let hour = 2; hour < 72; hour += 1) await roundAt(hour * hourMs);
    expect(refunds.length).toBeGreaterThan(2 * 60);
    expect((await withdrawer.offer(person)).withdrawn).toMatchObject({ unpaid: null, done_at: null });
    expect(await lettersOf(person)).toEqual([null]);
    await roundAt(73 * hourMs);
    const asked = refunds.length;
    expect((await withdrawer.offer(person)).withdrawn).toMatchObject({ unpaid: 'by_support', done_at: null });
    expect(await lettersOf(person)).toEqual([null, 'by_support']);
    const [row] = await api.deps.db.select().from(gifts).where(eq(gifts.id, gift.id));
    expect(row).toMatchObject({ refundUnpaid: 'by_support', refundCents: 2398, refundedAt: null });
    for (const hours of [74, 100, 400]) await roundAt(hours * hourMs);
    expect(refunds).toHaveLength(asked);
    await api.services.withdrawals.finishAllOf(person.user.id);
    await api.services.giftEnds.endAllOf(giving.user.id);
  });

  it('goes back all the same when the provider takes it on the second day', async () => {
    const person = await withdrawer.subscriber();
    sandbox.sandbox.faults.add({ target: 'refunds', status: 422 });
    await withdrawer.withdraw(person, await withdrawer.offer(person));
    for (let hour = 1; hour < 40; hour += 1) await roundAt(hour * hourMs);
    sandbox.sandbox.faults.clear();
    await roundAt(41 * hourMs);
    expect((await withdrawer.offer(person)).withdrawn).toMatchObject({
      unpaid: null,
      done_at: expect.any(String),
    });
    expect(withdrawer.ledgerOf(person).refunded).toEqual([1199]);
  });
});
