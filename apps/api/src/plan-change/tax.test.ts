import { coupons, type PaidPlanCode } from '@backbeat/domain';
import { endpoints, errorDetails } from '@backbeat/sdk/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargeTax, pressed, showOrder, taxRate } from '../../testing/chargeTax.ts';
import type { Buyer } from '../../testing/createBuyer.ts';
import { errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const monthly = 'rocksprem_i_m_v2';
const yearly = 'rocksprem_i_y_v2';
const rates = [taxRate('DE', 'vat', 190_000), taxRate('US', 'usst', 87_500, '941')];
const germany = { country: 'DE', postal_code: '' };
const california = { country: 'US', postal_code: '94110' };

describe('a change of plan where the site charges tax', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;

  beforeAll(async () => {
    const shop = await startShop();
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });
  beforeEach(async () => {
    await chargeTax(sandbox, { rates });
  });

  const subscriber = async (address: typeof germany): Promise<TestPerson> => {
    const person = await api.signUp();
    const quote = await showOrder(api, person, address, { planCode: monthly });
    expect((await buyer.buy(person, pressed(quote, monthly, address, undefined))).status).toBe(204);
    return person;
  };
  const preview = async ({ token }: TestPerson, planCode: PaidPlanCode, coupon = '') => {
    const body = { plan_code: planCode, coupon };
    const answer = await api.call('/v1/premium/change/preview', { method: 'POST', token, body });
    return endpoints.planChangePreview.response.parse(await answer.json());
  };
  const pausePreview = async ({ token }: TestPerson, until: string | null) => {
    const body = { until };
    const answer = await api.call('/v1/premium/pause/preview', { method: 'POST', token, body });
    return endpoints.pausePreview.response.parse(await answer.json());
  };
  const confirm = ({ token }: TestPerson, quoteId: string) =>
    api.call('/v1/premium/change', { method: 'POST', token, body: { quote_id: quoteId } });
  const chargesOf = (person: TestPerson) =>
    buyer.booksOf(person).charges.map(({ amountCents }) => amountCents);
  const nextOf = async (person: TestPerson) =>
    (await buyer.account(person)).subscription?.next_billing_period_amount;

  it('shows VAT inside every amount, and charges what it shows, now and next', async () => {
    const person = await subscriber(germany);
    const quote = await preview(person, yearly);
    expect(quote.now).toEqual({
      charge_cents: 8554,
      has_vat: true,
      discount_cents: 0,
      credit_cents: 1427,
      total_cents: 7127,
    });
    expect([quote.next.total_cents, quote.renewal_cents]).toEqual([8554, 8554]);
    expect((await confirm(person, quote.quote_id)).status).toBe(204);
    expect(chargesOf(person)).toEqual([1427, 7127]);
    expect(await nextOf(person)).toBe(quote.next.total_cents);
  });

  it('shows a discount with its VAT', async () => {
    const quote = await preview(await subscriber(germany), yearly, coupons.vidcon.code);
    expect(quote.now).toEqual({
      charge_cents: 8554,
      has_vat: true,
      discount_cents: 4277,
      credit_cents: 1427,
      total_cents: 2850,
    });
  });

  it('shows another tax as an amount of its own', async () => {
    const person = await subscriber(california);
    const quote = await preview(person, yearly);
    expect(quote.now).toEqual({
      charge_cents: 7188,
      tax_cents: 629,
      discount_cents: 0,
      credit_cents: 1304,
      total_cents: 6513,
    });
    expect((await confirm(person, quote.quote_id)).status).toBe(204);
    expect(chargesOf(person)).toEqual([1304, 6513]);
    expect(await nextOf(person)).toBe(quote.next.total_cents);
  });

  it('keeps prices that hold their tax', async () => {
    await chargeTax(sandbox, { isInclusive: true, rates });
    const person = await subscriber(germany);
    await chargeTax(sandbox, { rates });
    const quote = await preview(person, yearly);
    expect(quote.now).toMatchObject({ charge_cents: 7188, has_vat: true, total_cents: 5989 });
    expect(quote.renewal_cents).toBe(7188);
    expect((await confirm(person, quote.quote_id)).status).toBe(204);
    expect(await nextOf(person)).toBe(7188);
  });

  it('asks again when the rate has changed since it was shown', async () => {
    const person = await subscriber(germany);
    const quote = await preview(person, yearly);
    await chargeTax(sandbox, { rates: [taxRate('DE', 'vat', 210_000)] });
    const asked = await errorOf(await confirm(person, quote.quote_id));
    const { change } = errorDetails.quote_changed.parse(asked.details);
    expect(change?.now.total_cents).toBe(8697 - 1427);
    expect((await confirm(person, change?.quote_id ?? '')).status).toBe(204);
    expect(chargesOf(person)).toEqual([1427, 7270]);
  });

  it('tells the bill after a pause with its tax', async () => {
    const person = await subscriber(germany);
    const until = new Date(api.deps.clock.now() + 75 * 86_400_000).toISOString();
    const quote = await pausePreview(person, until);
    expect(quote.next.total_cents).toBe(1427);
    expect((await confirm(person, quote.quote_id)).status).toBe(204);
    expect(await nextOf(person)).toBe(1427);
  });
});
