import { globSync, readFileSync } from 'node:fs';
import {
  addMonths,
  cents,
  consentTexts,
  consentWords,
  plans,
  renewalVersion,
  renewalWords,
} from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, type CheckoutForm, formFor } from '../../testing/createBuyer.ts';
import { createGiver, giftFormFor } from '../../testing/createGiver.ts';
import { errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { consents } from '../db/schema/consents.ts';
import { createSweep } from '../operations/createSweep.ts';

const planCode = 'rocksprem_i_m_v2';
const { amountCents } = plans[planCode];

describe('what people agree to', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;

  beforeAll(async () => {
    const shop = await startShop();
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });
  afterEach(() => {
    api.time.offsetMs = 0;
    sandbox.sandbox.faults.clear();
  });

  const rowsOf = ({ user }: Pick<TestPerson, 'user'>) =>
    api.deps.db.select().from(consents).where(eq(consents.accountCode, user.hash)).orderBy(asc(consents.id));
  const chargesOf = (person: TestPerson) => buyer.booksOf(person).charges.length;

  /** What today's page shows. */
  const shown = (): Exclude<CheckoutForm['agreed'], undefined> => {
    const first_at = new Date(addMonths(api.deps.clock.now(), 1)).toISOString();
    return {
      terms: { version: consentTexts.terms.version, words: consentWords('terms') },
      renewal: {
        version: renewalVersion,
        words: renewalWords({ planCode, amountCents, firstAt: first_at }),
        amount_cents: amountCents,
        first_at,
      },
    };
  };

  it('at a purchase is kept with plan, price, first day and page', async () => {
    const person = await api.signUp();
    const agreed = shown();
    expect((await buyer.buy(person, { agreed })).status).toBe(204);
    const facts = { userId: person.user.id, page: '/checkout/premium', planCode, amountCents, isGiven: true };
    expect((await rowsOf(person)).slice(2)).toMatchObject([
      { ...facts, kind: 'terms', ...agreed.terms, firstChargeAt: null },
      {
        ...facts,
        kind: 'renewal',
        version: renewalVersion,
        words: agreed.renewal.words,
        firstChargeAt: new Date(agreed.renewal.first_at),
      },
    ]);
    const answer = await api.call('/v1/account/export', { token: person.token });
    const { consents: exported = [] } = endpoints.accountExport.response.parse(await answer.json());
    expect(exported.map(({ kind, given }) => [kind, given])).toEqual([
      ['license', true],
      ['marketing', false],
      ['terms', true],
      ['renewal', true],
    ]);
    expect(exported[3]).toMatchObject({
      plan_code: planCode,
      amount_cents: 1199,
      words: agreed.renewal.words,
    });
  });

  it('of a call that is repeated is kept once, and of one that was declined too', async () => {
    const [person, declined] = [await api.signUp(), await api.signUp()];
    const form = formFor(person, await sandbox.cardToken(), { agreed: shown() });
    await Promise.all([1, 2, 3].map(() => buyer.send(person, form)));
    expect((await rowsOf(person)).map(({ kind }) => kind)).toEqual([
      'license',
      'marketing',
      'terms',
      'renewal',
    ]);
    await buyer.buy(declined, { agreed: shown() }, '4000000000000002');
    expect(await rowsOf(declined)).toHaveLength(4);
    expect(chargesOf(declined)).toBe(0);
  });

  it.each<[string, (today: ReturnType<typeof shown>) => ReturnType<typeof shown>]>([
    ['older terms', ({ terms, ...rest }) => ({ ...rest, terms: { ...terms, version: '2020-01-01' } })],
    ['other words of the terms', ({ terms, ...rest }) => ({ ...rest, terms: { ...terms, words: 'Yes' } })],
    [
      'an older sentence of the renewal',
      ({ renewal, ...rest }) => ({ ...rest, renewal: { ...renewal, version: '2020-01-01' } }),
    ],
    [
      'a price that is not asked',
      ({ renewal, ...rest }) => ({
        ...rest,
        renewal: {
          ...renewal,
          amount_cents: 999,
          words: renewalWords({ planCode, amountCents: cents(999), firstAt: renewal.first_at }),
        },
      }),
    ],
    [
      'a price in words that is not the one in cents',
      ({ renewal, ...rest }) => ({
        ...rest,
        renewal: { ...renewal, words: renewal.words.replace('11.99', '1.99') },
      }),
    ],
  ])('is refused of a page with %s, before money moves; the page of today then buys', async (_, change) => {
    const person = await api.signUp();
    const token = await sandbox.cardToken();
    const error = await errorOf(
      await buyer.send(person, formFor(person, token, { agreed: change(shown()) })),
    );
    expect(error).toMatchObject({ code: 'validation', details: { fields: { agreed: expect.any(String) } } });
    expect([chargesOf(person), (await rowsOf(person)).length]).toEqual([0, 2]);
    expect((await buyer.send(person, formFor(person, token, { agreed: shown() }))).status).toBe(204);
    expect([chargesOf(person), (await rowsOf(person)).length]).toEqual([1, 4]);
  });

  it('in an older version is asked again at the next checkout, and not in between', async () => {
    const person = await api.signUp();
    const old = { kind: 'terms', version: '2020-01-01', words: 'Old', page: '/checkout/premium' } as const;
    await api.deps.db.insert(consents).values({
      ...old,
      accountCode: person.user.hash,
      userId: person.user.id,
      isGiven: true,
      at: new Date('2020-01-02'),
    });
    for (const path of ['/v1/me', '/v1/account', '/v1/gifts', '/v1/account/export'])
      expect((await api.call(path, { token: person.token })).status).toBe(200);
    expect((await buyer.buy(person, { agreed: shown() })).status).toBe(204);
    expect((await rowsOf(person)).slice(2).map(({ version }) => version)).toEqual([
      '2020-01-01',
      consentTexts.terms.version,
      renewalVersion,
    ]);
  });

  it('of a page of the release before is noted without words', async () => {
    const person = await api.signUp();
    expect((await buyer.buy(person)).status).toBe(204);
    expect((await rowsOf(person)).slice(2)).toMatchObject([
      { kind: 'terms', version: consentTexts.terms.version, words: null },
    ]);
  });

  it('at a gift is kept, and older terms give none', async () => {
    const person = await api.signUp();
    const { terms } = shown();
    const give = async (shownTerms: typeof terms) => {
      const form = giftFormFor(await sandbox.cardToken(), { places: 2, agreed: { terms: shownTerms } });
      return createGiver(api, sandbox).send(person, form);
    };
    const old = await give({ ...terms, version: '2020-01-01' });
    expect((await errorOf(old)).code).toBe('validation');
    expect(chargesOf(person)).toBe(0);
    expect((await give(terms)).status).toBe(200);
    expect((await rowsOf(person)).slice(2)).toMatchObject([
      { kind: 'terms', ...terms, page: '/settings/gifts', amountCents: 2398, firstChargeAt: null },
    ]);
  });

  it('at a change of plan is kept before money moves, and an older sentence changes nothing', async () => {
    const person = await api.signUp();
    expect((await buyer.buy(person, { agreed: shown() })).status).toBe(204);
    const post = (path: string, body: unknown) =>
      api.call(`/v1/premium/${path}`, { method: 'POST', token: person.token, body });
    const answer = await post('change/preview', { plan_code: 'rocksprem_i_y_v2', coupon: null });
    const quote = endpoints.planChangePreview.response.parse(await answer.json());
    const terms = { amount_cents: plans.rocksprem_i_y_v2.amountCents, first_at: quote.next.at };
    expect(quote.renewal_cents).toBe(terms.amount_cents);
    const words = renewalWords({
      planCode: quote.plan_code,
      amountCents: terms.amount_cents,
      firstAt: terms.first_at,
    });
    const confirm = (version: string) =>
      post('change', { quote_id: quote.quote_id, agreed: { renewal: { version, words, ...terms } } });
    const charges = chargesOf(person);
    expect((await errorOf(await confirm('2020-01-01'))).code).toBe('validation');
    expect([chargesOf(person), (await rowsOf(person)).length]).toEqual([charges, 4]);
    expect((await confirm(renewalVersion)).status).toBe(204);
    expect((await rowsOf(person)).slice(4)).toMatchObject([
      {
        kind: 'renewal',
        words,
        page: '/settings/subscription',
        planCode: quote.plan_code,
        amountCents: 7188,
      },
    ]);
  });

  it('is kept for three years after the end of the account, under the code of its bills', async () => {
    const person = await api.signUp();
    expect((await buyer.buy(person, { agreed: shown() })).status).toBe(204);
    const body = { wanted: true };
    await api.call('/v1/account/deletion', { method: 'PUT', token: person.token, body });
    api.time.offsetMs = 8 * 86_400_000;
    await api.services.deletion.deleteDue();
    const sweep = createSweep(api.deps);
    await sweep();
    const endedAt = new Date(api.deps.clock.now());
    expect((await rowsOf(person)).map(({ userId }) => userId)).toEqual([null, null, null, null]);
    const yearsLater = (months: number, ms: number) => addMonths(endedAt.getTime(), months) + ms - Date.now();
    api.time.offsetMs = yearsLater(36, -60_000);
    await sweep();
    expect(await rowsOf(person)).toHaveLength(4);
    api.time.offsetMs = yearsLater(36, 60_000);
    await sweep();
    expect(await rowsOf(person)).toEqual([]);
  });

  it('is changed and deleted by nobody but the sweep', () => {
    const root = new URL('../', import.meta.url);
    const changing = globSync('**/*.ts', { cwd: root }).filter((file) =>
      /(?:update|delete)\(consents\)/.test(readFileSync(new URL(file, root), 'utf8')),
    );
    expect(changing.filter((file) => !file.endsWith('.test.ts'))).toEqual(['operations/createSweep.ts']);
  });
});
