import { describe, expect, it } from 'vitest';
import { fixtures } from '../testing/index.ts';
import type { Invoice } from './invoices.ts';
import {
  documentName,
  invoiceTitle,
  ownLines,
  receiptRows,
  refundText,
  signedText,
  standText,
} from './invoiceWords.ts';

const paid = fixtures.invoice;
const visa = { kind: 'card', brand: 'Visa', last_four: '1111' } as const;
const rowsOf = (change: Partial<Invoice>) =>
  receiptRows({ ...paid, ...change }).map(({ label, amountCents, tone }) => [label, amountCents, tone]);

const line = (change: Partial<Invoice['lines'][number]>) => ({
  description: 'Premium, yearly',
  plan_code: 'rocksprem_i_y_v2',
  amount_cents: 7188,
  starts_at: '2026-06-14T12:00:00Z',
  ends_at: '2027-06-14T12:00:00Z',
  ...change,
});

const refund: Partial<Invoice> = {
  kind: 'credit',
  state: 'refunded',
  lines: [
    line({ plan_code: 'rocksprem_i_m_v2', amount_cents: -1199, starts_at: '2026-04-16', ends_at: null }),
  ],
  discount_cents: 0,
  total_cents: -1199,
  payments: [{ ...visa, amount_cents: -1199 }],
  refunded_cents: 1199,
};

describe('documentName', () => {
  it.each([
    ['paid', 'Receipt', null],
    ['partly_refunded', 'Receipt', null],
    ['credited', 'Receipt', null],
    ['open', 'Invoice', 'Open'],
    ['past_due', 'Invoice', 'Payment failed'],
    ['failed', 'Invoice', 'Not paid'],
    ['voided', 'Invoice', 'Void'],
  ] as const)('of %s is %s, with %s on it', (state, name, stand) => {
    expect([documentName({ state }), standText({ state })]).toEqual([name, stand]);
  });
});

describe('receiptRows', () => {
  it('has what was paid by one card as its total', () => {
    expect(rowsOf({ lines: [line({ amount_cents: 14376 })], discount_cents: 7188 })).toEqual([
      ['Premium, June 14, 2026 to June 14, 2027', 14376, 'plain'],
      ['Discount', -7188, 'off'],
      ['Paid by Visa ending in 1111', 7188, 'total'],
    ]);
  });

  it('names everything that paid', () => {
    const payments = [
      { kind: 'credit', brand: null, last_four: null, amount_cents: 4057 } as const,
      { kind: 'paypal', brand: null, last_four: null, amount_cents: 3131 } as const,
    ];
    expect(rowsOf({ payments }).slice(1)).toEqual([
      ['Total', 7188, 'total'],
      ['Paid by credit on your account', 4057, 'plain'],
      ['Paid by PayPal', 3131, 'plain'],
    ]);
  });

  it('says what went back, and what is still to pay', () => {
    expect(rowsOf({ state: 'refunded', refunded_cents: 7188 }).slice(1)).toEqual([
      ['Total', 7188, 'total'],
      ['Paid by Visa ending in 1111', 7188, 'plain'],
      ['Refunded', -7188, 'off'],
    ]);
    expect(rowsOf({ state: 'past_due', payments: [], balance_cents: 7188 }).slice(1)).toEqual([
      ['Total', 7188, 'total'],
      ['Still to pay', 7188, 'total'],
    ]);
  });

  it('has the sign of money that comes back', () => {
    expect(rowsOf(refund)).toEqual([
      ['Premium, monthly', -1199, 'plain'],
      ['Refunded to Visa ending in 1111', -1199, 'total'],
    ]);
    expect(rowsOf({ ...refund, state: 'credited', payments: [], refunded_cents: 0 }).at(-1)).toEqual([
      'Credited to your account',
      -1199,
      'total',
    ]);
  });

  it.each([
    ['paid', { tax_cents: 575, total_cents: 7763, payments: [{ ...visa, amount_cents: 7763 }] }],
    ['refund', refund],
    ['two lines', { lines: [line({}), line({ amount_cents: -7000 })], total_cents: 188, payments: [] }],
  ])('adds up to its total: %s', (_, change) => {
    const rows = receiptRows({ ...paid, ...change });
    const end = rows.findIndex(({ tone }) => tone === 'total');
    const sum = rows.slice(0, end).reduce((cents, { amountCents }) => cents + amountCents, 0);
    expect(sum).toBe(rows[end]?.amountCents);
  });
});

