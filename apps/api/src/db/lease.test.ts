import { desc } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createGiver, type Giver } from '../../testing/createGiver.ts';
import { createPauser, isoOf } from '../../testing/createPauser.ts';
import { type Shop, startShop } from '../../testing/startShop.ts';
import { gifts } from './schema/gifts.ts';
import { planChanges } from './schema/premium.ts';

let shop: Shop;
let giver: Giver;
beforeAll(async () => {
  shop = await startShop();
  giver = createGiver(shop.api, shop.sandbox);
  return shop.close;
});
afterEach(() => shop.sandbox.sandbox.faults.clear());

const { subscriber, quoted, confirm, paidThrough, chargesOf } = createPauser(() => shop);

/** Longer than the time between two renewals. */
const slowly = { delayMs: 2_500, when: 'after', times: 1 } as const;

/** Checks that the lease is renewed during the work, and that no other call gets the row. */
const expectRenewed = async (leaseEnd: () => Promise<number>): Promise<void> => {
  await expect.poll(leaseEnd).toBeGreaterThan(0);
  const firstEnd = await leaseEnd();
  await expect.poll(leaseEnd, { timeout: 10_000 }).toBeGreaterThan(firstEnd);
};

it('a change of plan keeps its lease for as long as the provider takes', async () => {
  const person = await subscriber();
  const until = isoOf((await paidThrough(person)) + 20 * 86_400_000);
  const { quote_id } = await quoted(person, until);
  shop.sandbox.sandbox.faults.add({ target: 'changes', ...slowly });
  const confirming = confirm(person, quote_id);
  await expectRenewed(async () => {
    const [row] = await shop.api.deps.db.select().from(planChanges).orderBy(desc(planChanges.createdAt));
    return row?.leaseEndsAt?.getTime() ?? 0;
  });
  expect((await confirming).status).toBe(204);
  expect(chargesOf(person)).toHaveLength(1);
});

it('so does a refund of a gift', async () => {
  const person = await shop.api.signUp();
  const gift = await giver.give(person, { places: 2 });
  shop.sandbox.sandbox.faults.add({ target: 'refunds', ...slowly });
  const cancelling = giver.cancel(person, gift.id);
  await expectRenewed(async () => {
    const [row] = await shop.api.deps.db.select().from(gifts);
    return row?.refundTryAt?.getTime() ?? 0;
  });
  expect((await cancelling).status).toBe(200);
  expect(giver.booksOf(person).refunded).toEqual([2 * 1199]);
});
