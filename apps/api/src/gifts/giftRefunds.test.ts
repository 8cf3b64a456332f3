import { endpoints } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGiver, type Giver } from '../../testing/createGiver.ts';
import type { TestApi, TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { letters } from '../db/schema/letters.ts';

let sandbox: TestSandbox;
let api: TestApi;
let giver: Giver;
let person: TestPerson;
beforeAll(async () => {
  const shop = await startShop();
  ({ sandbox, api } = shop);
  giver = createGiver(api, sandbox);
  return shop.close;
});
beforeEach(async () => {
  person = await api.signUp();
});
afterEach(() => {
  api.time.offsetMs = 0;
  sandbox.sandbox.faults.clear();
});

/** A gift of five months, of which one is claimed, and the number of its invoice. */
const giveFive = async () => {
  const gift = await giver.give(person, { places: 5 });
  expect((await giver.claim(await api.signUp(), gift.code)).status).toBe(200);
  const answer = await api.call('/v1/invoices', { token: person.token });
  const [invoice] = endpoints.invoices.response.parse(await answer.json()).invoices;
  return { gift, number: invoice?.number ?? '' };
};
const lineOf = (number: string) =>
  sandbox.sandbox.ledger().invoices.find((row) => row.number === number)?.lineItems[0]?.id;
const cancel = async (id: string) =>
  endpoints.giftCancel.response.parse(await (await giver.cancel(person, id)).json());
const lettersOf = async () =>
  (await api.deps.db.select().from(letters).where(eq(letters.userId, person.user.id)))
    .filter(({ kind }) => kind === 'gift-refunded')
    .map(({ letter }) => letter);

describe('a gift of which support gave a part back', () => {
  it.each([
    ['an amount', () => ({ type: 'amount', amount: 20 }), 2000],
    ['a few cents', () => ({ type: 'amount', amount: 0.05 }), 5],
    [
      'a month',
      (number: string) => ({ type: 'line_items', line_items: [{ id: lineOf(number), quantity: 1 }] }),
      1199,
    ],
    ['the month that is claimed, and more', () => ({ type: 'amount', amount: 13 }), 1300],
  ])('gives back the rest of what nobody has claimed when it is cancelled: %s', async (_, part, cents) => {
    const { gift, number } = await giveFive();
    await sandbox.giveBack(number, part(number));
    const restCents = 4 * 1199 - cents;
    expect((await cancel(gift.id)).refund).toMatchObject({ places: 4, cents: restCents });
    await api.services.giftEnds.settle();
    expect((await giver.list(person)).gifts[0]?.refund?.done_at).not.toBeNull();
    expect(giver.booksOf(person).refunded).toEqual([cents, restCents]);
    expect(await lettersOf()).toMatchObject([{ months: 4, refundCents: restCents }]);
  });

  it('gives back nothing where it was all of it, and sends no letter about nothing', async () => {
    const { gift, number } = await giveFive();
    await sandbox.giveBack(number, { type: 'amount', amount: 59.95 });
    expect((await cancel(gift.id)).refund).toMatchObject({ cents: 0, done_at: expect.any(String) });
    expect(giver.booksOf(person).refunded).toEqual([5995]);
    expect(await lettersOf()).toEqual([]);
  });

  it('while its refund waits for the provider: together it is what nobody has claimed', async () => {
    const { gift, number } = await giveFive();
    sandbox.sandbox.faults.add({ target: 'refunds', status: 502, when: 'before', times: 1 });
    expect((await cancel(gift.id)).refund?.done_at).toBeNull();
    await sandbox.giveBack(number, { type: 'amount', amount: 7 });
    api.time.offsetMs = 31_000;
    await api.services.giftEnds.settle();
    expect(giver.booksOf(person).refunded).toEqual([700, 4096]);
    expect(await lettersOf()).toHaveLength(1);
  });
});
