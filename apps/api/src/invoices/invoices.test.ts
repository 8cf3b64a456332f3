import { cents, quoteHash } from '@backbeat/domain';
import { endpoints, type Invoice } from '@backbeat/sdk/contract';
import { extractText } from 'unpdf';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import { codeOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

let sandbox: TestSandbox;
let api: TestApi;
let buyer: Buyer;
beforeAll(async () => {
  const shop = await startShop({
    environment: { SELLER_ADDRESS: 'Beat Inc | 1 Main St', SELLER_TAX_NUMBER: 'US 5' },
  });
  ({ sandbox, api, buyer } = shop);
  return shop.close;
});
afterEach(() => sandbox.sandbox.faults.clear());

const details = { company: 'Beat Ltd', tax_number: 'GB 123', address: '1 Beat St\nLeeds' };

const listOf = async ({ token }: TestPerson, cursor?: string) => {
  const path = cursor === undefined ? '/v1/invoices' : `/v1/invoices?cursor=${encodeURIComponent(cursor)}`;
  return endpoints.invoices.response.parse(await (await api.call(path, { token })).json());
};
const open = ({ token }: TestPerson, number: string) => api.call(`/v1/invoices/${number}`, { token });
const keep = ({ token }: TestPerson, body: object) =>
  api.call('/v1/account/billing-details', { method: 'PUT', token, body });
const atProvider = (method: string, path: string, body?: object) =>
  fetch(`${sandbox.url}/v3/${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`,
      'content-type': 'application/json',
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
const endNewest = async (person: TestPerson, refund = 'none') => {
  const { id } = buyer.booksOf(person).subscriptions.at(-1) ?? { id: '' };
  expect((await atProvider('DELETE', `subscriptions/${id}?refund=${refund}`)).status).toBe(200);
};

/** Checks the sums: lines less discount plus tax are the total, which less the payments is due. */
const rest = ({ lines, discount_cents, tax_cents, total_cents, payments, balance_cents, state }: Invoice) => {
  const sum = lines.reduce((all, { amount_cents }) => all + amount_cents, 0) - discount_cents + tax_cents;
  const paid = payments.reduce((all, { amount_cents }) => all + amount_cents, 0);
  return [sum - total_cents, state === 'credited' ? 0 : total_cents - paid - balance_cents];
};

describe('what was billed', () => {
  it('is there for the person, with refund and credit, and adds up to the cent', async () => {
    const person = await api.signUp();
    expect(await listOf(person)).toEqual({ invoices: [], next_cursor: null });
    expect((await buyer.buy(person, { coupon: 'vidcon50', plan_code: 'rocksprem_i_m_v2' })).status).toBe(204);
    await endNewest(person, 'full');
    expect((await buyer.buy(person, { plan_code: 'rocksprem_i_y_v2' })).status).toBe(204);
    const { id } = buyer.booksOf(person).subscriptions.at(-1) ?? { id: '' };
    const change = { plan_code: 'rocksprem_i_m_v2', timeframe: 'now' };
    expect((await atProvider('POST', `subscriptions/${id}/change`, change)).status).toBe(201);
    const { invoices } = await listOf(person);
    expect(invoices.map(({ kind, state, total_cents }) => [kind, state, total_cents])).toEqual(
      expect.arrayContaining([
        ['charge', 'refunded', 599],
        ['credit', 'refunded', -599],
        ['charge', 'paid', 7188],
        ['charge', 'paid', 1199],
        ['credit', 'credited', -7188],
      ]),
    );
    expect(invoices).toHaveLength(5);
    for (const invoice of invoices) expect(rest(invoice), invoice.number).toEqual([0, 0]);
    const byCredit = invoices.find(({ total_cents }) => total_cents === 1199);
    expect(byCredit?.payments).toEqual([
      { kind: 'credit', brand: null, last_four: null, amount_cents: 1199 },
    ]);
    for (const invoice of invoices)
      expect(
        endpoints.invoice.response.parse(await (await open(person, invoice.number)).json()),
      ).toMatchObject(invoice);
  });

  it('says who sells, which receipt a refund is for, and is a file of the person’s own', async () => {
    const person = await api.signUp();
    expect((await buyer.buy(person)).status).toBe(204);
    await endNewest(person, 'full');
    const { invoices } = await listOf(person);
    const charge = invoices.find(({ kind }) => kind === 'charge');
    const refund = invoices.find(({ kind }) => kind === 'credit');
    const read = async (number = '') =>
      endpoints.invoice.response.parse(await (await open(person, number)).json());
    expect([(await read(refund?.number)).refund_of, (await read(charge?.number)).refund_of]).toEqual([
      charge?.number,
      null,
    ]);
    expect((await read(charge?.number)).seller).toEqual(['Beat Inc', '1 Main St', 'Tax number: US 5']);
    const path = `/v1/invoices/${refund?.number}/pdf`;
    const { pdf } = endpoints.invoicePdf.response.parse(
      await (await api.call(path, { token: person.token })).json(),
    );
    const { text } = await extractText(new Uint8Array(Buffer.from(pdf, 'base64')), { mergePages: true });
    for (const line of ['Beat Inc', 'Tax number: US 5', `Refund of receipt ${charge?.number}`, 'Page 1 of 1'])
      expect(text).toContain(line);
    const other = await api.signUp();
    expect(await codeOf(await api.call(path, { token: other.token }))).toBe('not_found');
  });

  it('comes page by page, each invoice once, also where several are of one moment', async () => {
    const person = await api.signUp();
    const none = { coupon: null, giftCardCode: null };
    const quote_hash = quoteHash({
      currency: 'USD',
      planCode: 'rocksprem_i_m_v2',
      couponCode: none.coupon,
      giftCardCode: none.giftCardCode,
      nowTotalCents: cents(1199),
    });
    for (let count = 0; count < 23; count += 1) {
      expect((await buyer.buy(person, { quote_hash })).status).toBe(204);
      await endNewest(person, count % 2 === 0 ? 'full' : 'none');
    }
    const first = await listOf(person);
    const second = await listOf(person, first.next_cursor ?? '');
    expect([first.invoices.length, second.invoices.length, second.next_cursor]).toEqual([20, 15, null]);
    const numbers = [...first.invoices, ...second.invoices].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(35);
    const times = [...first.invoices, ...second.invoices].map(({ issued_at }) => Date.parse(issued_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('is nobody else’s', async () => {
    const [ada, other] = [await api.signUp(), await api.signUp()];
    expect((await buyer.buy(ada)).status).toBe(204);
    const [invoice] = (await listOf(ada)).invoices;
    const stolen = await open(other, invoice?.number ?? '');
    expect([stolen.status, await codeOf(stolen)]).toEqual([404, 'not_found']);
    expect((await listOf(other)).invoices).toEqual([]);
    // Equal to the answer for an unknown number.
    const missing = await open(other, '999999');
    expect(await missing.json()).toMatchObject({
      error: { code: 'not_found', message: 'There is no such invoice.' },
    });
    expect((await api.call('/v1/invoices', {})).status).toBe(401);
  });

  it('waits for a provider that does not answer', async () => {
    const person = await api.signUp();
    sandbox.sandbox.faults.add({ target: 'v3', status: 503, times: 100 });
    for (const path of ['/v1/invoices', '/v1/invoices/1042'])
      expect(await codeOf(await api.call(path, { token: person.token }))).toBe('provider_unavailable');
    sandbox.sandbox.faults.clear();
    expect((await api.call('/v1/invoices', { token: person.token })).status).toBe(200);
  });
});

describe('a person’s own lines', () => {
  it('stand on the receipts made after, and on none before', async () => {
    const person = await api.signUp();
    expect((await buyer.buy(person)).status).toBe(204);
    expect((await keep(person, details)).status).toBe(200);
    expect((await keep(person, details)).status).toBe(200);
    await endNewest(person);
    expect((await buyer.buy(person)).status).toBe(204);
    await endNewest(person);
    expect((await keep(person, { ...details, company: 'Beat GmbH' })).status).toBe(200);
    expect((await buyer.buy(person)).status).toBe(204);
    const { invoices } = await listOf(person);
    expect(invoices.map(({ billing_details }) => billing_details?.company ?? null)).toEqual([
      'Beat GmbH',
      'Beat Ltd',
      null,
    ]);
    await endNewest(person);
    expect((await keep(person, { company: ' ', tax_number: '', address: '' })).status).toBe(200);
    expect((await buyer.buy(person)).status).toBe(204);
    expect((await listOf(person)).invoices[0]?.billing_details).toBeNull();

    const answer = await api.call('/v1/account/export', { token: person.token });
    const { billing_details } = endpoints.accountExport.response.parse(await answer.json());
    expect(billing_details.map(({ company }) => company)).toEqual(['Beat Ltd', 'Beat GmbH', '']);
  });

  it('are the person’s own', async () => {
    const [ada, other] = [await api.signUp(), await api.signUp()];
    await keep(ada, details);
    const read = async ({ token }: TestPerson) =>
      (await api.call('/v1/account/billing-details', { token })).json();
    expect([await read(ada), await read(other)]).toEqual([
      details,
      { company: '', tax_number: '', address: '' },
    ]);
  });
});
