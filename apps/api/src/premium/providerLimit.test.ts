import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, formFor } from '../../testing/createBuyer.ts';
import { codeOf, type TestApi } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const buyers = 12;
/** The provider's window is minutes long; this one restarts every second. */
const limit = { max: 10, windowMs: 1_000, counts: 'reads' } as const;

describe("purchases at the provider's limit", () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;
  beforeAll(async () => {
    const shop = await startShop({
      environment: { LIMIT_INVOICES_PER_MINUTE: '1000000', LIMIT_CHECKOUTS_PER_MINUTE: '1000000' },
    });
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });
  afterEach(() => sandbox.sandbox.rateLimit.clear());
  afterAll(() => sandbox.sandbox.rateLimit.clear());

  const prepare = () =>
    inParallel(4, Array.from({ length: buyers }), async () => {
      const person = await api.signUp();
      return { person, form: formFor(person, await sandbox.cardToken()) };
    });

  it.each(['reads', 'all'] as const)(
    'wait and are made, each once, where %s count',
    async (counts) => {
      const purchases = await prepare();
      const before = sandbox.sandbox.ledger().charges.length;
      sandbox.sandbox.rateLimit.set({ ...limit, counts });
      const answers = await Promise.all(purchases.map(({ person, form }) => buyer.send(person, form)));
      expect(answers.map(({ status }) => status)).toEqual(purchases.map(() => 204));
      expect(sandbox.sandbox.rateLimit.refused()).toBeGreaterThan(0);
      expect(sandbox.sandbox.ledger().charges.length - before).toBe(buyers);
      for (const { person } of purchases) expect(buyer.booksOf(person).subscriptions).toHaveLength(1);
    },
    60_000,
  );

  it('take turns with somebody who asks for sixty things', async () => {
    const [greedy, ...others] = await prepare();
    if (greedy === undefined) throw new Error('Nobody is there.');
    expect((await buyer.send(greedy.person, greedy.form)).status).toBe(204);
    sandbox.sandbox.rateLimit.set({ ...limit, max: 3 });
    const [other] = others;
    if (other === undefined) throw new Error('Nobody else is there.');
    let isBought = false;
    const asking = Array.from({ length: 60 }, async () => {
      while (!isBought) await api.call('/v1/invoices', { token: greedy.person.token });
    });
    await expect.poll(() => sandbox.sandbox.rateLimit.refused()).toBeGreaterThan(0);
    // Behind sixty others, each of its calls would wait twenty seconds, and give up after eight.
    const answer = await buyer.send(other.person, other.form);
    isBought = true;
    sandbox.sandbox.rateLimit.clear();
    await Promise.all(asking);
    expect(answer.status).toBe(204);
  }, 120_000);

  it('are refused as the provider being busy, without a charge, where waiting would take too long', async () => {
    const [purchase] = await prepare();
    if (purchase === undefined) throw new Error('Nobody is there.');
    sandbox.sandbox.rateLimit.set({ max: 0, windowMs: 300_000, counts: 'all' });
    const startedAtMs = performance.now();
    const answer = await buyer.send(purchase.person, purchase.form);
    expect([answer.status, await codeOf(answer)]).toEqual([503, 'provider_unavailable']);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(performance.now() - startedAtMs).toBeLessThan(5_000);
    expect(buyer.booksOf(purchase.person).charges).toEqual([]);
  });
});
