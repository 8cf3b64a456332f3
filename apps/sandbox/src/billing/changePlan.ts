import type { CatalogueCoupon } from '../catalogue/coupons.ts';
import { findPlan, monthsOf, type PaidPlan } from '../catalogue/plans.ts';
import { newId } from '../store/ids.ts';
import type { Invoice, PaymentMethod, Subscription, Transaction } from '../store/rows.ts';
import { type Change, put, type Reader, withChanges } from '../store/store.ts';
import { fundsOf, setCredit, spendCards } from './accountCredit.ts';
import { activeRedemption, couponAt, isUsedUp } from './activeCoupon.ts';
import { chargeInvoice } from './charge.ts';
import { type CreditLine, creditInvoice, openInvoice, paidInvoice } from './invoices.ts';
import { subscriptionItems } from './lineItems.ts';
import { notice } from './notices.ts';
import { periodEnd } from './periods.ts';
import { daysBetween, paidSpan, shareOf } from './proration.ts';
import { creditLines } from './refundLine.ts';
import { nowhere } from './tax.ts';

export interface PlanChange {
  readonly plan: PaidPlan;
  readonly quantity: number;
  readonly unitAmountCents: number;
  readonly addOns: Subscription['addOns'];
  /** A coupon given with the change. It replaces the active one. */
  readonly coupon: CatalogueCoupon | null;
  /** At once, or with the next bill. */
  readonly isNow: boolean;
}

/** What a change would result in. Nothing is charged or stored yet. */
export interface ChangeDraft {
  readonly subscription: Subscription;
  /** Its balance is what a card has to pay. `null` when nothing is billed now. */
  readonly invoice: Invoice | null;
  /** For the unused rest of the old plan. */
  readonly credit: Invoice | null;
  /** What the account has in credit afterwards. */
  readonly creditLeftCents: number;
  readonly changes: readonly Change[];
}

/** How a change ended; `changes` are to be written in one commit. */
export type PlanChangeResult =
  | { readonly isDone: true; readonly draft: ChangeDraft; readonly changes: Change[] }
  | { readonly isDone: false; readonly transaction: Transaction; readonly changes: Change[] };

const notBilled = (subscription: Subscription, creditLeftCents: number): ChangeDraft => ({
  subscription,
  invoice: null,
  credit: null,
  creditLeftCents,
  changes: [],
});

const withScheduledChange = (subscription: Subscription, change: PlanChange, atMs: number): Subscription => ({
  ...subscription,
  pendingChange: {
    id: newId(),
    planCode: change.plan.code,
    quantity: change.quantity,
    unitAmountCents: change.unitAmountCents,
    addOns: [...change.addOns],
    activateAtMs: subscription.periodEndsAtMs,
    createdAtMs: atMs,
  },
  updatedAtMs: atMs,
});

export const isInTrial = ({ trialEndsAtMs }: Subscription, atMs: number): boolean =>
  trialEndsAtMs !== null && trialEndsAtMs > atMs;

/** The subscription on its new plan. The same billing period keeps its bill date, another one begins now. */
const onNewPlan = (
  subscription: Subscription,
  { plan, quantity, unitAmountCents, addOns }: PlanChange,
  atMs: number,
) => {
  const base = {
    ...subscription,
    planCode: plan.code,
    quantity,
    unitAmountCents,
    addOns,
    pendingChange: null,
    // The provider documents that an immediate change cancels a pause.
    pause: null,
    updatedAtMs: atMs,
  };
  const isSamePeriod = findPlan(subscription.planCode)?.billingPeriod === plan.billingPeriod;
  if (isSamePeriod || isInTrial(subscription, atMs)) return base;
  return {
    ...base,
    anchorMs: atMs,
    periodStartedAtMs: atMs,
    periodEndsAtMs: periodEnd(atMs, atMs, monthsOf(plan)),
  };
};

/** What is left of the new plan's period, with the share of a price for it. */
const restOf = ({ periodStartedAtMs, periodEndsAtMs }: Subscription, atMs: number) => ({
  startMs: atMs,
  shareOf: (cents: number): number =>
    shareOf(cents, daysBetween(atMs, periodEndsAtMs), daysBetween(periodStartedAtMs, periodEndsAtMs)),
});

/** The unused rest of what was paid for the old plan. */
const unusedCents = (store: Reader, subscription: Subscription, atMs: number): number => {
  const paid = paidSpan(store, subscription);
  if (paid === null) return 0;
  return shareOf(paid.amountCents, daysBetween(atMs, paid.endMs), daysBetween(paid.startMs, paid.endMs));
};

