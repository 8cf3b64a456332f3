import { cents, quoteForPlan, quoteHash } from '@backbeat/domain';
import { endpoints, errorDetails } from '@backbeat/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, formFor } from '../../testing/createBuyer.ts';
import { errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const monthly = 'rocksprem_i_m_v2';
const monthlyCents = 1199;
const yearly = 'rocksprem_i_y_v2';
const yearlyCents = 7188;

const hashFor = (nowTotalCents: number, giftCardCode: string | null = null) =>
  quoteHash({
    currency: 'USD',
    planCode: monthly,
    couponCode: null,
    giftCardCode,
    nowTotalCents: cents(nowTotalCents),
  });

describe('what an account has left over from an earlier plan', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;

  beforeAll(async () => {
    const shop = await startShop();
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });

  const atProvider = (method: string, path: string, body: object | null = null) =>
    fetch(`${sandbox.url}/v3/subscriptions/${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`,
        'content-type': 'application/json',
      },
      body: body === null ? null : JSON.stringify(body),
    });
  const chargesOf = (person: TestPerson) =>
    buyer
      .booksOf(person)
      .charges.map(({ amountCents }) => amountCents)
      .filter((amount) => amount > 0);

  /** A yearly plan that the provider's support changed to monthly on its first day, and that was then ended. */
  const withCredit = async (): Promise<TestPerson> => {
    const person = await api.signUp();
    expect((await buyer.buy(person, { plan_code: yearly })).status).toBe(204);
    const id = buyer.booksOf(person).subscriptions[0]?.id ?? '';
    const changed = await atProvider('POST', `${id}/change`, { plan_code: monthly, timeframe: 'now' });
    expect(changed.status).toBe(201);
    expect((await atProvider('DELETE', id)).status).toBe(200);
    return person;
  };

  it('is known before the purchase: a quote with it has the hash that is charged', async () => {
    const person = await withCredit();
    const answer = await api.call('/v1/premium/credit', { token: person.token });
    const { credit_cents } = endpoints.premiumCredit.response.parse(await answer.json());
    expect(credit_cents).toBe(yearlyCents - monthlyCents);
    const creditCents = cents(credit_cents);
    const { now, hash } = quoteForPlan({ planCode: yearly, creditCents, atMs: Date.now() });
    expect([now.creditCents, now.totalCents]).toEqual([creditCents, monthlyCents]);
    expect((await buyer.buy(person, { plan_code: yearly, quote_hash: hash })).status).toBe(204);
    expect(chargesOf(person)).toEqual([yearlyCents, monthlyCents]);
  });

  it('pays a new purchase, and a buyer who was shown another total is told before', async () => {
    const person = await withCredit();
    const token = await sandbox.cardToken();
    const send = (quote_hash: string) =>
      buyer.send(person, formFor(person, token, { plan_code: monthly, quote_hash }));
    const { details } = await errorOf(await send(hashFor(monthlyCents)));
    expect(errorDetails.quote_changed.parse(details)).toMatchObject({
      now_total_cents: 0,
      next_total_cents: 0,
      quote_hash: hashFor(0),
    });
    expect((await send(hashFor(0))).status).toBe(204);
    expect(chargesOf(person)).toEqual([yearlyCents]);
    expect((await buyer.account(person)).subscription?.next_billing_period_amount).toBe(0);
  });

  it('lasts for as many bills as it is worth, and a card pays the rest', async () => {
    const person = await withCredit();
    const paid = Math.floor((yearlyCents - monthlyCents) / monthlyCents);
    for (let bill = 0; bill < paid; bill += 1) {
      expect((await buyer.buy(person, { quote_hash: hashFor(0) })).status).toBe(204);
      const bought = buyer.booksOf(person).subscriptions.at(-1)?.id ?? '';
      expect((await atProvider('DELETE', bought)).status).toBe(200);
    }
    const rest = monthlyCents - (yearlyCents - monthlyCents - paid * monthlyCents);
    expect((await buyer.buy(person, { quote_hash: hashFor(rest) })).status).toBe(204);
    expect(chargesOf(person)).toEqual([yearlyCents, rest]);
    expect((await buyer.account(person)).subscription?.next_billing_period_amount).toBe(monthlyCents);
  });

  it('comes after the gift card of the order, and nothing of either is lost', async () => {
    const person = await withCredit();
    const code = 'GIFT-20-BACKBEAT';
    const answer = await buyer.buy(person, { gift_card: code, quote_hash: hashFor(monthlyCents, code) });
    const { details } = await errorOf(answer);
    expect(errorDetails.quote_changed.parse(details)).toMatchObject({
      now_total_cents: 0,
      next_total_cents: 0,
    });
    expect((await buyer.buy(person, { gift_card: code, quote_hash: hashFor(0, code) })).status).toBe(204);
    const card = sandbox.sandbox.ledger().giftCards.find((row) => row.code === code);
    expect(card?.balanceCents).toBe(2000 - monthlyCents);
  });

  it('is still there after a card was declined', async () => {
    const person = await withCredit();
    const asked = await buyer.buy(person, {}, '4000000000000002');
    expect(asked.status).toBe(402);
    expect((await buyer.buy(person, { quote_hash: hashFor(0) })).status).toBe(204);
  });
});
