import { findPlan, monthsOf, type PaidPlan } from '../catalogue/plans.ts';
import type { Invoice, Redemption, Subscription } from '../store/rows.ts';
import { type Change, put, type Reader } from '../store/store.ts';
import { type Funds, fundsOf, setCredit, spendCards } from './accountCredit.ts';
import { activeRedemption, couponAt, isUsedUp } from './activeCoupon.ts';
import { chargeInvoice } from './charge.ts';
import { pastDueInvoice } from './dunning.ts';
import { openInvoice, paidInvoice } from './invoices.ts';
import { subscriptionItems } from './lineItems.ts';
import { notice } from './notices.ts';
import { periodEnd } from './periods.ts';
import { nowhere } from './tax.ts';

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
    addOns: pendingChange?.addOns ?? subscription.addOns,
    pendingChange: null,
    anchorMs,
    periodStartedAtMs: atMs,
    periodEndsAtMs: periodEnd(anchorMs, atMs, monthsOf(plan)),
    updatedAtMs: atMs,
  };
};

/** Charges an invoice's balance. Without a payment method, or when declined, the invoice is past due. */
export const collect = (
  store: Reader,
  invoice: Invoice,
  atMs: number,
): { invoice: Invoice; changes: Change[] } => {
  const method = store.get('accounts', invoice.accountCode)?.billing?.method;
  const isFree = invoice.balanceCents === 0;
  const transaction =
    isFree || method === undefined ? null : chargeInvoice(invoice, method, 'recurring', atMs);
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

/** A computed renewal, with the funds and the coupon that it uses. */
export interface RenewalDraft {
  readonly next: Subscription;
  readonly invoice: Invoice;
  readonly funds: Funds;
  readonly redemption: Redemption | undefined;
  readonly isCouponUsedUp: boolean;
}

/** Computes a subscription's next period. `null` when its plan is no longer sold. */
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
  const funds = fundsOf(store, subscription.accountCode);
  const invoice = openInvoice(store, {
    accountCode: next.accountCode,
    origin: 'renewal',
    subscriptionIds: [next.id],
    address: store.get('accounts', next.accountCode) ?? nowhere,
    lineItems: subscriptionItems(plan, next, coupon),
    funds,
    atMs,
  });
  const isCouponUsedUp = coupon === null || isUsedUp(coupon, invoice.subtotalCents);
  return { next, invoice, funds, redemption, isCouponUsedUp };
};

/** Begins a subscription's next period and charges it. */
export const renew = (store: Reader, subscription: Subscription, atMs: number): Change[] => {
  const draft = draftRenewal(store, subscription, atMs);
  if (draft === null) return [put('subscriptions', subscription.id, { ...subscription, state: 'failed' })];
  const { next, invoice, funds, redemption, isCouponUsedUp } = draft;
  const collected = collect(store, invoice, atMs);
  return [
    put('subscriptions', subscription.id, { ...next, activeInvoiceId: collected.invoice.id }),
    ...collected.changes,
    ...spendCards(funds, invoice, atMs),
    ...setCredit(store, invoice.accountCode, funds.creditCents - invoice.creditCents),
    ...(redemption === undefined
      ? []
      : [
          put('redemptions', redemption.id, {
            ...redemption,
            discountedCents: redemption.discountedCents + invoice.discountCents,
            state: isCouponUsedUp ? 'inactive' : 'active',
          }),
        ]),
    notice('subscription.renewed', subscription.id, subscription.accountCode, atMs),
  ];
};
