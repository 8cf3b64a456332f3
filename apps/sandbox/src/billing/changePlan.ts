import { cents } from '@backbeat/domain';
import { monthsOf, type PaidPlan, planTitle } from '../catalogue/plans.ts';
import { newId } from '../store/ids.ts';
import type { Invoice, PaymentMethod, Subscription, Transaction } from '../store/rows.ts';
import { type Change, put, type Reader, withChanges } from '../store/store.ts';
import { charge } from './charge.ts';
import { unusedCents } from './endSubscription.ts';
import { creditInvoice, openInvoice, paidInvoice } from './invoices.ts';
import { notice } from './notices.ts';
import { periodEnd } from './periods.ts';

export interface PlanChange {
  readonly plan: PaidPlan;
  readonly quantity: number;
  readonly unitAmountCents: number;
  /** At once, or with the next bill. */
  readonly isNow: boolean;
}

/** How a change ended; `changes` are to be written in one commit. */
export type PlanChangeResult =
  | {
      readonly isDone: true;
      readonly subscription: Subscription;
      readonly invoice: Invoice | null;
      readonly credit: Invoice | null;
      readonly changes: Change[];
    }
  | { readonly isDone: false; readonly transaction: Transaction; readonly changes: Change[] };

const later = (subscription: Subscription, change: PlanChange, atMs: number): PlanChangeResult => {
  const next: Subscription = {
    ...subscription,
    pendingChange: {
      id: newId(),
      planCode: change.plan.code,
      quantity: change.quantity,
      unitAmountCents: change.unitAmountCents,
      activateAtMs: subscription.periodEndsAtMs,
      createdAtMs: atMs,
    },
    updatedAtMs: atMs,
  };
  return {
    isDone: true,
    subscription: next,
    invoice: null,
    credit: null,
    changes: [put('subscriptions', next.id, next)],
  };
};

const inTrial = ({ trialEndsAtMs }: Subscription, atMs: number): boolean =>
  trialEndsAtMs !== null && trialEndsAtMs > atMs;

/** A change of price: the unused rest of the old period is taken off the first bill of the new one. */
const prorated = (
  store: Reader,
  subscription: Subscription,
  next: Subscription,
  plan: PaidPlan,
  atMs: number,
): Invoice => {
  const priceCents = next.unitAmountCents * next.quantity;
  const unused = Math.min(
    unusedCents(subscription, subscription.unitAmountCents * subscription.quantity, atMs),
    priceCents,
  );
  const due = cents(priceCents - unused);
  const zero = cents(0);
  return openInvoice(store, {
    accountCode: subscription.accountCode,
    origin: 'immediate_change',
    subscriptionIds: [subscription.id],
    lineItems: [
      {
        id: newId(),
        kind: 'charge',
        description: planTitle(plan),
        planCode: plan.code,
        subscriptionId: subscription.id,
        quantity: next.quantity,
        unitAmountCents: next.unitAmountCents,
        subtotalCents: priceCents,
        discountCents: unused,
        amountCents: due,
        startMs: next.periodStartedAtMs,
        endMs: next.periodEndsAtMs,
      },
    ],
    totals: {
      subscriptionsCents: cents(priceCents),
      chargesCents: zero,
      discountCents: cents(unused),
      subtotalCents: due,
      taxesCents: zero,
      giftCardCents: zero,
      totalCents: due,
    },
    atMs,
  });
};

/** What is left of a dearer old period after the new price is paid; it goes back as credit. */
const surplusCents = (subscription: Subscription, next: Subscription, atMs: number): number =>
  Math.max(
    0,
    unusedCents(subscription, subscription.unitAmountCents * subscription.quantity, atMs) -
      next.unitAmountCents * next.quantity,
  );

/** Moves a subscription to another plan. During a trial nothing is charged and the trial goes on. */
export function changePlan(
  store: Reader,
  subscription: Subscription,
  change: PlanChange,
  method: PaymentMethod | null,
  atMs: number,
): PlanChangeResult {
  if (!change.isNow) return later(subscription, change, atMs);
  const base: Subscription = {
    ...subscription,
    planCode: change.plan.code,
    quantity: change.quantity,
    unitAmountCents: change.unitAmountCents,
    pendingChange: null,
    updatedAtMs: atMs,
  };
  const updated = notice('subscription.updated', subscription.id, subscription.accountCode, atMs);
  if (inTrial(subscription, atMs)) {
    const changes = [put('subscriptions', base.id, base), updated];
    return { isDone: true, subscription: base, invoice: null, credit: null, changes };
  }
  const moved: Subscription = {
    ...base,
    anchorMs: atMs,
    periodStartedAtMs: atMs,
    periodEndsAtMs: periodEnd(atMs, atMs, monthsOf(change.plan)),
  };
  const open = prorated(store, subscription, moved, change.plan, atMs);
  const transaction =
    method === null || open.balanceCents === 0
      ? null
      : charge({
          accountCode: subscription.accountCode,
          amountCents: open.balanceCents,
          method,
          invoiceId: open.id,
          subscriptionIds: [subscription.id],
          origin: 'api',
          atMs,
        });
  if (transaction?.status === 'declined') {
    const attempt = { ...transaction, invoiceId: null };
    return { isDone: false, transaction: attempt, changes: [put('transactions', attempt.id, attempt)] };
  }
  const invoice = paidInvoice(open, atMs);
  const next = { ...moved, activeInvoiceId: invoice.id };
  const surplus = surplusCents(subscription, moved, atMs);
  const credit =
    surplus === 0
      ? null
      : creditInvoice(withChanges(store, [put('invoices', invoice.id, invoice)]), {
          accountCode: subscription.accountCode,
          origin: 'immediate_change',
          subscriptionIds: [subscription.id],
          amountCents: surplus,
          description: 'Unused part of the earlier plan',
          planCode: subscription.planCode,
          atMs,
        });
  return {
    isDone: true,
    subscription: next,
    invoice,
    credit,
    changes: [
      put('subscriptions', next.id, next),
      put('invoices', invoice.id, invoice),
      ...(transaction === null ? [] : [put('transactions', transaction.id, transaction)]),
      ...(credit === null ? [] : [put('invoices', credit.id, credit)]),
      updated,
    ],
  };
}