/** That rest by the lines that were paid, so that each carries its own tax. */
const unusedLines = (store: Reader, subscription: Subscription, amountCents: number): CreditLine[] =>
  creditLines(paidSpan(store, subscription)?.items ?? [], amountCents, {
    planCode: subscription.planCode,
    before: 'Unused part of',
    title: 'the earlier plan',
  });

const couponChanges = (
  store: Reader,
  subscription: Subscription,
  { coupon: fresh }: PlanChange,
  coupon: CatalogueCoupon | null,
  { discountCents, subtotalCents }: Invoice,
  atMs: number,
): Change[] => {
  const running = activeRedemption(store, subscription);
  if (coupon === null) return [];
  const state = isUsedUp(coupon, subtotalCents) ? 'inactive' : 'active';
  if (fresh === null) {
    if (running === undefined) return [];
    const discountedCents = running.discountedCents + discountCents;
    return [put('redemptions', running.id, { ...running, discountedCents, state })];
  }
  const id = newId();
  return [
    ...(running === undefined ? [] : [put('redemptions', running.id, { ...running, state: 'inactive' })]),
    put('redemptions', id, {
      id,
      couponCode: fresh.code,
      accountCode: subscription.accountCode,
      subscriptionId: subscription.id,
      state,
      discountedCents: discountCents,
      createdAtMs: atMs,
    }),
  ];
};

/** Computes a change without charging or storing anything. During a trial nothing is billed and the trial goes on. */
export const draftChange = (
  store: Reader,
  subscription: Subscription,
  change: PlanChange,
  atMs: number,
): ChangeDraft => {
  const { accountCode } = subscription;
  const own = fundsOf(store, accountCode);
  if (!change.isNow) return notBilled(withScheduledChange(subscription, change, atMs), own.creditCents);
  const next = onNewPlan(subscription, change, atMs);
  if (isInTrial(subscription, atMs)) return notBilled(next, own.creditCents);
  const coupon = change.coupon ?? couponAt(activeRedemption(store, subscription), change.plan.code, atMs);
  const amountCents = unusedCents(store, subscription, atMs);
  const funds = { ...own, creditCents: own.creditCents + amountCents };
  const invoice = openInvoice(store, {
    accountCode,
    origin: 'immediate_change',
    subscriptionIds: [next.id],
    address: store.get('accounts', accountCode) ?? nowhere,
    lineItems: subscriptionItems(change.plan, next, coupon, restOf(next, atMs)),
    funds,
    atMs,
  });
  const credit =
    amountCents === 0
      ? null
      : creditInvoice(withChanges(store, [put('invoices', invoice.id, invoice)]), {
          accountCode,
          origin: 'immediate_change',
          subscriptionIds: [subscription.id],
          lines: unusedLines(store, subscription, amountCents),
          atMs,
        });
  const creditLeftCents = funds.creditCents - invoice.creditCents;
  return {
    subscription: { ...next, activeInvoiceId: invoice.id },
    invoice,
    credit,
    creditLeftCents,
    changes: [
      ...(credit === null ? [] : [put('invoices', credit.id, credit)]),
      ...setCredit(store, accountCode, creditLeftCents),
      ...spendCards(funds, invoice, atMs),
      ...couponChanges(store, subscription, change, coupon, invoice, atMs),
    ],
  };
};

/** Moves a subscription to another plan, and charges what that costs now. */
export const changePlan = (
  store: Reader,
  subscription: Subscription,
  change: PlanChange,
  method: PaymentMethod | null,
  atMs: number,
): PlanChangeResult => {
  const draft = draftChange(store, subscription, change, atMs);
  const { accountCode } = subscription;
  const updated = notice('subscription.updated', subscription.id, accountCode, atMs);
  const kept = put('subscriptions', subscription.id, draft.subscription);
  if (draft.invoice === null) return { isDone: true, draft, changes: [kept, ...draft.changes, updated] };
  const transaction =
    method === null || draft.invoice.balanceCents === 0
      ? null
      : chargeInvoice(draft.invoice, method, 'api', atMs);
  if (transaction?.status === 'declined') {
    const attempt = { ...transaction, invoiceId: null };
    return { isDone: false, transaction: attempt, changes: [put('transactions', attempt.id, attempt)] };
  }
  const invoice = paidInvoice(draft.invoice, atMs);
  return {
    isDone: true,
    draft: { ...draft, invoice },
    changes: [
      kept,
      put('invoices', invoice.id, invoice),
      ...(transaction === null ? [] : [put('transactions', transaction.id, transaction)]),
      ...draft.changes,
      updated,
    ],
  };
};
