import type { Invoice, LineItem } from '../store/rows.ts';
import { type Change, put, type Reader } from '../store/store.ts';
import { fundsOf, setCredit } from './accountCredit.ts';
import { refund } from './charge.ts';
import { creditInvoice } from './invoices.ts';
import { notice } from './notices.ts';

/** The credits that an invoice was refunded by. */
const refundsOf = (store: Reader, { id }: Invoice): Invoice[] =>
  store.list('invoices').filter(({ previousInvoiceId }) => previousInvoiceId === id);

/** How many of a line's items were refunded so far. For a refund's own line: how many it refunds. */
export const refundedQuantity = (store: Reader, invoice: Invoice, item: LineItem): number =>
  item.refundedLineId === undefined
    ? refundsOf(store, invoice)
        .flatMap(({ lineItems }) => lineItems)
        .filter(({ refundedLineId }) => refundedLineId === item.id)
        .reduce((sum, { quantity }) => sum + quantity, 0)
    : item.quantity;

interface LineRefund {
  readonly invoice: Invoice;
  readonly item: LineItem;
  readonly quantity: number;
}

/** The price of some of a line's items, rounded so that all refunds of the line add up to its amount. */
const centsOf = (store: Reader, { invoice, item, quantity }: LineRefund): number => {
  const before = refundedQuantity(store, invoice, item);
  const upTo = (count: number) => Math.floor((item.amountCents * count) / item.quantity);
  return upTo(before + quantity) - upTo(before);
};

/** Refunds some of a line's items: to the card up to what it paid, the rest as credit of the account. */
export const refundLine = (
  store: Reader,
  lineRefund: LineRefund,
  atMs: number,
): { credit: Invoice; changes: Change[] } => {
  const { invoice, item, quantity } = lineRefund;
  const { accountCode } = invoice;
  const amountCents = centsOf(store, lineRefund);
  const transactions = store.list('transactions');
  const paid = transactions.find(
    (row) => row.invoiceId === invoice.id && row.type === 'purchase' && row.status === 'success',
  );
  const refundIds = new Set(refundsOf(store, invoice).map(({ id }) => id));
  const backCents = transactions
    .filter(({ type, invoiceId }) => type === 'refund' && invoiceId !== null && refundIds.has(invoiceId))
    .reduce((sum, row) => sum + row.amountCents, 0);
  const toCardCents = Math.min(amountCents, (paid?.amountCents ?? 0) - backCents);
  const made = creditInvoice(store, {
    accountCode,
    origin: 'refund',
    subscriptionIds: [],
    amountCents,
    description: `Refund: ${item.description}`,
    planCode: item.planCode,
    previousInvoiceId: invoice.id,
    atMs,
  });
  const credit: Invoice = {
    ...made,
    lineItems: made.lineItems.map((line) => ({
      ...line,
      quantity,
      unitAmountCents: -item.unitAmountCents,
      refundedLineId: item.id,
    })),
  };
  const transactionsBack =
    paid === undefined || toCardCents <= 0 ? [] : [refund(paid, toCardCents, credit.id, atMs)];
  return {
    credit,
    changes: [
      put('invoices', credit.id, credit),
      ...transactionsBack.map((row) => put('transactions', row.id, row)),
      ...setCredit(
        store,
        accountCode,
        fundsOf(store, accountCode).creditCents + amountCents - Math.max(0, toCardCents),
      ),
      notice('credit_invoice.created', credit.id, accountCode, atMs),
    ],
  };
};
