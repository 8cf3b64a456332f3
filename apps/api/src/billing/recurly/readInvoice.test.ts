import { Invoice } from 'recurly';
import { describe, expect, it } from 'vitest';
import { readInvoice } from './readInvoice.ts';

const at = new Date('2026-06-14T12:00:00Z');

/** A paid invoice of the provider, in dollars, with changes. */
const invoiceOf = (change: object) =>
  Object.assign(new Invoice(), {
    number: '1042',
    type: 'charge',
    state: 'paid',
    createdAt: at,
    account: { code: 'acct' },
    subtotal: 143.76,
    discount: 71.88,
    tax: 0,
    total: 71.88,
    paid: 71.88,
    refundableAmount: 71.88,
    balance: 0,
    lineItems: [{ description: 'Premium', planCode: 'rocksprem_i_y_v2', subtotal: 143.76, startDate: at }],
    transactions: [
      {
        type: 'purchase',
        status: 'success',
        amount: 71.88,
        paymentMethod: { object: 'credit_card', cardType: 'Visa', lastFour: '1111' },
      },
    ],
    creditPayments: [],
    ...change,
  });

const visa = { kind: 'card', brand: 'Visa', lastFour: '1111', creditId: null };
const refund = {
  type: 'credit',
  state: 'closed',
  subtotal: -11.99,
  discount: 0,
  total: -11.99,
  paid: 0,
  refundableAmount: null,
  lineItems: [{ description: 'Refund', subtotal: -11.99 }],
  transactions: [
    {
      type: 'refund',
      status: 'success',
      amount: 11.99,
      paymentMethod: { object: 'credit_card', cardType: 'Visa', lastFour: '1111' },
    },
  ],
};

describe('readInvoice', () => {
  it('counts in cents, and adds up', () => {
    const read = readInvoice(invoiceOf({}));
    expect(read).toMatchObject({
      number: '1042',
      accountCode: 'acct',
      kind: 'charge',
      state: 'paid',
      lines: [{ amountCents: 14376, startsAt: at, endsAt: null }],
      discountCents: 7188,
      totalCents: 7188,
      payments: [{ ...visa, amountCents: 7188 }],
      refundedCents: 0,
      balanceCents: 0,
    });
  });

  it.each([
    ['past_due', { state: 'past_due', transactions: [], paid: 0, refundableAmount: 0, balance: 71.88 }],
    ['failed', { state: 'failed' }],
    ['voided', { state: 'voided' }],
    ['open', { state: 'pending' }],
    ['open', { state: 'processing' }],
    ['refunded', { refundableAmount: 0 }],
    ['partly_refunded', { refundableAmount: 70 }],
    // Paid by credit alone, and given back as credit.
    ['paid', { paid: 0 }],
    ['refunded', { paid: 0, refundableAmount: 0 }],
    // Paid by a gift card in part.
    ['paid', { paid: 51.88 }],
    ['partly_refunded', { paid: 51.88, refundableAmount: 61.88 }],
    ['paid', { refundableAmount: null }],
    ['refunded', refund],
    ['credited', { ...refund, transactions: [] }],
    ['voided', { ...refund, state: 'voided' }],
  ])('says %s of %o', (state, change) => {
    expect(readInvoice(invoiceOf(change))?.state).toBe(state);
  });

  it('gives money that came back its sign', () => {
    expect(readInvoice(invoiceOf(refund))).toMatchObject({
      kind: 'credit',
      totalCents: -1199,
      lines: [{ amountCents: -1199 }],
      payments: [{ ...visa, amountCents: -1199 }],
      refundedCents: 1199,
    });
  });

  it('names credit and PayPal, and no payment that failed, was voided or only checked a card', () => {
    const { transactions } = invoiceOf({});
    const read = readInvoice(
      invoiceOf({
        creditPayments: [
          { action: 'payment', amount: 40.57, originalInvoice: { id: 'gift-card' } },
          { action: 'payment', amount: 1, voidedAt: at },
          { action: 'reduction', amount: 1 },
        ],
        transactions: [
          { ...transactions?.[0], status: 'declined' },
          { ...transactions?.[0], type: 'verify' },
          {
            type: 'purchase',
            status: 'success',
            amount: 31.31,
            paymentMethod: { object: 'paypal_billing_agreement' },
          },
        ],
      }),
    );
    expect(read?.payments).toEqual([
      { kind: 'credit', brand: null, lastFour: null, amountCents: 4057, creditId: 'gift-card' },
      { kind: 'paypal', brand: null, lastFour: null, amountCents: 3131, creditId: null },
    ]);
  });

  it('says when it was paid, what for, and whether a bank takes it back', () => {
    const later = new Date('2026-06-20T09:00:00Z');
    const [paid] = invoiceOf({}).transactions ?? [];
    const refused = { ...paid, status: 'declined', createdAt: at };
    const transactions = [refused, { ...paid, createdAt: later }];
    expect(readInvoice(invoiceOf({ transactions, origin: 'renewal' }))).toMatchObject({
      paidAt: later,
      origin: 'renewal',
      isDisputed: false,
    });
    const back = { ...paid, type: 'refund', status: 'chargeback' };
    expect(readInvoice(invoiceOf({ transactions: [paid, back], origin: 'prepayment' }))).toMatchObject({
      paidAt: at,
      origin: 'other',
      isDisputed: true,
      payments: [visa],
    });
  });

  it('has a line for what the provider does not list', () => {
    const lines = readInvoice(invoiceOf({ subtotal: 150 }))?.lines;
    expect(lines?.map(({ description, amountCents }) => [description, amountCents])).toEqual([
      ['Premium', 14376],
      ['Other items', 624],
    ]);
  });

  it.each([{ number: null }, { createdAt: null }, { account: null }])('is nothing without %o', (change) => {
    expect(readInvoice(invoiceOf(change))).toBeNull();
  });
});

