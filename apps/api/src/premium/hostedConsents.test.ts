import { endpoints } from '@backbeat/sdk/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { hostedForm } from '../../testing/hostedForm.ts';
import { consents } from '../db/schema/consents.ts';

describe('what people agree to before the hosted page', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

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
});
