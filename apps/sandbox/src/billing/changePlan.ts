import { type Coupon, cents, quote } from '@backbeat/domain';
import { findPlan, monthsOf, type PaidPlan, planTitle } from '../catalogue/plans.ts';
import { newId } from '../store/ids.ts';
import type { Invoice, PaymentMethod, Subscription, Transaction } from '../store/rows.ts';
import { type Change, put, type Reader, withChanges } from '../store/store.ts';
import { creditOf, setCredit, spend, usableCards, withCredit } from './accountCredit.ts';
import { activeRedemption, couponAt } from './activeCoupon.ts';
import { charge } from './charge.ts';
import { creditInvoice, openInvoice, paidInvoice } from './invoices.ts';
import { notice } from './notices.ts';
import { periodEnd } from './periods.ts';
import { daysBetween, paidSpan, shareOf } from './proration.ts';

export interface PlanChange {
  readonly plan: PaidPlan;
  readonly quantity: number;
  readonly unitAmountCents: number;
  /** A coupon that comes with the change; it replaces the one that works so far. */
  readonly coupon: Coupon | null;
  /** At once, or with the next bill. */
  readonly isNow: boolean;
}

/** What a change would make, before anybody is charged. */
export interface ChangeDraft {
  readonly subscription: Subscription;
  /** Open: its balance is what a card has to pay. Null when nothing is billed now. */
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
    activateAtMs: subscription.periodEndsAtMs,
    createdAtMs: atMs,
  },
  updatedAtMs: atMs,
});

const inTrial = ({ trialEndsAtMs }: Subscription, atMs: number): boolean =>
  trialEndsAtMs !== null && trialEndsAtMs > atMs;

/** The subscription on its new plan. The same billing period keeps its bill date, another one begins now. */
const onNewPlan = (
  subscription: Subscription,
  { plan, quantity, unitAmountCents }: PlanChange,
  atMs: number,
) => {
  const base = {
    ...subscription,
    planCode: plan.code,
    quantity,
    unitAmountCents,
    pendingChange: null,
    // As the provider documents it: an immediate change takes a pause back.
    pause: null,
    updatedAtMs: atMs,
  };
  const isSamePeriod = findPlan(subscription.planCode)?.billingPeriod === plan.billingPeriod;
  if (isSamePeriod || inTrial(subscription, atMs)) return base;
  return {
    ...base,
    anchorMs: atMs,
    periodStartedAtMs: atMs,
    periodEndsAtMs: periodEnd(atMs, atMs, monthsOf(plan)),
  };
};

/** The new plan's price for what is left of its period. */
const priceCents = (
  { periodStartedAtMs, periodEndsAtMs, unitAmountCents, quantity }: Subscription,
  atMs: number,
) =>
  shareOf(
    unitAmountCents * quantity,
    daysBetween(atMs, periodEndsAtMs),
    daysBetween(periodStartedAtMs, periodEndsAtMs),
  );

const chargeInvoice = (
  store: Reader,
  next: Subscription,
  change: PlanChange,
  coupon: Coupon | null,
  atMs: number,
): Invoice => {
  const totals = quote({
    currency: 'USD',
    lines: [
      {
        planCode: change.plan.code,
        quantity: 1,
        unitAmountCents: cents(priceCents(next, atMs)),
        interval: { length: monthsOf(change.plan), unit: 'month' },
      },
    ],
    coupon,
    atMs,
  }).now;
  return openInvoice(store, {
    accountCode: next.accountCode,
    origin: 'immediate_change',
    subscriptionIds: [next.id],
    lineItems: [
      {
        id: newId(),
        kind: 'charge',
        description: planTitle(change.plan),
        planCode: change.plan.code,
        subscriptionId: next.id,
        quantity: change.quantity,
        unitAmountCents: change.unitAmountCents,
        subtotalCents: totals.subscriptionsCents,
        discountCents: totals.discountCents,
        amountCents: totals.subtotalCents,
        startMs: atMs,
        endMs: next.periodEndsAtMs,
      },
    ],
    totals,
    atMs,
  });
};

/** The unused rest of what was paid for the old plan. */
const unusedCredit = (store: Reader, subscription: Subscription, atMs: number): Invoice | null => {
  const paid = paidSpan(store, subscription);
  if (paid === null) return null;
  const amountCents = shareOf(
    paid.amountCents,
    daysBetween(atMs, paid.endMs),
    daysBetween(paid.startMs, paid.endMs),
  );
  return amountCents === 0
    ? null
    : creditInvoice(store, {
        accountCode: subscription.accountCode,
        origin: 'immediate_change',
        subscriptionIds: [subscription.id],
        amountCents,
        description: 'Unused part of the earlier plan',
        planCode: subscription.planCode,
        atMs,
      });
};

const couponChanges = (
  store: Reader,
  subscription: Subscription,
  { coupon: fresh }: PlanChange,
  { discountCents }: Pick<Invoice, 'discountCents'>,
  atMs: number,
): Change[] => {
  const running = activeRedemption(store, subscription);
  if (fresh === null) {
    return running === undefined || discountCents === 0
      ? []
      : [
          put('redemptions', running.id, {
            ...running,
            discountedCents: running.discountedCents + discountCents,
          }),
        ];
  }
  const id = newId();
  return [
    ...(running === undefined ? [] : [put('redemptions', running.id, { ...running, state: 'inactive' })]),
    put('redemptions', id, {
      id,
      couponCode: fresh.code,
      accountCode: subscription.accountCode,
      subscriptionId: subscription.id,
      state: fresh.singleUse && discountCents > 0 ? 'inactive' : 'active',
      discountedCents: discountCents,
      createdAtMs: atMs,
    }),
  ];
};

/** Works a change out without charging or keeping anything. During a trial nothing is billed and the trial goes on. */
export const draftChange = (
  store: Reader,
  subscription: Subscription,
  change: PlanChange,
  atMs: number,
): ChangeDraft => {
  const { accountCode } = subscription;
  const creditBefore = creditOf(store, accountCode);
  if (!change.isNow) return notBilled(withScheduledChange(subscription, change, atMs), creditBefore);
  const next = onNewPlan(subscription, change, atMs);
  if (inTrial(subscription, atMs)) return notBilled(next, creditBefore);
  const coupon = change.coupon ?? couponAt(activeRedemption(store, subscription), change.plan.code, atMs);
  const billed = chargeInvoice(store, next, change, coupon, atMs);
  const credit = unusedCredit(withChanges(store, [put('invoices', billed.id, billed)]), subscription, atMs);
  const availableCents = creditBefore - (credit?.totalCents ?? 0);
  const credited = withCredit(billed, availableCents);
  const cards = usableCards(store, accountCode);
  const giftCardCents = Math.min(
    credited.balanceCents,
    cards.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
  );
  const invoice = { ...credited, giftCardCents, balanceCents: credited.balanceCents - giftCardCents };
  const creditLeftCents = availableCents - invoice.creditCents;
  return {
    subscription: { ...next, activeInvoiceId: invoice.id },
    invoice,
    credit,
    creditLeftCents,
    changes: [
      ...(credit === null ? [] : [put('invoices', credit.id, credit)]),
      ...setCredit(store, accountCode, creditLeftCents),
      ...spend(cards, giftCardCents, atMs),
      ...couponChanges(store, subscription, change, invoice, atMs),
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
      : charge({
          accountCode,
          amountCents: draft.invoice.balanceCents,
          method,
          invoiceId: draft.invoice.id,
          subscriptionIds: [subscription.id],
          origin: 'api',
          atMs,
        });
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
