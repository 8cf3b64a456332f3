import { findPlan, planTitle } from '../catalogue/plans.ts';
import type { Invoice, Subscription, Transaction } from '../store/rows.ts';
import { type Change, put, type Reader } from '../store/store.ts';
import { refund } from './charge.ts';
import { type CreditLine, creditInvoice } from './invoices.ts';
import { type NoticeKind, notice } from './notices.ts';
import { creditLines } from './refundLine.ts';

/** A subscription and what has to be written with it. */
export interface Changed {
  readonly subscription: Subscription;
  readonly changes: Change[];
}

/** Writes a subscription together with the webhook that reports it. */
export const changed = (
  subscription: Subscription,
  kind: NoticeKind,
  atMs: number,
  others: readonly Change[] = [],
): Changed => ({
  subscription,
  changes: [
    put('subscriptions', subscription.id, subscription),
    ...others,
    notice(kind, subscription.id, subscription.accountCode, atMs),
  ],
});

/** Cancels: the subscription runs to the end of the paid period, then expires. */
export const cancel = (subscription: Subscription, atMs: number): Changed =>
  changed(
    {
      ...subscription,
      state: 'canceled',
      autoRenew: false,
      canceledAtMs: atMs,
      expiresAtMs: subscription.periodEndsAtMs,
      pendingChange: null,
      pause: null,
      updatedAtMs: atMs,
    },
    'subscription.canceled',
    atMs,
  );

/** Revokes a cancellation while the paid period still runs. */
export const reactivate = (subscription: Subscription, atMs: number): Changed =>
  changed(
    {
      ...subscription,
      state: 'active',
      autoRenew: true,
      canceledAtMs: null,
      expiresAtMs: null,
      updatedAtMs: atMs,
    },
    'subscription.reactivated',
    atMs,
  );

/** How much of the last payment goes back. */
export type RefundKind = 'none' | 'partial' | 'full';

const lastPaid = (store: Reader, subscription: Subscription): Transaction | undefined =>
  store
    .list('transactions')
    .filter(
      (row) =>
        row.subscriptionIds.includes(subscription.id) && row.type === 'purchase' && row.status === 'success',
    )
    .at(-1);

/** The unused part of a period's price, in whole cents, rounded down. */
const unusedCents = (subscription: Subscription, paidCents: number, atMs: number): number => {
  const { periodStartedAtMs, periodEndsAtMs } = subscription;
  const left = Math.max(0, periodEndsAtMs - Math.max(atMs, periodStartedAtMs));
  return Math.floor((paidCents * left) / (periodEndsAtMs - periodStartedAtMs));
};

/** What goes back, by the lines that were paid for the subscription. */
const refundLines = (
  store: Reader,
  subscription: Subscription,
  paid: Transaction,
  cents: number,
): CreditLine[] => {
  const { planCode } = subscription;
  const plan = findPlan(planCode);
  const title = plan === undefined ? planCode : planTitle(plan);
  const items = (store.get('invoices', paid.invoiceId ?? '')?.lineItems ?? []).filter(
    ({ subscriptionId }) => subscriptionId === subscription.id,
  );
  const lines = creditLines(items, cents, { planCode, before: 'Refund:', title });
  return lines.length > 0
    ? lines
    : [{ amountCents: cents, paidFor: items[0], description: `Refund: ${title}`, planCode }];
};

const refundChanges = (
  store: Reader,
  subscription: Subscription,
  paid: Transaction,
  cents: number,
  atMs: number,
): Change[] => {
  const credit: Invoice = creditInvoice(store, {
    accountCode: subscription.accountCode,
    origin: 'termination',
    subscriptionIds: [subscription.id],
    lines: refundLines(store, subscription, paid, cents),
    previousInvoiceId: paid.invoiceId,
    atMs,
  });
  const transaction = refund(paid, cents, credit.id, atMs);
  return [
    put('invoices', credit.id, credit),
    put('transactions', transaction.id, transaction),
    notice('credit_invoice.created', credit.id, subscription.accountCode, atMs),
  ];
};

/** Ends a subscription at once, with the refund that was asked for. */
export const terminate = (
  store: Reader,
  subscription: Subscription,
  refundKind: RefundKind,
  atMs: number,
): Changed => {
  const paid = lastPaid(store, subscription);
  const amount =
    paid === undefined || refundKind === 'none'
      ? 0
      : refundKind === 'full'
        ? paid.amountCents
        : unusedCents(subscription, paid.amountCents, atMs);
  return changed(
    {
      ...subscription,
      state: 'expired',
      autoRenew: false,
      canceledAtMs: subscription.canceledAtMs ?? atMs,
      expiresAtMs: atMs,
      expirationReason: 'terminated',
      pendingChange: null,
      pause: null,
      updatedAtMs: atMs,
    },
    'subscription.expired',
    atMs,
    paid === undefined || amount === 0 ? [] : refundChanges(store, subscription, paid, amount, atMs),
  );
};
