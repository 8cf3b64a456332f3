import type { Invoice, LineItem } from '../store/rows.ts';
import type { Reader } from '../store/store.ts';
import { type CreditLine, creditInvoice } from './invoices.ts';

/** The credits that an invoice was refunded by. */
export const refundsOf = (store: Reader, { id }: Invoice): Invoice[] =>
  store.list('invoices').filter(({ previousInvoiceId }) => previousInvoiceId === id);

/** The lines that refund a line. */
const refundsOfLine = (store: Reader, invoice: Invoice, item: LineItem): LineItem[] =>
  refundsOf(store, invoice)
    .flatMap(({ lineItems }) => lineItems)
    .filter(({ refundedLineId }) => refundedLineId === item.id);

/** How many of a line's items were refunded so far. For a refund's own line: how many it refunds. */
export const refundedQuantity = (store: Reader, invoice: Invoice, item: LineItem): number =>
  item.refundedLineId === undefined
    ? refundsOfLine(store, invoice, item).reduce((sum, { quantity }) => sum + quantity, 0)
    : item.quantity;

/** What of a line has not been refunded, tax included. */
export const lineLeftCents = (store: Reader, invoice: Invoice, item: LineItem): number =>
  refundsOfLine(store, invoice, item).reduce((left, { amountCents }) => left + amountCents, item.amountCents);

/** What of an invoice has been refunded. */
const refundedCents = (store: Reader, invoice: Invoice): number =>
  refundsOf(store, invoice).reduce((sum, { totalCents }) => sum - totalCents, 0);

/** What of an invoice can be refunded: it begins with the total, whatever paid it. */
export const refundableCents = (store: Reader, invoice: Invoice): number =>
  invoice.kind === 'charge' && invoice.state === 'paid'
    ? invoice.totalCents - refundedCents(store, invoice)
    : 0;

/** A part of a line that goes back. */
export interface LineRefund {
  readonly item: LineItem;
  /** Zero for a part that is given as an amount. */
  readonly quantity: number;
  readonly amountCents: number;
}

/** The price of some of a line's items, rounded so that all refunds of the line add up to its amount. */
export const quantityCents = (store: Reader, invoice: Invoice, item: LineItem, quantity: number): number => {
  const before = refundedQuantity(store, invoice, item);
  const upTo = (count: number) => Math.floor((item.amountCents * count) / item.quantity);
  return upTo(before + quantity) - upTo(before);
};

/** A line that was paid, and what of it has not gone back. */
interface LeftLine {
  readonly item: LineItem;
  readonly leftCents: number;
}

/** A share of an amount that goes back of one line. */
interface LineShare extends LeftLine {
  readonly amountCents: number;
}

/** Splits an amount between lines, by what is left of each. The last one takes what rounding left. */
const splitBetween = (lines: readonly LeftLine[], amountCents: number): LineShare[] => {
  const left = lines.filter(({ leftCents }) => leftCents > 0);
  let [wantedCents, restCents] = [amountCents, left.reduce((sum, { leftCents }) => sum + leftCents, 0)];
  return left
    .map((line) => {
      const share = Math.ceil((wantedCents * line.leftCents) / restCents);
      wantedCents -= share;
      restCents -= line.leftCents;
      return { ...line, amountCents: share };
    })
    .filter((share) => share.amountCents > 0);
};

/** What goes back of lines that were paid, each with its own tax. An add-on keeps its name, the plan has `title`. */
export const creditLines = (
  items: readonly LineItem[],
  amountCents: number,
  { planCode, before, title }: { readonly planCode: string; readonly before: string; readonly title: string },
): CreditLine[] =>
  splitBetween(
    items.map((item) => ({ item, leftCents: item.amountCents })),
    amountCents,
  ).map(({ item, amountCents: share }) => ({
    amountCents: share,
    paidFor: item,
    description: `${before} ${item.addOnCode === undefined ? title : item.description}`,
    planCode,
  }));

/** Splits an amount between the lines of an invoice. */
export const splitRefund = (store: Reader, invoice: Invoice, amountCents: number): LineRefund[] => {
  const lines = invoice.lineItems.map((item) => ({ item, leftCents: lineLeftCents(store, invoice, item) }));
  return splitBetween(lines, amountCents).map(({ item, leftCents, amountCents: share }) => {
    const isLast = share === leftCents;
    const quantity = isLast ? item.quantity - refundedQuantity(store, invoice, item) : 0;
    return { item, quantity, amountCents: share };
  });
};

/** The credit invoice over parts of lines. */
export const creditOf = (
  store: Reader,
  invoice: Invoice,
  parts: readonly LineRefund[],
  atMs: number,
): Invoice => {
  const credit = creditInvoice(store, {
    accountCode: invoice.accountCode,
    origin: 'refund',
    subscriptionIds: invoice.subscriptionIds,
    lines: parts.map(({ item, quantity, amountCents }) => ({
      amountCents,
      paidFor: item,
      leftCents: lineLeftCents(store, invoice, item),
      description: `Refund: ${item.description}`,
      planCode: item.planCode,
      refund: { quantity, unitAmountCents: -item.unitAmountCents, refundedLineId: item.id },
    })),
    previousInvoiceId: invoice.id,
    atMs,
  });
  return { ...credit, vatNumber: invoice.vatNumber, isReverseCharge: invoice.isReverseCharge };
};
