import { dunningCampaign } from '../billing/dunning.ts';
import { creditInvoice } from '../billing/invoices.ts';
import { refundsOf } from '../billing/refundLine.ts';
import type { Books, SandboxContext } from '../SandboxContext.ts';
import type { Invoice } from '../store/rows.ts';
import { put, type Reader } from '../store/store.ts';
import { invoiceShape } from './invoiceShape.ts';
import { invalid, V3Error } from './V3Error.ts';
import { list, read, type V3Handler } from './V3Handler.ts';

/** What redeeming a gift card gave its account. It is made when it is asked for, under the card's own id. */
const giftCardInvoice = (store: Reader, id: string): Invoice | undefined => {
  const card = store.list('giftCards').find((row) => row.id === id);
  if (card?.recipientAccountCode == null || card.redeemedAtMs === null) return undefined;
  const made = creditInvoice(store, {
    accountCode: card.recipientAccountCode,
    origin: 'gift_card',
    subscriptionIds: [],
    lines: [
      { amountCents: card.unitAmountCents, paidFor: undefined, description: 'Gift card', planCode: null },
    ],
    atMs: card.redeemedAtMs,
  });
  return { ...made, id, number: id };
};

/**
 * The invoice of a path: by its id, or by `number-…`.
 *
 * @throws V3Error of type not_found
 */
export const requireInvoice = (store: Reader, reference = ''): Invoice => {
  const row = reference.startsWith('number-')
    ? store.list('invoices').find(({ number }) => `number-${number}` === reference)
    : (store.get('invoices', reference) ?? giftCardInvoice(store, reference));
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

/** GET related_invoices: of an invoice its refunds, of a refund the invoice that was paid. */
export const listRelatedInvoices =
  ({ store }: Pick<SandboxContext, 'store'>): V3Handler =>
  ({ params }) => {
    const row = requireInvoice(store, params.invoice);
    const paid = row.previousInvoiceId === null ? undefined : store.get('invoices', row.previousInvoiceId);
    const account = store.get('accounts', row.accountCode);
    const rows = paid === undefined ? refundsOf(store, row) : [paid];
    return list(rows.map((one) => invoiceShape(store, one, account)));
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

/** GET: when an overdue invoice is given up, and what becomes of its subscription then. */
export const getDunningCampaign: V3Handler = ({ params }) => {
  if (params.campaign !== dunningCampaign.id)
    throw new V3Error('not_found', `Couldn't find DunningCampaign with id = ${params.campaign ?? ''}`);
  return read(dunningCampaign);
};
