import { cents, quote, type Totals } from '@backbeat/domain';
import { findPlan, monthsOf, type PaidPlan, planTitle } from '../catalogue/plans.ts';
import { newId } from '../store/ids.ts';
import type { GiftCardRow, Invoice, LineItem, Redemption, Subscription } from '../store/rows.ts';
import { type Change, put, type Reader } from '../store/store.ts';
import { combinedGiftCard, creditOf, setCredit, spend, usableCards, withCredit } from './accountCredit.ts';
import { activeRedemption, couponAt } from './activeCoupon.ts';
import { charge } from './charge.ts';
import { pastDueInvoice } from './dunning.ts';
import { openInvoice, paidInvoice } from './invoices.ts';
import { notice } from './notices.ts';
import { periodEnd } from './periods.ts';

/** The subscription as of its next period: a pending change of plan begins now. */
const advanced = (subscription: Subscription, plan: PaidPlan, atMs: number): Subscription => {
  const { pendingChange } = subscription;
  const isOtherPeriod =
    pendingChange !== null && findPlan(subscription.planCode)?.billingPeriod !== plan.billingPeriod;
  const anchorMs = isOtherPeriod ? atMs : subscription.anchorMs;
  return {
    ...subscription,
    planCode: plan.code,
    quantity: pendingChange?.quantity ?? subscription.quantity,
    unitAmountCents: pendingChange?.unitAmountCents ?? subscription.unitAmountCents,
    pendingChange: null,
    anchorMs,
    periodStartedAtMs: atMs,
    periodEndsAtMs: periodEnd(anchorMs, atMs, monthsOf(plan)),
    updatedAtMs: atMs,
  };
};

const renewalItem = (subscription: Subscription, plan: PaidPlan, totals: Totals): LineItem => ({
  id: newId(),
  kind: 'charge',
  description: planTitle(plan),
  planCode: plan.code,
  subscriptionId: subscription.id,
  quantity: subscription.quantity,
  unitAmountCents: subscription.unitAmountCents,
  subtotalCents: totals.subscriptionsCents,
  discountCents: totals.discountCents,
  amountCents: totals.subtotalCents,
  startMs: subscription.periodStartedAtMs,
  endMs: subscription.periodEndsAtMs,
});

/** Charges what an invoice still asks for; without a payment method, or when declined, it is past due. */
export const collect = (
  store: Reader,
  invoice: Invoice,
  atMs: number,
): { invoice: Invoice; changes: Change[] } => {
  const method = store.get('accounts', invoice.accountCode)?.billing?.method;
  const isFree = invoice.balanceCents === 0;
  const transaction =
    isFree || method === undefined
      ? null
      : charge({
          accountCode: invoice.accountCode,
          amountCents: invoice.balanceCents,
          method,
          invoiceId: invoice.id,
          subscriptionIds: invoice.subscriptionIds,
          origin: 'recurring',
          atMs,
        });
  const isPaid = isFree || transaction?.status === 'success';
  const after = isPaid ? paidInvoice(invoice, atMs) : pastDueInvoice(invoice, atMs);
  return {
    invoice: after,
    changes: [
      put('invoices', after.id, after),
      ...(transaction === null ? [] : [put('transactions', transaction.id, transaction)]),
      notice(isPaid ? 'charge_invoice.paid' : 'charge_invoice.past_due', after.id, after.accountCode, atMs),
    ],
  };
};

/** A renewal that was worked out, with everything that it uses up. */
export interface RenewalDraft {
  readonly next: Subscription;
  readonly invoice: Invoice;
  readonly cards: readonly GiftCardRow[];
  readonly redemption: Redemption | undefined;
  readonly isCouponUsedUp: boolean;
}

/** Works a subscription's next period out; `null` when its plan is no longer sold. */
export const draftRenewal = (
  store: Reader,
  subscription: Subscription,
  atMs: number,
): RenewalDraft | null => {
  const plan = findPlan(subscription.pendingChange?.planCode ?? subscription.planCode);
  if (plan === undefined) return null;
  const next = advanced(subscription, plan, atMs);
  const redemption = activeRedemption(store, subscription);
  const coupon = couponAt(redemption, plan.code, atMs);
  const cards = usableCards(store, subscription.accountCode);
  const totals = quote({
    currency: 'USD',
    lines: [
      {
        planCode: plan.code,
        quantity: next.quantity,
        unitAmountCents: cents(next.unitAmountCents),
        interval: { length: monthsOf(plan), unit: 'month' },
      },
    ],
    coupon,
    giftCard: combinedGiftCard(cards),
    atMs,
  }).now;
  const billed = openInvoice(store, {
    accountCode: subscription.accountCode,
    origin: 'renewal',
    subscriptionIds: [subscription.id],
    lineItems: [renewalItem(next, plan, totals)],
    totals,
    atMs,
  });
  const invoice = withCredit(billed, creditOf(store, subscription.accountCode));
  const isCouponUsedUp = coupon === null || (coupon.singleUse && totals.discountCents > 0);
  return { next, invoice, cards, redemption, isCouponUsedUp };
};

/** Begins a subscription's next period and charges it. */
export const renew = (store: Reader, subscription: Subscription, atMs: number): Change[] => {
  const draft = draftRenewal(store, subscription, atMs);
  if (draft === null) return [put('subscriptions', subscription.id, { ...subscription, state: 'failed' })];
  const { next, cards, redemption, isCouponUsedUp } = draft;
  const collected = collect(store, draft.invoice, atMs);
  return [
    put('subscriptions', subscription.id, { ...next, activeInvoiceId: collected.invoice.id }),
    ...collected.changes,
    ...spend(cards, draft.invoice.giftCardCents, atMs),
    ...setCredit(
      store,
      subscription.accountCode,
      creditOf(store, subscription.accountCode) - draft.invoice.creditCents,
    ),
    ...(redemption === undefined
      ? []
      : [
          put('redemptions', redemption.id, {
            ...redemption,
            discountedCents: redemption.discountedCents + draft.invoice.discountCents,
            state: isCouponUsedUp ? 'inactive' : 'active',
          }),
        ]),
    notice('subscription.renewed', subscription.id, subscription.accountCode, atMs),
  ];
};
