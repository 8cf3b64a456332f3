import { beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, formFor } from '../../testing/createBuyer.ts';
import { type TestApi, tokenOf } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { dayMs } from '../lib/dayMs.ts';

describe('a clock that jumps', () => {
  let api: TestApi;
  let buyer: Buyer;
  let sandbox: TestSandbox;
  beforeAll(async () => {
    const shop = await startShop();
    ({ api, buyer, sandbox } = shop);
    return shop.close;
  });
  const chargesOf = (person: Parameters<Buyer['booksOf']>[0]) => buyer.booksOf(person).charges.length;

  it('a day forward and back charges once, whenever the purchase is sent again', async () => {
    const person = await api.signUp();
    const form = formFor(person, await sandbox.cardToken());
    expect((await buyer.send(person, form)).status).toBe(204);
    api.time.offsetMs = dayMs;
    const token = await tokenOf(await api.call('/v1/refresh', { cookie: person.refreshToken }));
    expect((await buyer.send({ token }, form)).status).toBe(204);
    api.time.offsetMs = 0;
    expect((await buyer.send(person, form)).status).toBe(204);
    expect((await buyer.send({ token }, form)).status).toBe(204);
    expect((await buyer.buy(person)).status).toBe(409);
    expect(chargesOf(person)).toBe(1);
  });

  it('a day forward and back in the middle of a purchase charges once and answers', async () => {
    for (const jump of [dayMs, -dayMs]) {
      const person = await api.signUp();
      const form = formFor(person, await sandbox.cardToken());
      sandbox.sandbox.faults.add({ target: 'purchases', delayMs: 1_000, when: 'after', times: 1 });
      const buying = buyer.send(person, form);
      await expect.poll(() => chargesOf(person), { timeout: 10_000 }).toBe(1);
      api.time.offsetMs = jump;
      const again = await buyer.send(person, form);
      api.time.offsetMs = 0;
      expect((await buying).status).toBe(204);
      // A session that is a day older is refused, and the purchase stands.
      expect([204, 401]).toContain(again.status);
      expect((await buyer.send(person, form)).status).toBe(204);
      expect(chargesOf(person)).toBe(1);
    }
  });
});
