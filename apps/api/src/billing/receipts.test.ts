import { dayMs } from '@backbeat/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createGiver } from '../../testing/createGiver.ts';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { type Shop, startShop } from '../../testing/startShop.ts';
import { users } from '../db/schema/accounts.ts';
import { letters } from '../db/schema/letters.ts';
import { createReceipts } from './createReceipts.ts';
import type { ProviderInvoice } from './ProviderInvoice.ts';

const emptyCard = '4000000000000341';

describe('receipts', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
    return shop.close;
  });

  const write = ({ user }: TestPerson, changed?: Partial<ProviderInvoice>) => {
    const { deps } = shop.api;
    const billing: typeof deps.billing = {
      ...deps.billing,
      invoices: async (...asked) => {
        const { invoices, nextCursor } = await deps.billing.invoices(...asked);
        return { invoices: invoices.map((invoice) => ({ ...invoice, ...changed })), nextCursor };
      },
    };
    return createReceipts({ ...deps, billing })(user.id);
  };
  const receiptsOf = async ({ user }: TestPerson) =>
    (await shop.api.deps.db.select().from(letters).where(eq(letters.userId, user.id))).flatMap(
      ({ letter, key }) => (letter?.kind === 'receipt' ? [{ ...letter, key }] : []),
    );
  const numbersOf = ({ user }: TestPerson) =>
    shop.sandbox.sandbox
      .ledger()
      .invoices.filter(({ accountCode, state }) => accountCode === user.hash && state === 'paid')
      .map(({ number }) => String(number));
  const moveClock = async (days: number) => {
    await shop.sandbox.moveClock({ days });
    shop.api.time.offsetMs += days * dayMs;
  };

  it('are written once for a paid bill, however often it is looked for', async () => {
    const person = await shop.api.signUp();
    await shop.buyer.buy(person);
    await Promise.all([write(person), write(person)]);
    await write(person);
    const [number = ''] = numbersOf(person);
    expect(await receiptsOf(person)).toMatchObject([
      { number, key: `receipt:${number}`, planCode: 'rocksprem_i_m_v2', paidCents: 1199 },
    ]);
  });

  it('are not written for who has bought nothing, or a trial', async () => {
    const [nobody, trying] = [await shop.api.signUp(), await shop.api.signUp()];
    await shop.buyer.buy(trying, { coupon: 'twitch14' });
    await write(nobody);
    await write(trying);
    expect(await receiptsOf(nobody)).toEqual([]);
    expect(await receiptsOf(trying)).toEqual([]);
  });

  it('wait for a bill that is still open', async () => {
    const person = await shop.api.signUp();
    await shop.buyer.buy(person);
    await expect(write(person, { state: 'open' })).rejects.toThrow('still open');
    expect(await receiptsOf(person)).toEqual([]);
    await write(person);
    expect(await receiptsOf(person)).toHaveLength(1);
  });

  it.each(['refunded', 'past_due', 'failed', 'voided'] as const)(
    'are not written for a %s bill',
    async (state) => {
      const person = await shop.api.signUp();
      await shop.buyer.buy(person);
      await write(person, { state });
      expect(await receiptsOf(person)).toEqual([]);
    },
  );

  it('are written for a bill of which a part has gone back', async () => {
    const person = await shop.api.signUp();
    await shop.buyer.buy(person);
    await write(person, { state: 'partly_refunded' });
    expect(await receiptsOf(person)).toHaveLength(1);
  });

  it('wait while the provider does not answer', async () => {
    const person = await shop.api.signUp();
    await shop.buyer.buy(person);
    shop.sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    await expect(write(person)).rejects.toThrow();
    shop.sandbox.sandbox.faults.clear();
    expect(await receiptsOf(person)).toEqual([]);
    await write(person);
    expect(await receiptsOf(person)).toHaveLength(1);
  });

  it('say no plan for a gift', async () => {
    const person = await shop.api.signUp();
    await createGiver(shop.api, shop.sandbox).give(person, { places: 2 });
    await write(person);
    expect(await receiptsOf(person)).toMatchObject([{ planCode: null, paidCents: 2398 }]);
  });

  it('are one for each bill of a plan that was renewed, and none for a renewal that was not paid', async () => {
    const person = await shop.api.signUp();
    await shop.buyer.buy(person);
    await moveClock(32);
    await write(person);
    expect((await receiptsOf(person)).map(({ number }) => number).sort()).toEqual(numbersOf(person).sort());
    expect(numbersOf(person)).toHaveLength(2);
    await shop.sandbox.storeCard(person.user.hash, emptyCard);
    await moveClock(31);
    await write(person);
    expect(await receiptsOf(person)).toHaveLength(2);
  });

  it('are not written for old bills of an account that is older than letters, but for what it pays from now on', async () => {
    const person = await shop.api.signUp();
    await shop.buyer.buy(person);
    await shop.api.deps.db.update(users).set({ receiptsFrom: null }).where(eq(users.id, person.user.id));
    const [old] = numbersOf(person);
    while (numbersOf(person).length < 2) await moveClock(1);
    await write(person);
    const [renewal] = numbersOf(person).filter((number) => number !== old);
    expect((await receiptsOf(person)).map(({ number }) => number)).toEqual([renewal]);
    await moveClock(31);
    await write(person);
    expect((await receiptsOf(person)).map(({ number }) => number).sort()).toEqual(
      numbersOf(person)
        .filter((number) => number !== old)
        .sort(),
    );
  });
});
