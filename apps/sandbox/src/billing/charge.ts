import { newId, newUuid } from '../store/ids.ts';
import type { Invoice, PaymentMethod, Transaction } from '../store/rows.ts';

type Charged = Pick<Transaction, 'accountCode' | 'amountCents' | 'invoiceId' | 'subscriptionIds' | 'origin'>;

/**
 * Asks the test gateway for money. An amount of 0 only checks the card. A card that is declined but storable
 * passes the check.
 */
const ask = (charged: Charged, method: PaymentMethod, atMs: number): Transaction => {
  const isCheck = charged.amountCents === 0;
  const isPaid = method.outcome === 'approved' || (isCheck && method.outcome === 'declined_saveable');
  return {
    id: newId(),
    uuid: newUuid(),
    ...charged,
    type: isCheck ? 'verify' : 'purchase',
    status: isPaid ? 'success' : 'declined',
    code: isPaid ? 'approved' : method.outcome,
    methodKind: method.kind,
    brand: method.brand,
    lastFour: method.lastFour,
    createdAtMs: atMs,
  };
};

/** Charges the balance of an invoice. */
export const chargeInvoice = (
  { id, accountCode, balanceCents, subscriptionIds }: Invoice,
  method: PaymentMethod,
  origin: Transaction['origin'],
  atMs: number,
): Transaction =>
  ask({ accountCode, amountCents: balanceCents, invoiceId: id, subscriptionIds, origin }, method, atMs);

/** Checks a card without charging it. */
export const checkCard = (accountCode: string, method: PaymentMethod, atMs: number): Transaction =>
  ask({ accountCode, amountCents: 0, invoiceId: null, subscriptionIds: [], origin: 'api' }, method, atMs);

/** Returns some of what a payment took. */
export const refund = (
  paid: Transaction,
  amountCents: number,
  creditInvoiceId: string,
  atMs: number,
): Transaction => ({
  ...paid,
  id: newId(),
  uuid: newUuid(),
  type: 'refund',
  originalId: paid.id,
  amountCents,
  invoiceId: creditInvoiceId,
  createdAtMs: atMs,
});

/** What a bank takes back for the person who paid. It stands on the invoice that was paid. */
export const chargeback = (paid: Transaction, atMs: number): Transaction => ({
  ...refund(paid, paid.amountCents, paid.invoiceId ?? '', atMs),
  origin: 'chargeback',
  status: 'chargeback',
});
