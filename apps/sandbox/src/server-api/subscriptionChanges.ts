import * as z from 'zod/mini';
import { hasRedemptionLeft } from '../billing/activeCoupon.ts';
import { type ChangeDraft, changePlan, draftChange, type PlanChange } from '../billing/changePlan.ts';
import { type CatalogueCoupon, findCoupon, isRedeemable } from '../catalogue/coupons.ts';
import { addOnsOf, findPlan, type PaidPlan } from '../catalogue/plans.ts';
import type { Books } from '../SandboxContext.ts';
import type { Subscription } from '../store/rows.ts';
import { put, type Reader, withChanges } from '../store/store.ts';
import { declinedError, requireAuthentication } from './declined.ts';
import { invoiceShape } from './invoiceShape.ts';
import { parseBody } from './purchaseBody.ts';
import { addOnShapes, pendingChangeShape } from './subscriptionShape.ts';
import { requireSubscription } from './subscriptions.ts';
import { invalid, usedUp, V3Error } from './V3Error.ts';
import type { V3Handler } from './V3Handler.ts';
import { dollars, planMini, time, toCents } from './wire.ts';

const changeBody = z.object({
  timeframe: z.optional(z.nullable(z.enum(['now', 'bill_date', 'renewal', 'term_end']))),
  plan_code: z.optional(z.nullable(z.string())),
  quantity: z.optional(z.nullable(z.int().check(z.gte(1)))),
  unit_amount: z.optional(z.nullable(z.number().check(z.gte(0)))),
  add_ons: z.optional(
    z.nullable(
      z.array(
        z.object({
          code: z.string(),
          quantity: z.optional(z.nullable(z.int().check(z.gte(1)))),
          unit_amount: z.optional(z.nullable(z.number().check(z.gte(0)))),
        }),
      ),
    ),
  ),
  coupon_codes: z.optional(z.nullable(z.array(z.string()))),
  billing_info: z.optional(
    z.nullable(z.object({ three_d_secure_action_result_token_id: z.optional(z.nullable(z.string())) })),
  ),
});

type ChangeBody = z.output<typeof changeBody>;

const readCoupon = (
  store: Reader,
  { coupon_codes, timeframe }: ChangeBody,
  { accountCode, planCode }: Pick<Subscription, 'accountCode' | 'planCode'>,
): CatalogueCoupon | null => {
  const [code] = coupon_codes ?? [];
  if (code === undefined) return null;
  const coupon = findCoupon(code);
  const isUsable =
    coupon !== undefined && isRedeemable(coupon, [planCode]) && coupon.discount.type !== 'free_trial';
  if (!isUsable || (timeframe ?? 'now') !== 'now') throw invalid('coupon_codes', 'is not redeemable');
  if (!hasRedemptionLeft(store, coupon, accountCode)) throw usedUp('coupon_codes');
  return coupon;
};

/** The add-ons after the change: without a list those stay that the plan has. One in steps is part of the plan's price. */
const readAddOns = (
  plan: PaidPlan,
  row: Subscription,
  { add_ons: wanted }: ChangeBody,
): Subscription['addOns'] => {
  const known = addOnsOf(plan).filter(({ steps }) => steps === null);
  if (wanted == null) return row.addOns.filter(({ code }) => known.some((addOn) => addOn.code === code));
  if (new Set(wanted.map(({ code }) => code)).size < wanted.length)
    throw invalid('add_ons', 'has an add-on twice');
  return wanted.map(({ code, quantity, unit_amount }) => {
    const addOn = known.find((one) => one.code === code);
    if (addOn === undefined) throw invalid('add_ons', `has no add-on ${code} of this plan`);
    return {
      code,
      quantity: quantity ?? 1,
      unitAmountCents: unit_amount == null ? addOn.amountCents : toCents(unit_amount),
    };
  });
};

const readChange = (store: Reader, row: Subscription, body: ChangeBody): PlanChange => {
  if (row.state !== 'active') {
    throw new V3Error('immutable_subscription', 'Only an active subscription can be changed.');
  }
  const plan = findPlan(body.plan_code ?? row.planCode);
  if (plan === undefined) throw invalid('plan_code', 'is not a plan of this site');
  const listCents = plan.code === row.planCode ? row.unitAmountCents : plan.amountCents;
  return {
    plan,
    quantity: body.quantity ?? row.quantity,
    unitAmountCents: body.unit_amount != null ? toCents(body.unit_amount) : listCents,
    addOns: readAddOns(plan, row, body),
    coupon: readCoupon(store, body, { accountCode: row.accountCode, planCode: plan.code }),
    isNow: (body.timeframe ?? 'now') === 'now',
  };
};

const changeShape = (
  store: Reader,
  row: Subscription,
  change: PlanChange,
  { subscription, invoice, credit }: ChangeDraft,
  atMs: number,
): object => {
  if (subscription.pendingChange !== null)
    return pendingChangeShape(subscription, subscription.pendingChange);
  return {
    id: `${row.id.slice(0, 10)}chg`,
    object: 'subscription_change',
    subscription_id: row.id,
    plan: planMini(change.plan.code),
    unit_amount: dollars(change.unitAmountCents),
    quantity: change.quantity,
    add_ons: addOnShapes(row, change.plan.code, change.addOns),
    activate_at: time(atMs),
    activated: true,
    invoice_collection:
      invoice === null
        ? null
        : {
            object: 'invoice_collection',
            charge_invoice: invoiceShape(store, invoice, undefined),
            credit_invoices: credit === null ? [] : [invoiceShape(store, credit, undefined)],
          },
    created_at: time(atMs),
    updated_at: time(atMs),
  };
};

/** POST change/preview: what a change would charge. */
export const previewChange =
  ({ store, clock }: Books): V3Handler =>
  ({ params, body }) => {
    const row = requireSubscription(store, params);
    const change = readChange(store, row, parseBody(changeBody, body));
    const draft = draftChange(store, row, change, clock.nowMs());
    return { status: 200, body: changeShape(store, row, change, draft, clock.nowMs()), changes: [] };
  };

/** POST change: another plan, at once with the unused rest credited, or with the next bill. */
export const createChange =
  (books: Books): V3Handler =>
  ({ params, body }) => {
    const { store, clock } = books;
    const row = requireSubscription(store, params);
    const parsed = parseBody(changeBody, body);
    const change = readChange(store, row, parsed);
    const method = store.get('accounts', row.accountCode)?.billing?.method ?? null;
    const dueCents = draftChange(store, row, change, clock.nowMs()).invoice?.balanceCents ?? 0;
    if (dueCents > 0) {
      if (method === null) throw invalid('billing_info', "can't be blank");
      const resultTokenId = parsed.billing_info?.three_d_secure_action_result_token_id ?? null;
      requireAuthentication(books, method, resultTokenId, dueCents);
    }
    const result = changePlan(store, row, change, method, clock.nowMs());
    if (!result.isDone) throw declinedError(result.transaction, result.changes);
    const after = withChanges(store, result.changes);
    return {
      status: 201,
      body: changeShape(after, row, change, result.draft, clock.nowMs()),
      changes: result.changes,
    };
  };

/** DELETE change: the plan stays as it is. */
export const removeChange =
  ({ store, clock }: Books): V3Handler =>
  ({ params }) => {
    const row = requireSubscription(store, params);
    if (row.pendingChange === null) throw new V3Error('not_found', 'There is no pending change.');
    const next: Subscription = { ...row, pendingChange: null, updatedAtMs: clock.nowMs() };
    return { status: 204, body: null, changes: [put('subscriptions', row.id, next)] };
  };
