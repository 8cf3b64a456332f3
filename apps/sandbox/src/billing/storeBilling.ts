import { newId } from '../store/ids.ts';
import type { Account, Billing, Transaction } from '../store/rows.ts';
import { type Change, put, type Reader, withChanges } from '../store/store.ts';
import { checkCard } from './charge.ts';
import { pastDueInvoices } from './dunning.ts';
import { notice } from './notices.ts';
import type { NewBilling } from './order.ts';
import { collect } from './renew.ts';

/** How storing a payment method went; `billing` is null when the bank refused it. */
export interface StoredBilling {
  readonly billing: Billing | null;
  /** The check of the card. */
  readonly transaction: Transaction;
  readonly changes: Change[];
}

/** Checks a new payment method, stores it on the account, and charges the overdue invoices to it. */
export const storeBilling = (
  store: Reader,
  account: Account,
  billing: NewBilling,
  atMs: number,
): StoredBilling => {
  const transaction = checkCard(account.code, billing.method, atMs);
  if (transaction.status === 'declined') {
    return { billing: null, transaction, changes: [put('transactions', transaction.id, transaction)] };
  }
  const stored: Billing = {
    ...billing,
    id: account.billing?.id ?? newId(),
    createdAtMs: account.billing?.createdAtMs ?? atMs,
    updatedAtMs: atMs,
  };
  const changes: Change[] = [
    put('accounts', account.code, { ...account, billing: stored, updatedAtMs: atMs }),
    put('transactions', transaction.id, transaction),
    notice('billing_info.updated', stored.id, account.code, atMs),
  ];
  const after = withChanges(store, changes);
  const collected = pastDueInvoices(after, account.code).flatMap(
    (invoice) => collect(after, invoice, atMs).changes,
  );
  return { billing: stored, transaction, changes: [...changes, ...collected] };
};
