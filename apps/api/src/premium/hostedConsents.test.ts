import { endpoints } from '@backbeat/sdk/contract';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chargeTax, taxRate } from '../../testing/chargeTax.ts';
import type { Buyer } from '../../testing/createBuyer.ts';
import { errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { hostedForm } from '../../testing/hostedForm.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { consents } from '../db/schema/consents.ts';

describe('what people agree to before the hosted page', () => {
  let api: TestApi;
  let sandbox: TestSandbox;
  let buyer: Buyer;
  beforeAll(async () => {
    const shop = await startShop();
    ({ api, sandbox, buyer } = shop);
    return shop.close;
  });
  afterEach(async () => {
    await chargeTax(sandbox, null);
  });

  const planCode = 'rockspro_m_v1';
  const shown = (amount?: number) => hostedForm(api.deps.clock.now(), amount);
  const leave = ({ token }: TestPerson, body: unknown) =>
    api.call('/v1/premium/hosted', { method: 'POST', token, body });
  const rowsOf = async ({ user }: TestPerson) =>
    (
      await api.deps.db
        .select()
        .from(consents)
        .where(eq(consents.accountCode, user.hash))
        .orderBy(asc(consents.id))
    ).slice(2);

  it('is kept with plan, price, words and page, and is in the export', async () => {
    const person = await api.signUp();
    const body = shown();
    expect((await leave(person, body)).status).toBe(204);
    const facts = { page: '/checkout/pro', planCode, amountCents: 5000, isGiven: true };
    const { terms, renewal } = body.agreed;
    expect(await rowsOf(person)).toMatchObject([
      { ...facts, kind: 'terms', ...terms, firstChargeAt: null },
      { ...facts, kind: 'renewal', words: renewal.words, firstChargeAt: new Date(renewal.first_at) },
    ]);
    const answer = await api.call('/v1/account/export', { token: person.token });
    const { consents: exported = [] } = endpoints.accountExport.response.parse(await answer.json());
    expect(exported.slice(2)).toMatchObject([
      { kind: 'terms', given: true, plan_code: planCode, amount_cents: 5000, words: terms.words },
      { kind: 'renewal', given: true, plan_code: planCode, amount_cents: 5000, words: renewal.words },
    ]);
  });

  it('may be less than the list price: a coupon without an end lowers it', async () => {
    const person = await api.signUp();
    expect((await leave(person, shown(2500))).status).toBe(204);
    expect(await rowsOf(person)).toMatchObject([{ amountCents: 2500 }, { amountCents: 2500 }]);
  });

  it.each<[string, (today: ReturnType<typeof shown>['agreed']) => unknown]>([
    ['older terms', (today) => ({ ...today, terms: { ...today.terms, version: '2020-01-01' } })],
    ['other words of the terms', (today) => ({ ...today, terms: { ...today.terms, words: 'Yes' } })],
    ['an older sentence', (today) => ({ ...today, renewal: { ...today.renewal, version: '2020-01-01' } })],
    ['other words of the renewal', (today) => ({ ...today, renewal: { ...today.renewal, words: 'Free' } })],
    ['a price above that of the tier', () => shown(10_000).agreed],
  ])('is refused of a page with %s, and nothing is kept', async (_, change) => {
    const person = await api.signUp();
    const today = shown();
    const error = await errorOf(await leave(person, { ...today, agreed: change(today.agreed) }));
    expect(error).toMatchObject({ code: 'validation', details: { fields: { agreed: expect.any(String) } } });
    expect(await rowsOf(person)).toEqual([]);
  });

  const rates = [taxRate('DE', 'vat', 190_000)];
  const isRefused = async (answer: Response) => (await errorOf(answer)).code === 'validation';

  it('says that tax may come on top, where tax is charged and nobody has said where the buyer is', async () => {
    await chargeTax(sandbox, { rates });
    const person = await api.signUp();
    expect(await isRefused(await leave(person, shown()))).toBe(true);
    const body = hostedForm(api.deps.clock.now(), 5000, true);
    expect((await leave(person, body)).status).toBe(204);
    expect(body.agreed.renewal.words).toContain('$50.00, plus any tax not included in it, every month');
    expect(await rowsOf(person)).toMatchObject([{}, { words: body.agreed.renewal.words, amountCents: 5000 }]);
    await chargeTax(sandbox, null);
    expect(await isRefused(await leave(person, body))).toBe(true);
  });

  it.each([
    ['on top', false, 5950],
    ['inside', true, 5000],
  ])('says what is charged with tax %s, where the country is known', async (_, isInclusive, amountCents) => {
    await chargeTax(sandbox, { rates, isInclusive });
    const person = await api.signUp();
    const address = { country: 'DE', postal_code: '' };
    expect((await buyer.buy(person, { address })).status).toBe(204);
    expect(await isRefused(await leave(person, hostedForm(api.deps.clock.now(), 5000, true)))).toBe(true);
    expect(await isRefused(await leave(person, shown(amountCents + 1)))).toBe(true);
    expect((await leave(person, shown(amountCents))).status).toBe(204);
    expect((await rowsOf(person)).at(-1)).toMatchObject({ kind: 'renewal', amountCents });
  });
});
