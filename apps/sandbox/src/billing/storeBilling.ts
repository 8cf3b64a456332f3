import { newId } from '../store/ids.ts';
import type { Account, Billing, Transaction } from '../store/rows.ts';
import { type Change, put, type Reader, withChanges } from '../store/store.ts';
import { charge } from './charge.ts';
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

/** Invoices that wait for a payment are tried again as soon as there is a new card. */
const collectPastDue = (store: Reader, code: string, atMs: number): Change[] =>
  store
    .list('invoices')
    .filter((invoice) => invoice.accountCode === code && invoice.state === 'past_due')
    .flatMap((invoice) => collect(store, invoice, atMs).changes);

/** Checks a new payment method, puts it on the account, and pays with it what is overdue. */
export const storeBilling = (
  store: Reader,
  account: Account,
  billing: NewBilling,
  atMs: number,
): StoredBilling => {
  const transaction = charge({
    accountCode: account.code,
    amountCents: 0,
    method: billing.method,
    invoiceId: null,
    subscriptionIds: [],
    origin: 'api',
    atMs,
  });
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
  return {
    billing: stored,
    transaction,
    changes: [...changes, ...collectPastDue(withChanges(store, changes), account.code, atMs)],
  };
};
