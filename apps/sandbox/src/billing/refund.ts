import type { GiftCardRow, Invoice, Transaction } from '../store/rows.ts';
import { type Change, put, type Reader } from '../store/store.ts';
import { fundsOf, setCredit } from './accountCredit.ts';
import { refund as refundTransaction } from './charge.ts';
import { notice } from './notices.ts';
import { creditOf, type LineRefund, refundsOf } from './refundLine.ts';

/** Where a refund goes, in the provider's words. */
export const refundMethods = ['transaction_first', 'credit_first', 'all_credit', 'all_transaction'] as const;

type RefundMethod = (typeof refundMethods)[number];

export interface Refund {
  readonly invoice: Invoice;
  readonly parts: readonly LineRefund[];
  readonly method: RefundMethod;
  /** The money was sent by other ways: a transaction is written, and no gateway is asked. */
  readonly isExternal: boolean;
}

/** A payment, and what of it has not gone back. */
interface LeftPayment {
  readonly paid: Transaction;
  readonly leftCents: number;
}

/** The payments of an account that can be given back: those of the invoice first, then older ones. */
const leftPayments = (store: Reader, { id, accountCode }: Invoice): LeftPayment[] => {
  const rows = store.list('transactions').filter((row) => row.accountCode === accountCode);
  const payments = rows
    .filter(({ type, status }) => type === 'purchase' && status === 'success')
    .map((paid) => ({
      paid,
      leftCents: rows
        .filter(({ type, originalId }) => type === 'refund' && originalId === paid.id)
        .reduce((left, { amountCents }) => left - amountCents, paid.amountCents),
    }))
    .filter(({ leftCents }) => leftCents > 0)
    .reverse();
  const isOwn = ({ paid }: LeftPayment) => paid.invoiceId === id;
  return [...payments.filter(isOwn), ...payments.filter((payment) => !isOwn(payment))];
};

/** What gift cards and credit paid of an invoice, and what of that has not gone back. */
const leftFunds = (store: Reader, invoice: Invoice): { giftCardCents: number; creditCents: number } =>
  refundsOf(store, invoice).reduce(
    (left, back) => ({
      giftCardCents: Math.max(0, left.giftCardCents + back.giftCardCents),
      creditCents: Math.max(0, left.creditCents + back.creditCents),
    }),
    { giftCardCents: invoice.giftCardCents, creditCents: invoice.creditCents },
  );

/** Puts an amount back on the gift cards that it came from. */
const refilled = (store: Reader, accountCode: string, cents: number, atMs: number): Change[] => {
  let left = cents;
  const fill = (card: GiftCardRow): Change[] => {
    const share = Math.min(left, card.unitAmountCents - card.balanceCents);
    left -= share;
    const balanceCents = card.balanceCents + share;
    return share === 0 ? [] : [put('giftCards', card.code, { ...card, balanceCents, updatedAtMs: atMs })];
  };
  return store
    .list('giftCards')
    .filter(({ recipientAccountCode }) => recipientAccountCode === accountCode)
    .flatMap(fill);
};

/** How much of a refund the payment method gets. */
const transactionCents = (method: RefundMethod, cents: number, ownCents: number, fundsCents: number) => {
  switch (method) {
    case 'transaction_first':
      return Math.min(cents, ownCents);
    case 'credit_first':
      return cents - Math.min(cents, fundsCents);
    case 'all_credit':
      return 0;
    case 'all_transaction':
      return cents;
  }
  return method satisfies never;
};

/** The transactions that give an amount back; null where no payment is left to give it back by. */
const giveBack = (
  payments: readonly LeftPayment[],
  cents: number,
  { isExternal }: Refund,
  creditId: string,
  atMs: number,
): Transaction[] | null => {
  let left = cents;
  const rows = payments.flatMap(({ paid, leftCents }) => {
    const share = Math.min(left, leftCents);
    left -= share;
    if (share === 0) return [];
    const row = refundTransaction(paid, share, creditId, atMs);
    return [isExternal ? { ...row, origin: 'refunded_externally' as const } : row];
  });
  return left > 0 ? null : rows;
};

/** Refunds parts of an invoice: a credit, and what it gives back to payment method, gift card and account. */
export const refund = (
  store: Reader,
  order: Refund,
  atMs: number,
): { credit: Invoice; changes: Change[] } | null => {
  const { invoice, parts, method } = order;
  const { accountCode } = invoice;
  const cents = parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const payments = leftPayments(store, invoice);
  const ownCents = payments
    .filter(({ paid }) => paid.invoiceId === invoice.id)
    .reduce((sum, { leftCents }) => sum + leftCents, 0);
  const funds = leftFunds(store, invoice);
  const byTransaction = transactionCents(method, cents, ownCents, funds.giftCardCents + funds.creditCents);
  const giftCardCents = method === 'all_credit' ? 0 : Math.min(cents - byTransaction, funds.giftCardCents);
  const creditCents = cents - byTransaction - giftCardCents;
  const made = creditOf(store, invoice, parts, atMs);
  const credit = { ...made, giftCardCents: -giftCardCents, creditCents: -creditCents };
  const transactions = giveBack(payments, byTransaction, order, credit.id, atMs);
  if (transactions === null) return null;
  return {
    credit,
    changes: [
      put('invoices', credit.id, credit),
      ...transactions.map((row) => put('transactions', row.id, row)),
      ...refilled(store, accountCode, giftCardCents, atMs),
      ...setCredit(store, accountCode, fundsOf(store, accountCode).creditCents + creditCents),
      notice('credit_invoice.created', credit.id, accountCode, atMs),
    ],
  };
};
