import { type CheckoutPlanCode, coupons, quoteForPlan, renewalOf } from '@backbeat/domain';
import { endpoints, errorDetails } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { canada, chargeTax, pressed, showOrder, taxRate } from '../../testing/chargeTax.ts';
import type { Buyer } from '../../testing/createBuyer.ts';
import { codeOf, errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { tablesWith } from '../../testing/tablesWith.ts';
import { createReceipts } from '../billing/createReceipts.ts';
import { letters } from '../db/schema/letters.ts';

const monthly = 'rocksprem_i_m_v2';
const at = (country: string, postal_code = '') => ({ country, postal_code });
const germany = at('DE');
const rates = [
  taxRate('DE', 'vat', 190_000),
  taxRate('GB', 'GB', 200_000),
  taxRate('US', 'usst', 87_500, '941'),
  taxRate('US', 'usst', 61_250, '10'),
  canada,
];

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

const chargesOf = (person: TestPerson) => buyer.booksOf(person).charges.map(({ amountCents }) => amountCents);

const creditOf = async ({ token }: TestPerson) =>
  endpoints.premiumCredit.response.parse(await (await api.call('/v1/premium/credit', { token })).json());

const invoicesOf = async ({ token }: TestPerson) =>
  endpoints.invoices.response.parse(await (await api.call('/v1/invoices', { token })).json()).invoices;

/** Whether amounts hold their tax, and how much that is. */
const taxOf = async ({ token }: TestPerson, body: object) => {
  const answer = await api.call('/v1/premium/tax', { method: 'POST', token, body });
  const { is_included, amounts } = endpoints.premiumTax.response.parse(await answer.json());
  return [is_included, amounts[0]?.lines[0]?.amount_cents];
};

/** Shows an order and presses its button. */
const buy = async (
  person: TestPerson,
  address: typeof germany,
  {
    planCode = monthly,
    coupon,
  }: { planCode?: CheckoutPlanCode; coupon?: (typeof coupons)[keyof typeof coupons] } = {},
) => {
  const quote = await showOrder(api, person, address, { planCode, ...(coupon ? { coupon } : {}) });
  const answer = await buyer.buy(person, pressed(quote, planCode, address, coupon));
  return { quote, answer };
};

describe('where the site charges tax', () => {
  it('an address is asked for, and kept by the account', async () => {
    const person = await api.signUp();
    expect((await creditOf(person)).tax).toBeNull();
    await chargeTax(sandbox, { rates });
    // The setting of the site is read anew after some seconds.
    await expect
      .poll(async () => (await creditOf(person)).tax, { timeout: 30_000, interval: 500 })
      .toEqual({
        address: null,
      });
    expect((await buy(person, { country: 'US', postal_code: '94110' })).answer.status).toBe(204);
    expect((await creditOf(person)).tax?.address).toEqual({ country: 'US', postal_code: '94110' });
  }, 60_000);

  it.each([
    ['VAT on top', germany, false, 1427],
    ['VAT inside', germany, true, 1199],
    ['the VAT of the United Kingdom', { country: 'GB', postal_code: '' }, false, 1439],
    ['a sales tax', { country: 'US', postal_code: '94110' }, false, 1304],
    ['another sales tax', { country: 'US', postal_code: '10001' }, false, 1272],
    ['nothing elsewhere', { country: 'US', postal_code: '97035' }, false, 1199],
    ['a tax of two parts', { country: 'CA', postal_code: 'V5K 0A1' }, false, 1343],
  ])('%s is shown, charged, and charged again', async (_, address, isInclusive, totalCents) => {
    await chargeTax(sandbox, { isInclusive, rates });
    const person = await api.signUp();
    const { quote, answer } = await buy(person, address);
    expect(answer.status).toBe(204);
    expect([quote.now.totalCents, renewalOf(quote).amountCents]).toEqual([totalCents, totalCents]);
    expect(chargesOf(person)).toEqual([totalCents]);
    expect((await buyer.account(person)).subscription?.next_billing_period_amount).toBe(totalCents);
  });

  it('every plan and coupon costs what was shown, now and next', async () => {
    await chargeTax(sandbox, { rates });
    const bought = Object.values(coupons).flatMap((coupon) =>
      ([monthly, 'rockspremdownloads_y_v1'] as const).map((planCode) => ({ planCode, coupon })),
    );
    for (const order of bought) {
      const { planCode, coupon } = order;
      if (coupon.planCodes !== null && !coupon.planCodes.some((code) => code === planCode)) continue;
      const person = await api.signUp();
      const { quote, answer } = await buy(person, germany, order);
      expect([coupon.code, answer.status]).toEqual([coupon.code, 204]);
      expect(chargesOf(person)).toEqual(quote.now.totalCents === 0 ? [] : [quote.now.totalCents]);
      const { subscription } = await buyer.account(person);
      expect(subscription?.next_billing_period_amount).toBe(quote.next.totalCents);
    }
  });

  it('a purchase asks again only when a shown sum has changed', async () => {
    await chargeTax(sandbox, { rates });
    const person = await api.signUp();
    const quote = await showOrder(api, person, germany, { planCode: monthly });
    const form = pressed(quote, monthly, germany, undefined);
    await chargeTax(sandbox, { rates: [taxRate('DE', 'vat', 210_000)] });
    const asked = await errorOf(await buyer.buy(person, form));
    expect(asked.code).toBe('quote_changed');
    expect(errorDetails.quote_changed.parse(asked.details)).toMatchObject({
      now_total_cents: 1451,
      next_total_cents: 1451,
    });
    expect(chargesOf(person)).toEqual([]);
    expect((await buy(person, germany)).answer.status).toBe(204);
    expect(chargesOf(person)).toEqual([1451]);
  });

  it('tax that begins between page and press is told once, and the second press pays it', async () => {
    await chargeTax(sandbox, { rates });
    const person = await api.signUp();
    expect((await buy(person, germany)).answer.status).toBe(204);
    await sandbox.endSubscriptions(person.user.hash);
    await chargeTax(sandbox, null);
    expect((await creditOf(person)).tax).toBeNull();
    const quote = quoteForPlan({ planCode: monthly, atMs: api.deps.clock.now() });
    const { address: _, ...form } = pressed(quote, monthly, germany, undefined);
    await chargeTax(sandbox, { rates });
    expect(await codeOf(await buyer.buy(person, form))).toBe('quote_changed');
    // The page asks again at once, and shows what the account is taxed by.
    expect((await creditOf(person)).tax).toEqual({ address: germany });
    expect((await buy(person, germany)).answer.status).toBe(204);
    expect(chargesOf(person)).toEqual([1427, 1427]);
  });

  const setups = [
    ['Germany on top', { rates }, germany],
    ['Germany inside', { rates, isInclusive: true }, germany],
    ['Hungary inside', { rates: [taxRate('HU', 'vat', 270_000)], isInclusive: true }, at('HU')],
    ['the United Kingdom on top', { rates }, at('GB')],
    ['the United Kingdom inside', { rates, isInclusive: true }, at('GB')],
    ['a state', { rates }, at('US', '94110')],
    ['a state without tax', { rates }, at('US', '97035')],
    ['two parts', { rates }, at('CA', 'V5K 0A1')],
    ['two parts inside', { rates, isInclusive: true }, at('CA', 'V5K 0A1')],
    ['a country without tax', { rates }, at('BR')],
  ] as const;

  it.each(setups)('nothing is told as changed that has not: %s', async (_, setup, address) => {
    await chargeTax(sandbox, setup);
    const codes = [undefined, coupons.vidcon, coupons.oneMonthFree];
    for (const coupon of codes) {
      for (const planCode of [monthly, 'rocksprem_i_y_v2'] as const) {
        const person = await api.signUp();
        const order = { planCode, ...(coupon === undefined ? {} : { coupon }) };
        const { quote, answer } = await buy(person, address, order);
        expect([coupon?.code, planCode, answer.status]).toEqual([coupon?.code, planCode, 204]);
        expect(chargesOf(person)).toEqual(quote.now.totalCents === 0 ? [] : [quote.now.totalCents]);
      }
    }
  });

  it.each(['H2X 1Y4', 'h2x 1y4', 'h2x1y4', ' H2X  1Y4 ', 'H2X-1Y4'])(
    'a place is taxed alike however its code was typed, and kept as it is written: "%s"',
    async (typed) => {
      await chargeTax(sandbox, { rates: [taxRate('CA', 'CA', 149_750, 'H2X 1')] });
      const person = await api.signUp();
      const { quote, answer } = await buy(person, at('CA', typed));
      expect([answer.status, quote.now.totalCents]).toEqual([204, 1379]);
      expect(chargesOf(person)).toEqual([1379]);
      expect((await creditOf(person)).tax?.address).toEqual(at('CA', 'H2X 1Y4'));
    },
  );

  it.each([
    [at('ZZ'), 'address.country'],
    [at('XX', '94110'), 'address.country'],
    [at('US'), 'address.postal_code'],
    [at('US', 'xxxxx'), 'address.postal_code'],
    [at('US', '9411'), 'address.postal_code'],
    [at('US', 'V5K 0A1'), 'address.postal_code'],
    [at('CA'), 'address.postal_code'],
    [at('CA', 'V5K'), 'address.postal_code'],
    [at('CA', 'D5K 0A1'), 'address.postal_code'],
  ])('no place like %o is taxed or sold to', async (address, field) => {
    await chargeTax(sandbox, { rates });
    const person = await api.signUp();
    const asked = await api.call('/v1/premium/tax', {
      method: 'POST',
      token: person.token,
      body: { plan_code: monthly, address, amounts: [1199] },
    });
    for (const answer of [asked, await buyer.buy(person, { address })]) {
      const { code, details } = await errorOf(answer);
      expect([code, Object.keys(errorDetails.validation.parse(details).fields)]).toEqual([
        'validation',
        [field],
      ]);
    }
    expect(chargesOf(person)).toEqual([]);
  });

  it('nothing is sold to somebody whose place nobody knows, and who is known need not say it again', async () => {
    await chargeTax(sandbox, { rates });
    const person = await api.signUp();
    const start = async () =>
      api.call('/v1/premium/start', {
        method: 'POST',
        token: person.token,
        body: { nonce: await sandbox.cardToken(), plan: monthly },
      });
    const refused = await errorOf(await buyer.buy(person));
    expect([refused.code, refused.details]).toMatchObject([
      'validation',
      { fields: { address: expect.any(String) } },
    ]);
    const orders = [{ coupon: coupons.oneMonthFree.code }, { coupon: coupons.vidcon.code }];
    for (const order of orders) expect(await codeOf(await buyer.buy(person, order))).toBe('validation');
    expect(await codeOf(await start())).toBe('validation');
    expect([chargesOf(person), buyer.booksOf(person).subscriptions]).toEqual([[], []]);
    expect((await buyer.buy(person, { address: germany })).status).toBe(204);
    await sandbox.endSubscriptions(person.user.hash);
    expect((await buyer.buy(person)).status).toBe(204);
    await sandbox.endSubscriptions(person.user.hash);
    expect((await start()).status).toBe(204);
    expect(chargesOf(person)).toEqual([1427, 1427, 1427]);
  });

  it('where a buyer is stays with the payment provider: no table holds it', async () => {
    await chargeTax(sandbox, { rates });
    const person = await api.signUp();
    expect((await buy(person, at('US', '94110-7788'))).answer.status).toBe(204);
    expect((await creditOf(person)).tax?.address?.postal_code).toBe('94110-7788');
    const exported = await api.call('/v1/account/export', { token: person.token });
    expect(await exported.text()).not.toContain('94110-7788');
    expect(await tablesWith(api, ['94110-7788'])).toEqual([]);
  });

  it('a trial whose first bill has changed is asked about too, though nothing is due today', async () => {
    await chargeTax(sandbox, { rates });
    const person = await api.signUp();
    const coupon = coupons.oneMonthFree;
    const quote = await showOrder(api, person, germany, { planCode: monthly, coupon });
    expect([quote.now.totalCents, quote.next.totalCents]).toEqual([0, 1427]);
    await chargeTax(sandbox, { rates: [taxRate('DE', 'vat', 210_000)] });
    const asked = await errorOf(await buyer.buy(person, pressed(quote, monthly, germany, coupon)));
    expect(errorDetails.quote_changed.parse(asked.details)).toMatchObject({
      now_total_cents: 0,
      next_total_cents: 1451,
    });
    expect((await buy(person, germany, { coupon })).answer.status).toBe(204);
  });

  it('tax that ends between page and press is asked about as well', async () => {
    await chargeTax(sandbox, { rates });
    const person = await api.signUp();
    const quote = await showOrder(api, person, germany, { planCode: monthly });
    await chargeTax(sandbox, null);
    expect(await codeOf(await buyer.buy(person, pressed(quote, monthly, germany, undefined)))).toBe(
      'quote_changed',
    );
  });

  it('a business of another country pays no VAT, and its bill says why', async () => {
    await chargeTax(sandbox, { home: 'FR', rates });
    const person = await api.signUp();
    const details = { company: 'Beat GmbH', tax_number: 'DE 123 456 789', address: '' };
    await api.call('/v1/account/billing-details', { method: 'PUT', token: person.token, body: details });
    const { quote, answer } = await buy(person, germany);
    expect(answer.status).toBe(204);
    expect(quote.now.totalCents).toBe(1199);
    expect(chargesOf(person)).toEqual([1199]);
    const [invoice] = await invoicesOf(person);
    expect([invoice?.tax_cents, invoice?.tax_notes]).toEqual([
      0,
      ['VAT number: DE123456789', expect.stringContaining('Reverse charge')],
    ]);
  });

  it('a subscription stays as it was sold, and so do its prices, when the site sells otherwise', async () => {
    await chargeTax(sandbox, { isInclusive: true, rates });
    const person = await api.signUp();
    expect((await buy(person, germany)).answer.status).toBe(204);
    await chargeTax(sandbox, { rates });
    const own = { plan_code: monthly, address: null, amounts: [1199] };
    expect(await taxOf(person, own)).toEqual([true, 191]);
    expect((await buyer.account(person)).subscription?.next_billing_period_amount).toBe(1199);
    expect(await taxOf(person, { ...own, address: germany }), 'another purchase').toEqual([false, 228]);
    expect(await taxOf(person, { ...own, plan_code: null }), 'gift months').toEqual([false, 228]);
    await api.call('/v1/premium/cancel', { method: 'POST', token: person.token });
    expect(await taxOf(person, own), 'a plan after it').toEqual([false, 228]);
  });

  it('receipts name the tax, on top of the lines or inside them', async () => {
    await chargeTax(sandbox, { rates });
    const [top, inside] = [await api.signUp(), await api.signUp()];
    await buy(top, { country: 'CA', postal_code: 'V5K 0A1' });
    await chargeTax(sandbox, { isInclusive: true, rates });
    await buy(inside, germany);
    const [taxed] = await invoicesOf(top);
    expect(taxed).toMatchObject({ tax_cents: 144, total_cents: 1343, lines: [{ amount_cents: 1199 }] });
    const [holding] = await invoicesOf(inside);
    expect(holding).toMatchObject({
      tax_cents: 0,
      has_tax_inside: true,
      taxes: [{ type: 'vat', region: 'DE', amount_cents: 191 }],
      total_cents: 1199,
    });
    const path = `/v1/invoices/${taxed?.number}`;
    const one = endpoints.invoice.response.parse(await (await api.call(path, { token: top.token })).json());
    expect(one.taxes).toEqual([
      { type: 'GST', region: 'CA', amount_cents: 60 },
      { type: 'PST', region: 'BC', amount_cents: 84 },
    ]);
    const pdf = await api.call(`${path}/pdf`, { token: top.token });
    const bytes = Buffer.from(endpoints.invoicePdf.response.parse(await pdf.json()).pdf, 'base64');
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    for (const words of ['GST (CA)', '$0.60', 'PST (BC)', '$0.84', '$13.43']) expect(text).toContain(words);
  });

  it('letters say sums with their tax', async () => {
    await chargeTax(sandbox, { rates });
    const [payer, trying] = [await api.signUp(), await api.signUp()];
    await buy(payer, germany);
    await createReceipts(api.deps)(payer.user.id);
    await buy(trying, germany, { coupon: coupons.oneMonthFree });
    const toldTo = async ({ user }: TestPerson) =>
      (await api.deps.db.select().from(letters).where(eq(letters.userId, user.id))).flatMap(({ letter }) => {
        if (letter?.kind === 'receipt') return [`receipt ${letter.paidCents}`];
        return letter?.kind === 'trial-begun' ? [`trial-begun ${letter.amountCents}`] : [];
      });
    expect(await toldTo(payer)).toEqual(['receipt 1427']);
    expect(await toldTo(trying)).toEqual(['trial-begun 1427']);
  });
});
