import type { Books } from '../SandboxContext.ts';
import type { Account, Invoice, Subscription, Transaction } from '../store/rows.ts';

/** What was bought and charged. No card data: brand and last four digits at most. */
export interface Ledger {
  readonly nowMs: number;
  readonly accounts: readonly {
    readonly code: string;
    readonly email: string;
    readonly hasBilling: boolean;
  }[];
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
  /** Every attempt, declined ones too. */
  readonly transactions: readonly Transaction[];
  /** The attempts that moved money: successful purchases above nothing. */
  readonly charges: readonly Transaction[];
  readonly giftCards: readonly {
    readonly code: string;
    readonly balanceCents: number;
    readonly recipient: string | null;
  }[];
  readonly redemptions: readonly { readonly couponCode: string; readonly accountCode: string }[];
  /** Webhooks that are not delivered yet. */
  readonly waitingNotices: number;
}

const accountLine = ({ code, email, billing }: Account) => ({ code, email, hasBilling: billing !== null });

/** The ledger, optionally of one account. */
export const ledger = ({ store, clock }: Books, accountCode?: string): Ledger => {
  const isWanted = (row: { accountCode: string }): boolean =>
    accountCode === undefined || row.accountCode === accountCode;
  const transactions = store.list('transactions').filter(isWanted);
  return {
    nowMs: clock.nowMs(),
    accounts: store
      .list('accounts')
      .filter(({ code }) => isWanted({ accountCode: code }))
      .map(accountLine),
    subscriptions: store.list('subscriptions').filter(isWanted),
    invoices: store.list('invoices').filter(isWanted),
    transactions,
    charges: transactions.filter(
      ({ type, status, amountCents }) => type === 'purchase' && status === 'success' && amountCents > 0,
    ),
    giftCards: store.list('giftCards').map(({ code, balanceCents, recipientAccountCode }) => ({
      code,
      balanceCents,
      recipient: recipientAccountCode,
    })),
    redemptions: store
      .list('redemptions')
      .filter(isWanted)
      .map((row) => ({ couponCode: row.couponCode, accountCode: row.accountCode })),
    waitingNotices: store.list('notices').length,
  };
};
