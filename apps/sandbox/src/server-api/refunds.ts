import * as z from 'zod/mini';
import { refund, refundMethods } from '../billing/refund.ts';
import {
  type LineRefund,
  lineLeftCents,
  quantityCents,
  refundableCents,
  refundedQuantity,
  splitRefund,
} from '../billing/refundLine.ts';
import type { Books } from '../SandboxContext.ts';
import type { Invoice, LineItem } from '../store/rows.ts';
import { type Reader, withChanges } from '../store/store.ts';
import { invoiceShape } from './invoiceShape.ts';
import { requireInvoice } from './invoices.ts';
import { parseBody } from './purchaseBody.ts';
import { invalid } from './V3Error.ts';
import type { V3Handler } from './V3Handler.ts';
import { toCents } from './wire.ts';

const amount = z.optional(z.nullable(z.number().check(z.gt(0))));
const percentage = z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100))));
const line = z.object({
  id: z.string(),
  quantity: z.optional(z.nullable(z.int().check(z.gte(1)))),
  amount,
  percentage,
  prorate: z.optional(z.nullable(z.boolean())),
});
type WantedLine = z.output<typeof line>;

const refundBody = z.object({
  type: z.enum(['amount', 'percentage', 'line_items']),
  amount,
  percentage,
  line_items: z.optional(z.nullable(z.array(line).check(z.minLength(1)))),
  /** Of sites with credit invoices, such as this one. */
  refund_method: z._default(z.enum(refundMethods), 'transaction_first'),
  credit_customer_notes: z.optional(z.nullable(z.string())),
  external_refund: z.optional(
    z.nullable(
      z.object({
        payment_method: z.string(),
        description: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
        refunded_at: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
      }),
    ),
  ),
});
type RefundBody = z.output<typeof refundBody>;

/** The share of a line's amount that falls on the time to come. */
const proratedCents = (cents: number, { startMs, endMs }: LineItem, nowMs: number): number => {
  if (endMs === null) throw invalid('line_items.prorate', 'needs a line with a start and an end');
  const left = Math.max(0, endMs - Math.max(nowMs, startMs));
  return Math.floor((cents * left) / (endMs - startMs));
};

const lineRefund = (store: Reader, invoice: Invoice, wanted: WantedLine, nowMs: number): LineRefund => {
  const item = invoice.lineItems.find(({ id }) => id === wanted.id);
  if (item === undefined) throw invalid('line_items', 'is not a line of this invoice');
  const given = [wanted.quantity, wanted.amount, wanted.percentage].filter((one) => one != null);
  if (given.length !== 1)
    throw invalid('line_items.quantity', 'is required unless an amount or a percentage is present');
  const leftCents = lineLeftCents(store, invoice, item);
  const quantity = wanted.quantity ?? 0;
  if (quantity > item.quantity - refundedQuantity(store, invoice, item))
    throw invalid('line_items.quantity', 'is more than remains');
  const wantedCents =
    wanted.quantity != null
      ? quantityCents(store, invoice, item, quantity)
      : wanted.amount != null
        ? toCents(wanted.amount)
        : Math.round((leftCents * (wanted.percentage ?? 0)) / 100);
  const amountCents = wanted.prorate === true ? proratedCents(wantedCents, item, nowMs) : wantedCents;
  if (amountCents > leftCents) throw invalid('line_items.amount', 'is more than remains');
  return { item, quantity, amountCents };
};

const partsOf = (store: Reader, invoice: Invoice, body: RefundBody, nowMs: number): LineRefund[] => {
  const leftCents = refundableCents(store, invoice);
  for (const type of ['amount', 'percentage', 'line_items'] as const)
    if (type !== body.type && body[type] != null)
      throw invalid(type, `can only be present if type is ${type}`);
  if (body.type === 'line_items') {
    if (body.line_items == null) throw invalid('line_items', "can't be blank");
    if (new Set(body.line_items.map(({ id }) => id)).size < body.line_items.length)
      throw invalid('line_items', 'has a line twice');
    return body.line_items.map((wanted) => lineRefund(store, invoice, wanted, nowMs));
  }
  const wantedCents =
    body.type === 'amount'
      ? body.amount == null
        ? leftCents
        : toCents(body.amount)
      : Math.round((leftCents * (body.percentage ?? 100)) / 100);
  if (wantedCents > leftCents) throw invalid('amount', 'is more than the refundable amount');
  return splitRefund(store, invoice, wantedCents);
};

/** POST refund: an amount, a percentage, or parts of lines. Never more than was paid, and nothing that a bank takes back. */
export const refundInvoice =
  ({ store, clock }: Books): V3Handler =>
  ({ params, body }) => {
    const invoice = requireInvoice(store, params.invoice);
    const wanted = parseBody(refundBody, body);
    if (invoice.kind !== 'charge' || invoice.state !== 'paid') throw invalid('state', 'is not paid');
    const isDisputed = store
      .list('transactions')
      .some(({ invoiceId, status }) => invoiceId === invoice.id && status === 'chargeback');
    if (isDisputed) throw invalid('base', 'has a chargeback');
    const parts = partsOf(store, invoice, wanted, clock.nowMs());
    const cents = parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (cents === 0) throw invalid('base', 'has nothing left to refund');
    const done = refund(
      store,
      { invoice, parts, method: wanted.refund_method, isExternal: wanted.external_refund != null },
      clock.nowMs(),
    );
    if (done === null) throw invalid('refund_method', 'finds no payment that is large enough');
    const { credit, changes } = done;
    return {
      status: 201,
      body: invoiceShape(withChanges(store, changes), credit, store.get('accounts', invoice.accountCode)),
      changes,
    };
  };