describe('taxes of an invoice', () => {
  const vat = { tax: 11.48, taxInfo: { type: 'vat', region: 'DE', rate: 0.19 } };
  const lines = [{ type: 'vat', region: 'DE', amountCents: 1148 }];
  const inclusive = (subtotal: number) => [{ description: 'Premium', subtotal, taxInclusive: true }];

  it.each([
    ['on top', { ...vat, subtotal: 60.4, discount: 0, total: 71.88 }, 1148, { isIncluded: false, lines }],
    [
      'inside, with lines that hold it',
      { ...vat, subtotal: 71.88, discount: 0, lineItems: inclusive(71.88) },
      0,
      { isIncluded: true, lines },
    ],
    [
      'inside, with lines that do not hold it',
      { ...vat, subtotal: 60.4, discount: 0, lineItems: inclusive(60.4) },
      1148,
      { isIncluded: true, lines },
    ],
    ['none', {}, 0, { isIncluded: false, lines: [] }],
  ])('%s', (_, change, taxCents, taxes) => {
    const read = readInvoice(invoiceOf(change));
    expect(read).toMatchObject({ taxCents, taxes });
    const sold = read?.lines.reduce((sum, { amountCents }) => sum + amountCents, 0) ?? 0;
    expect(sold - (read?.discountCents ?? 0) + taxCents).toBe(read?.totalCents);
  });

  it.each([
    ['that add up are named', 5.75, ['GST', 'PST']],
    ['that do not add up are one', 5.76, ['CA']],
  ])('parts %s', (_, tax, types) => {
    const taxDetails = [
      { type: 'GST', region: 'CA', tax: 2.4 },
      { type: 'PST', region: 'BC', tax: 3.35 },
    ];
    const taxed = invoiceOf({ tax, taxInfo: { type: 'CA', region: 'BC', taxDetails } });
    expect(readInvoice(taxed)?.taxes.lines.map(({ type }) => type)).toEqual(types);
  });
});