const gift = (description: string): Partial<Invoice> => ({
  ...refund,
  lines: [line({ plan_code: null, description, amount_cents: -1199, ends_at: null })],
});

describe('invoiceTitle', () => {
  it.each<[Partial<Invoice>, string]>([
    [{}, 'Premium, yearly'],
    [{ lines: [line({ plan_code: null, description: 'Gift card' }), line({})] }, 'Gift card and 1 more'],
    [refund, 'Refund, Premium monthly'],
    [{ ...refund, state: 'credited' }, 'Credit, Premium monthly'],
    [{ lines: [] }, 'Invoice'],
    [gift('Refund: Gift: Premium for 3 months'), 'Refund, Gift: Premium for 3 months'],
    [gift('Refund: Gift'), 'Refund, Gift'],
    [gift('refund for Gift'), 'Refund, Gift'],
    [{ ...gift('Credit: Gift'), state: 'credited' }, 'Credit, Gift'],
    [gift('Credit card holder'), 'Refund, Credit card holder'],
    [gift('Refund'), 'Refund, Refund'],
  ])('%# is %s', (change, title) => {
    expect(invoiceTitle({ ...paid, ...change })).toBe(title);
  });
});

it('says for which receipt money came back, and names the line once', () => {
  expect([refundText({ state: 'refunded' }), refundText({ state: 'credited' })]).toEqual([
    'Refund of receipt',
    'Credit for receipt',
  ]);
  expect(rowsOf(gift('Refund: Gift'))[0]).toEqual(['Gift', -1199, 'plain']);
});

it('writes a minus before the currency', () => {
  expect([signedText(-1199), signedText(0), signedText(5)]).toEqual(['−$11.99', '$0.00', '$0.05']);
});

it('prints the person’s own lines without empty ones', () => {
  expect(ownLines(paid)).toEqual([]);
  const billing_details = { company: 'Night Owl Ltd', tax_number: 'GB 12', address: '1 Beat St\n\nLeeds ' };
  expect(ownLines({ ...paid, billing_details })).toEqual([
    'Night Owl Ltd',
    '1 Beat St',
    'Leeds',
    'Tax number: GB 12',
  ]);
});

describe('taxes on a receipt', () => {
  const vat = { type: 'vat', region: 'DE', amount_cents: 1148 };
  const card = { ...visa, amount_cents: 7188 };

  it('on top of the lines stand before the total, each by its name', () => {
    const taxes = [
      { type: 'GST', region: 'CA', amount_cents: 359 },
      { type: 'PST', region: 'BC', amount_cents: 503 },
    ];
    const total = { tax_cents: 862, total_cents: 8050, payments: [{ ...card, amount_cents: 8050 }] };
    expect(rowsOf({ lines: [line({})], discount_cents: 0, ...total, taxes })).toEqual([
      ['Premium, June 14, 2026 to June 14, 2027', 7188, 'plain'],
      ['GST (CA)', 359, 'plain'],
      ['PST (BC)', 503, 'plain'],
      ['Paid by Visa ending in 1111', 8050, 'total'],
    ]);
  });

  it('in the lines are told after the total, which they do not raise', () => {
    const sold = { lines: [line({})], discount_cents: 0, total_cents: 7188, payments: [card] };
    expect(rowsOf({ ...sold, has_tax_inside: true, taxes: [vat] }).slice(1)).toEqual([
      ['Paid by Visa ending in 1111', 7188, 'total'],
      ['Including VAT (DE)', 1148, 'plain'],
    ]);
  });

  it('of a business are explained with its lines', () => {
    const tax_notes = ['VAT number: DE123456789', 'Reverse charge'];
    expect(ownLines({ ...paid, tax_notes })).toEqual(tax_notes);
  });

  it.each([
    ['usst', 'CA', 'Sales tax (CA)'],
    ['GB', 'VAT', 'VAT'],
    ['AU', 'GST', 'Tax'],
  ])('%s of %s is called %s', (type, region, name) => {
    const taxes = [{ type, region, amount_cents: 100 }];
    expect(rowsOf({ lines: [line({})], discount_cents: 0, tax_cents: 100, taxes })[1]).toEqual([
      name,
      100,
      'plain',
    ]);
  });
});
