import { beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, formFor } from '../../testing/createBuyer.ts';
import { codeOf, saidBy, type TestApi } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const limit = 4;
const replays = 30;
const declined = '4000000000000002';

describe(`with ${limit} purchases a minute`, () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;
  beforeAll(async () => {
    const shop = await startShop({ environment: { LIMIT_CHECKOUTS_PER_MINUTE: String(limit) } });
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });

  const times = (count: number) => Array.from({ length: count });

  it.each([
    ['paid', undefined, '204 ', 1],
    ['declined', declined, '402 ', 0],
  ])('a token that was %s gets its answer however often it is sent', async (_, card, expected, charges) => {
    const person = await api.signUp();
    const form = formFor(person, await sandbox.cardToken(card));
    const first = await saidBy(await buyer.send(person, form));
    expect(first.startsWith(expected)).toBe(true);
    const atOnce = await inParallel(replays, times(replays), async () =>
      saidBy(await buyer.send(person, form)),
    );
    expect(new Set(atOnce)).toEqual(new Set([first]));
    for (const _again of times(limit + 1)) expect(await saidBy(await buyer.send(person, form))).toBe(first);
    expect(buyer.booksOf(person).charges).toHaveLength(charges);
  });

  it('a token that is sent many times at once counts once', async () => {
    const person = await api.signUp();
    const form = formFor(person, await sandbox.cardToken());
    const answers = await inParallel(replays, times(replays), async () =>
      saidBy(await buyer.send(person, form)),
    );
    expect(new Set(answers)).toEqual(new Set(['204 ']));
    expect(buyer.booksOf(person).charges).toHaveLength(1);
  });

  it('an older checkout is answered again too', async () => {
    const person = await api.signUp();
    const body = { nonce: await sandbox.cardToken(), plan: 'rocksprem_i_m_v2' };
    const start = () => api.call('/v1/premium/start', { method: 'POST', token: person.token, body });
    const answers = await inParallel(replays, times(replays), async () => saidBy(await start()));
    expect(new Set(answers)).toEqual(new Set(['204 ']));
  });

  it('new tokens are limited, one after the other and at once, and leave no trace', async () => {
    const person = await api.signUp();
    const buy = async () => codeOf(await buyer.buy(person, {}, declined));
    for (const _purchase of times(limit - 1)) expect(await buy()).toBe('payment_declined');
    const codes = await inParallel(10, times(10), buy);
    expect(codes.toSorted()).toEqual(['payment_declined', ...Array(9).fill('rate_limited')]);
    expect(await buyer.attemptsOf(person)).toHaveLength(limit);
    api.time.offsetMs += 61_000;
    expect(await buy()).toBe('payment_declined');
  });
});
