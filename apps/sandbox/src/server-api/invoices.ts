import * as z from 'zod/mini';
import { dunningCampaign } from '../billing/dunning.ts';
import { refundedQuantity, refundLine } from '../billing/refundLine.ts';
import type { Books, SandboxContext } from '../SandboxContext.ts';
import type { Invoice } from '../store/rows.ts';
import { put, type Reader, withChanges } from '../store/store.ts';
import { invoiceShape } from './invoiceShape.ts';
import { parseBody } from './purchaseBody.ts';
import { invalid, V3Error } from './V3Error.ts';
import { read, type V3Handler } from './V3Handler.ts';

const requireInvoice = (store: Reader, reference = ''): Invoice => {
  const row = reference.startsWith('number-')
    ? store.list('invoices').find(({ number }) => `number-${number}` === reference)
    : store.get('invoices', reference);
  if (row === undefined) throw new V3Error('not_found', `Couldn't find Invoice with id = ${reference}`);
  return row;
};

/** GET: an invoice by its id, or by `number-…`. */
export const getInvoice =
  ({ store }: Pick<SandboxContext, 'store'>): V3Handler =>
  ({ params }) => {
    const row = requireInvoice(store, params.invoice);
    return read(invoiceShape(store, row, store.get('accounts', row.accountCode)));
  };

/** PUT mark_failed: an invoice that nobody has paid is not tried again. The subscription is left as it is. */
export const markInvoiceFailed =
  ({ store, clock }: Books): V3Handler =>
  ({ params }) => {
    const row = requireInvoice(store, params.invoice);
    if (row.state !== 'pending' && row.state !== 'past_due') throw invalid('state', 'is not open');
    const failed: Invoice = {
      ...row,
      state: 'failed',
      nextAttemptAtMs: null,
      closedAtMs: clock.nowMs(),
    };
    return {
      status: 200,
      body: invoiceShape(store, failed, store.get('accounts', row.accountCode)),
      changes: [put('invoices', failed.id, failed)],
    };
  };

const refundBody = z.object({
  type: z.literal('line_items'),
  line_items: z.array(z.object({ id: z.string(), quantity: z.int().check(z.gte(1)) })).check(z.length(1)),
  refund_method: z.optional(z.nullable(z.literal('transaction_first'))),
  credit_customer_notes: z.optional(z.nullable(z.string())),
});

/** POST refund: a number of what one line sold goes back, to the card first. Never more than was paid for. */
export const refundInvoice =
  ({ store, clock }: Books): V3Handler =>
  ({ params, body }) => {
    const invoice = requireInvoice(store, params.invoice);
    const [wanted] = parseBody(refundBody, body).line_items;
    const item = invoice.lineItems.find(({ id }) => id === wanted?.id);
    if (item === undefined || wanted === undefined)
      throw invalid('line_items', 'is not a line of this invoice');
    if (invoice.kind !== 'charge' || invoice.state !== 'paid') throw invalid('state', 'is not paid');
    if (wanted.quantity > item.quantity - refundedQuantity(store, invoice, item))
      throw invalid('line_items.quantity', 'is more than remains');
    const { credit, changes } = refundLine(
      store,
      { invoice, item, quantity: wanted.quantity },
      clock.nowMs(),
    );
    return {
      status: 201,
      body: invoiceShape(withChanges(store, changes), credit, store.get('accounts', invoice.accountCode)),
      changes,
    };
  };

/** GET: when an overdue invoice is given up, and what becomes of its subscription then. */
export const getDunningCampaign: V3Handler = ({ params }) => {
  if (params.campaign !== dunningCampaign.id)
    throw new V3Error('not_found', `Couldn't find DunningCampaign with id = ${params.campaign ?? ''}`);
  return read(dunningCampaign);
};
