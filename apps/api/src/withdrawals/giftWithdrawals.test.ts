import { errorDetails } from '@backbeat/sdk/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGiver, type Giver } from '../../testing/createGiver.ts';
import { codeOf, errorOf, type TestApi } from '../../testing/createTestApi.ts';
import { createWithdrawer, type Withdrawer } from '../../testing/createWithdrawer.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

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
afterEach(() => sandbox.sandbox.faults.clear());

const reasonOf = async (answer: Response) => {
  const error = await errorOf(answer);
  return [error.code, errorDetails.refund_refused.parse(error.details).reason];
};

describe('gift months', () => {
  it('that nobody has claimed go back, and those that somebody has do not', async () => {
    const person = await api.signUp();
    const gift = await giver.give(person, { places: 3 });
    const claimer = await api.signUp();
    const before = await withdrawer.offer(person);
    expect(before).toMatchObject({ kind: 'gift', total_cents: 3597, ends: 'gift' });
    expect((await giver.claim(claimer, gift.code)).status).toBe(200);
    // Somebody has claimed a month since it was shown.
    expect(await codeOf(await withdrawer.send(person, before))).toBe('refund_changed');
    const shown = await withdrawer.offer(person);
    const answer = await withdrawer.withdraw(person, shown);
    const books = withdrawer.ledgerOf(person);
    expect(shown).toMatchObject({ paid_cents: 3597, total_cents: 2398, ends: 'gift' });
    expect(books).toMatchObject({ charged: [3597], refunded: [2398], notes: [-2398] });
    expect(answer.withdrawn?.done_at).not.toBeNull();
    expect((await giver.list(person)).gifts[0]).toMatchObject({ state: 'ended', refund: { places: 2 } });
    expect((await withdrawer.account(claimer)).user.tier).toBe('premStream');
    // One letter, with the reference, that says what was withdrawn from.
    expect((await withdrawer.lettersOf(person)).map(({ letter }) => letter)).toMatchObject([
      { kind: 'refund', refundCents: 2398, planCode: null, gift: { months: 2 }, endsPlan: false },
    ]);
  });

  it('that others have all claimed do not go back', async () => {
    const person = await api.signUp();
    const gift = await giver.give(person);
    await giver.claim(await api.signUp(), gift.code);
    const shown = await withdrawer.offer(person);
    expect(shown.reason).toBe('claimed');
    expect(await reasonOf(await withdrawer.send(person, shown))).toEqual(['refund_refused', 'claimed']);
    expect(withdrawer.ledgerOf(person).refunded).toEqual([]);
  });

  it('are nothing that whoever has one paid for', async () => {
    const person = await api.signUp();
    const gift = await giver.give(person);
    const claimer = await api.signUp();
    await giver.claim(claimer, gift.code);
    expect(await withdrawer.payments(claimer)).toEqual([]);
  });

  it('that were cancelled do not go back again, nor does the price of a month that somebody has', async () => {
    const person = await api.signUp();
    const gift = await giver.give(person, { places: 5 });
    for (const claimer of [await api.signUp(), await api.signUp()]) await giver.claim(claimer, gift.code);
    const shown = await withdrawer.offer(person);
    expect(shown.total_cents).toBe(3597);
    await giver.cancel(person, gift.id);
    expect(await withdrawer.offer(person)).toMatchObject({ reason: 'returned', total_cents: 0, ends: null });
    expect(await reasonOf(await withdrawer.send(person, shown))).toEqual(['refund_refused', 'returned']);
    expect(withdrawer.ledgerOf(person).refunded).toEqual([3597]);
  });

  it('go back once when they are cancelled and withdrawn from at the same moment', async () => {
    const person = await api.signUp();
    const gift = await giver.give(person, { places: 5 });
    const shown = await withdrawer.offer(person);
    await Promise.all([giver.cancel(person, gift.id), withdrawer.send(person, shown)]);
    await api.services.giftEnds.settle();
    await api.services.withdrawals.settle();
    expect(withdrawer.ledgerOf(person).refunded).toEqual([5995]);
    expect((await giver.list(person)).gifts[0]?.refund?.done_at).not.toBeNull();
    expect(await withdrawer.lettersOf(person)).toHaveLength(1);
  });

  it('of which support gave a part back: the rest goes back, and never more than was paid', async () => {
    const person = await api.signUp();
    const gift = await giver.give(person, { places: 2 });
    const { number } = await withdrawer.offer(person);
    await sandbox.giveBack(number, { type: 'amount', amount: 3 });
    const shown = await withdrawer.offer(person);
    expect(shown.total_cents).toBe(2098);
    expect((await withdrawer.withdraw(person, shown)).withdrawn?.done_at).not.toBeNull();
    expect(withdrawer.ledgerOf(person).refunded).toEqual([300, 2098]);
    expect((await giver.claim(await api.signUp(), gift.code)).ok).toBe(false);
  });

  it('are shown as under way by the gift, too, until the money has moved', async () => {
    const person = await api.signUp();
    await giver.give(person, { places: 2 });
    sandbox.sandbox.faults.add({ target: 'refunds', status: 502 });
    await withdrawer.withdraw(person, await withdrawer.offer(person));
    // A process that starts anew ends all leases.
    await api.services.giftEnds.lease.endAll();
    await api.services.giftEnds.settle();
    const refundOf = async () => (await giver.list(person)).gifts[0]?.refund;
    expect(await refundOf()).toMatchObject({ places: 2, cents: 2398, done_at: null });
    sandbox.sandbox.faults.clear();
    await api.services.withdrawals.lease.endAll();
    await api.services.withdrawals.settle();
    expect((await refundOf())?.done_at).not.toBeNull();
    expect(withdrawer.ledgerOf(person).refunded).toEqual([2398]);
  });
});
