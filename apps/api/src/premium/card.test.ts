import { dayMs } from '@backbeat/domain';
import { endpoints, errorDetails } from '@backbeat/sdk/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import { codeOf, errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const masterCard = '5555555555554444';
/** A card that can be stored and is declined at every charge. */
const emptyCard = '4000000000000341';
const questioningCard = '4000000000003220';

let sandbox: TestSandbox;
let api: TestApi;
let buyer: Buyer;
beforeAll(async () => {
  const shop = await startShop();
  ({ sandbox, api, buyer } = shop);
  return shop.close;
});
afterEach(() => sandbox.sandbox.faults.clear());

const subscriber = async () => {
  const person = await api.signUp();
  expect((await buyer.buy(person)).status).toBe(204);
  return person;
};
const put = async ({ token }: TestPerson, tokenId: string, resultTokenId?: string) =>
  api.call('/v1/premium/card', {
    method: 'PUT',
    token,
    body: {
      rjs_token_id: tokenId,
      ...(resultTokenId === undefined ? {} : { three_d_secure_action_result_token_id: resultTokenId }),
    },
  });
const give = async (person: TestPerson, card: string) => put(person, await sandbox.cardToken(card));
const cardOf = async ({ token }: TestPerson) =>
  endpoints.premiumCard.response.parse(await (await api.call('/v1/premium/card', { token })).json())
    .payment_method;
const stateOf = async (person: TestPerson) => (await buyer.account(person)).subscription?.state;
const chargesOf = (person: TestPerson) => buyer.booksOf(person).charges.map(({ amountCents }) => amountCents);

/** Moves the clocks of sandbox and api by a month and a few days. */
const afterRenewal = async () => {
  await sandbox.moveClock({ days: 32 });
  api.time.offsetMs += 32 * dayMs;
};

describe('the card that the bills are charged to', () => {
  it('is named by brand, last digits and expiry, and by nothing else', async () => {
    const person = await subscriber();
    expect(await cardOf(person)).toEqual({
      kind: 'card',
      brand: 'Visa',
      last_four: '1111',
      expiry_month: 12,
      expiry_year: 2030,
    });
    expect(await cardOf(await api.signUp())).toBeNull();
  });

  it('is replaced by another one', async () => {
    const person = await subscriber();
    const answer = await give(person, masterCard);
    expect(answer.status).toBe(200);
    const { payment_method } = endpoints.premiumCardUpdate.response.parse(await answer.json());
    expect(payment_method).toMatchObject({ last_four: '4444' });
    expect(await cardOf(person)).toEqual(payment_method);
    expect(chargesOf(person)).toEqual([1199]);
  });

  it('stays when the bank says no to the new one, or the token is too old', async () => {
    const person = await subscriber();
    const refused = await errorOf(await give(person, '4000000000000069'));
    expect(refused).toMatchObject({ code: 'payment_declined', details: { decline: 'expired_card' } });
    const old = await errorOf(await put(person, 'A'.repeat(22)));
    expect(old).toMatchObject({ code: 'payment_declined', details: { decline: 'invalid_token' } });
    expect(await cardOf(person)).toMatchObject({ last_four: '1111' });
  });

  it('is replaced after the bank’s question was answered', async () => {
    const person = await subscriber();
    const token = await sandbox.cardToken(questioningCard);
    const asked = await errorOf(await put(person, token));
    const { action_token_id } = errorDetails.three_d_secure_required.parse(asked.details);
    expect((await put(person, token, await sandbox.passedChallenge(action_token_id))).status).toBe(200);
    expect(await cardOf(person)).toMatchObject({ last_four: '3220' });
  });

  it('is given once for a token, even when the first answer got lost', async () => {
    const person = await subscriber();
    const token = await sandbox.cardToken(masterCard);
    sandbox.sandbox.faults.add({ target: 'cards', status: 500, when: 'after', times: 1 });
    expect(await codeOf(await put(person, token))).toBe('provider_unavailable');
    expect((await put(person, token)).status).toBe(200);
    expect(await cardOf(person)).toMatchObject({ last_four: '4444' });
  });

  it('pays what is overdue, and the subscription goes on', async () => {
    const before = await subscriber();
    expect((await give(before, emptyCard)).status).toBe(200);
    await afterRenewal();
    const person = { ...before, ...(await api.signIn(before.user)) };
    expect(await stateOf(person)).toBe('past_due');
    const stillEmpty = await give(person, emptyCard);
    expect([stillEmpty.status, await stateOf(person)]).toEqual([200, 'past_due']);
    expect(chargesOf(person)).toEqual([1199]);
    expect((await give(person, masterCard)).status).toBe(200);
    expect(await stateOf(person)).toBe('active');
    expect(chargesOf(person)).toEqual([1199, 1199]);
  });
});
