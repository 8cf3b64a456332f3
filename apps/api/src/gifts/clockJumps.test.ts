import { addMonths, dayMs } from '@backbeat/domain';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import { createGiver, type Giver } from '../../testing/createGiver.ts';
import type { TestApi, TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { giftClaims, gifts } from '../db/schema/gifts.ts';

describe('a clock that jumps', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;
  let giver: Giver;
  beforeAll(async () => {
    const shop = await startShop();
    ({ sandbox, api, buyer } = shop);
    giver = createGiver(api, sandbox);
    return shop.close;
  });
  afterEach(() => {
    api.time.offsetMs = 0;
    sandbox.sandbox.faults.clear();
  });

  const settle = () => api.services.giftEnds.settle();
  /** Signs in again, because sessions are shorter than the jumps. */
  const jump = async (offsetMs: number, ...people: TestPerson[]) => {
    api.time.offsetMs = offsetMs;
    for (const person of people) Object.assign(person, await api.signIn(person.user));
  };
  const rowOf = async (id: string) => {
    const [row] = await api.deps.db.select().from(gifts).where(eq(gifts.id, id));
    if (row === undefined) throw new Error('The gift is not there.');
    return row;
  };

  it('between two claims of a month gives one, which covers from then on', async () => {
    for (const offsetMs of [dayMs, -dayMs]) {
      const [person, claimer] = [await api.signUp(), await api.signUp()];
      const gift = await giver.give(person, { places: 2 });
      await jump(offsetMs, claimer);
      const first = await giver.claim(claimer, gift.code);
      expect(first.status).toBe(200);
      await jump(0, claimer);
      const again = await giver.claim(claimer, gift.code);
      expect(await again.json()).toEqual(await first.json());
      const rows = await api.deps.db.select().from(giftClaims).where(eq(giftClaims.giftId, gift.id));
      expect(rows).toHaveLength(1);
      expect((await buyer.account(claimer)).user.tier).toBe('premStream');
      expect((await giver.read(gift.code)).left).toBe(1);
    }
  });

  it('begins a month that waits no sooner than the plan before it ends, at the latest when the jump would have, and whole', async () => {
    const [person, claimer] = [await api.signUp(), await api.signUp()];
    expect((await buyer.buy(claimer)).status).toBe(204);
    const gift = await giver.give(person);
    expect((await giver.claim(claimer, gift.code)).status).toBe(200);
    await api.call('/v1/premium/cancel', { method: 'POST', token: claimer.token });
    const endsAt = (await buyer.account(claimer)).subscription?.paid_through_date ?? '';
    await jump(Date.parse(endsAt) - Date.now() - dayMs / 2, claimer);
    await settle();
    const rightMs = api.time.offsetMs;
    await jump(rightMs + dayMs, claimer);
    await settle();
    const aheadMs = api.deps.clock.now();
    await jump(rightMs, claimer);
    expect((await buyer.account(claimer)).user.tier).toBe('premStream');
    const [month] = (await giver.list(claimer)).received;
    const startsMs = Date.parse(month?.starts_at ?? '');
    expect(startsMs).toBeGreaterThanOrEqual(Date.parse(endsAt));
    expect(startsMs).toBeLessThanOrEqual(aheadMs);
    expect(Date.parse(month?.ends_at ?? '')).toBe(addMonths(startsMs, 1));
  });

  it('and a process that dies while its clock is ahead hold up a refund for no longer than a lease', async () => {
    const person = await api.signUp();
    const gift = await giver.give(person, { places: 3 });
    await jump(dayMs, person);
    // The state after a process died before its refund: an ended gift with a lease.
    sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    expect((await giver.cancel(person, gift.id)).status).toBe(200);
    sandbox.sandbox.faults.clear();
    await jump(0, person);
    expect((await rowOf(gift.id)).refundTryAt?.getTime()).toBeGreaterThan(Date.now() + dayMs / 2);
    await settle();
    expect(giver.booksOf(person).refunded).toEqual([]);
    await jump(65_000, person);
    await settle();
    await settle();
    expect(giver.booksOf(person).refunded).toEqual([3 * 1199]);
    expect((await giver.list(person)).gifts[0]?.refund?.done_at).not.toBeNull();
  });

  it('in the middle of a refund pays back once', async () => {
    const person = await api.signUp();
    const gift = await giver.give(person, { places: 2 });
    sandbox.sandbox.faults.add({ target: 'refunds', delayMs: 1_000, when: 'after', times: 1 });
    const cancelling = giver.cancel(person, gift.id);
    await expect.poll(() => giver.booksOf(person).refunded.length, { timeout: 10_000 }).toBe(1);
    for (const offsetMs of [dayMs, -dayMs, 0]) {
      await jump(offsetMs, person);
      await settle();
    }
    expect((await cancelling).status).toBe(200);
    await settle();
    expect(giver.booksOf(person).refunded).toEqual([2 * 1199]);
    expect((await giver.list(person)).gifts[0]?.refund?.done_at).not.toBeNull();
  });
});
