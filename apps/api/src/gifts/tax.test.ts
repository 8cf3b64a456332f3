import { giftCents, giftPlanCode } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { canada, chargeTax, pressed, showOrder, taxRate } from '../../testing/chargeTax.ts';
import type { Buyer } from '../../testing/createBuyer.ts';
import { createGiver, giftFormFor } from '../../testing/createGiver.ts';
import { codeOf, errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const monthly = 'rocksprem_i_m_v2';
const at = (country: string, postal_code = '') => ({ country, postal_code });
const germany = at('DE');
const rates = [taxRate('DE', 'vat', 190_000), taxRate('US', 'usst', 87_500, '941'), canada];

let sandbox: TestSandbox;
let api: TestApi;
let buyer: Buyer;

beforeAll(async () => {
  const shop = await startShop();
  ({ sandbox, api, buyer } = shop);
  return shop.close;
});
afterEach(async () => {
  await chargeTax(sandbox, null);
});

const creditOf = async ({ token }: TestPerson) =>
  endpoints.premiumCredit.response.parse(await (await api.call('/v1/premium/credit', { token })).json());

/** What the form asks for and shows. */
const taxOf = async ({ token }: TestPerson, body: object) => {
  const answer = await api.call('/v1/premium/tax', { method: 'POST', token, body });
  return endpoints.premiumTax.response.parse(await answer.json());
};

describe('where the site charges tax', () => {
  it('gift months cost what was shown, and come back with their tax', async () => {
    await chargeTax(sandbox, { rates });
    const person = await api.signUp();
    const quote = await showOrder(api, person, germany, { planCode: monthly });
    expect((await buyer.buy(person, pressed(quote, monthly, germany, undefined))).status).toBe(204);
    const giver = createGiver(api, sandbox);
    const gift3 = { plan_code: null, address: null, amounts: [giftCents(3)] };
    const { is_included, amounts } = await taxOf(person, gift3);
    expect([is_included, amounts[0]?.lines[0]?.amount_cents]).toEqual([false, 683]);
    const totalCents = giftCents(3) + 683;
    expect(
      await codeOf(await giver.send(person, giftFormFor(await sandbox.cardToken(), { places: 3 }))),
    ).toBe('quote_changed');
    const gift = await giver.give(person, { places: 3, total_cents: totalCents });
    expect(gift).toMatchObject({ plan_code: giftPlanCode, paid_cents: totalCents });
    expect(giver.booksOf(person).charged).toEqual([1427, totalCents]);
    await giver.cancel(person, gift.id);
    expect(giver.booksOf(person).refunded).toEqual([totalCents]);
    expect((await giver.list(person)).gifts[0]?.refund?.cents).toBe(totalCents);
  });

  it.each([
    ['VAT on top', germany, false, 7134],
    ['VAT inside', germany, true, 5995],
    ['a sales tax', at('US', '94110'), false, 6520],
    ['a tax of two parts', at('CA', 'V5K 0A1'), false, 6715],
    ['nothing elsewhere', at('BR'), false, 5995],
  ])(
    'gift months are taxed where their buyer is, who has bought nothing before: %s',
    async (_, address, isInclusive, totalCents) => {
      await chargeTax(sandbox, { isInclusive, rates });
      const person = await api.signUp();
      const giver = createGiver(api, sandbox);
      const send = async (changed: object) =>
        giver.send(person, giftFormFor(await sandbox.cardToken(), { places: 5, ...changed }));
      const { code, details } = await errorOf(await send({}));
      expect([code, details]).toEqual(['validation', { fields: { address: expect.any(String) } }]);
      if (totalCents !== 5995) expect(await codeOf(await send({ address }))).toBe('quote_changed');
      expect(giver.booksOf(person).charged).toEqual([]);
      expect((await send({ address, total_cents: totalCents })).status).toBe(200);
      expect((await creditOf(person)).tax).toEqual({ address });
      // The account is known by now, and its address counts.
      expect((await send({ total_cents: totalCents })).status).toBe(200);
      expect(giver.booksOf(person).charged).toEqual([totalCents, totalCents]);
      const body = { plan_code: null, address, amounts: [giftCents(5)] };
      const { is_included, amounts } = await taxOf(person, body);
      const taxes = (amounts[0]?.lines ?? []).map(({ amount_cents }) => amount_cents);
      expect(giftCents(5) + (is_included ? 0 : taxes.reduce((sum, tax) => sum + tax, 0))).toBe(totalCents);
    },
  );
});
