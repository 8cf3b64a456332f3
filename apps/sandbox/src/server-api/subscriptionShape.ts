import { addOnsCents } from '../billing/lineItems.ts';
import { resumeAtMs } from '../billing/pause.ts';
import { nowhere, taxOn } from '../billing/tax.ts';
import { addOnName, findPlan } from '../catalogue/plans.ts';
import type { Subscription } from '../store/rows.ts';
import type { Reader } from '../store/store.ts';
import { accountMiniOf } from './accountShape.ts';
import { redemptionMini } from './catalogue.ts';
import { dollars, planMini, time } from './wire.ts';

type AddOns = Subscription['addOns'];

/** Add-ons of a subscription, or of a change of it. */
export const addOnShapes = (row: Subscription, planCode: string, addOns: AddOns): object[] => {
  const plan = findPlan(planCode);
  return addOns.map(({ code, quantity, unitAmountCents }, index) => ({
    id: `${row.id.slice(0, 10)}ad${index}`,
    object: 'subscription_add_on',
    subscription_id: row.id,
    add_on: {
      id: `add-${code}`,
      object: 'add_on_mini',
      code,
      name: addOnName(plan, code),
      add_on_type: 'fixed',
    },
    add_on_source: 'plan_add_on',
    quantity,
    unit_amount: dollars(unitAmountCents),
    tier_type: 'flat',
    created_at: time(row.createdAtMs),
    updated_at: time(row.updatedAtMs),
  }));
};

/** A subscription in the server API's shape. */
export const subscriptionShape = (store: Reader, row: Subscription): object => {
  const subtotalCents = row.unitAmountCents * row.quantity + addOnsCents(row.addOns);
  const address = store.get('accounts', row.accountCode) ?? nowhere;
  const taxCents = [row, ...row.addOns]
    .map(({ quantity, unitAmountCents }) => quantity * unitAmountCents)
    .reduce((sum, cents) => sum + (taxOn(store, address, cents, row.isTaxInclusive)?.cents ?? 0), 0);
  return {
    id: row.id,
    object: 'subscription',
    uuid: row.uuid,
    account: accountMiniOf(store, row.accountCode),
    plan: planMini(row.planCode),
    state: row.state,
    coupon_redemptions: store
      .list('redemptions')
      .filter(({ subscriptionId }) => subscriptionId === row.id)
      .map(redemptionMini),
    pending_change: row.pendingChange === null ? null : pendingChangeShape(row, row.pendingChange),
    current_period_started_at: time(row.periodStartedAtMs),
    current_period_ends_at: time(row.periodEndsAtMs),
    current_term_started_at: time(row.periodStartedAtMs),
    current_term_ends_at: time(row.periodEndsAtMs),
    paused_at: time(row.pause?.startsAtMs ?? null),
    remaining_pause_cycles: row.pause?.cyclesLeft ?? null,
    resume_at: time(resumeAtMs(row)),
    trial_started_at: time(row.trialStartedAtMs),
    trial_ends_at: time(row.trialEndsAtMs),
    remaining_billing_cycles: row.autoRenew ? 1 : 0,
    total_billing_cycles: 1,
    renewal_billing_cycles: 1,
    auto_renew: row.autoRenew,
    currency: 'USD',
    unit_amount: dollars(row.unitAmountCents),
    quantity: row.quantity,
    add_ons: addOnShapes(row, row.planCode, row.addOns),
    add_ons_total: dollars(addOnsCents(row.addOns)),
    subtotal: dollars(subtotalCents),
    tax: dollars(taxCents),
    tax_inclusive: row.isTaxInclusive,
    total: dollars(row.isTaxInclusive ? subtotalCents : subtotalCents + taxCents),
    collection_method: 'automatic',
    expiration_reason: row.expirationReason,
    created_at: time(row.createdAtMs),
    updated_at: time(row.updatedAtMs),
    activated_at: time(row.createdAtMs),
    canceled_at: time(row.canceledAtMs),
    expires_at: time(row.expiresAtMs),
    active_invoice_id: row.activeInvoiceId,
    started_with_gift: row.startedWithGift,
    billing_info_id: store.get('accounts', row.accountCode)?.billing?.id ?? null,
  };
};

export const pendingChangeShape = (
  row: Subscription,
  change: NonNullable<Subscription['pendingChange']>,
): object => ({
  id: change.id,
  object: 'subscription_change',
  subscription_id: row.id,
  plan: planMini(change.planCode),
  unit_amount: dollars(change.unitAmountCents),
  quantity: change.quantity,
  add_ons: addOnShapes(row, change.planCode, change.addOns),
  activate_at: time(change.activateAtMs),
  activated: false,
  created_at: time(change.createdAtMs),
  updated_at: time(change.createdAtMs),
});
