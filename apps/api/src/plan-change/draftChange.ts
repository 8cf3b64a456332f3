import { type Coupon, listCents, type PaidPlanCode, type PlanCode, plans } from '@backbeat/domain';
import type { PlanChangeQuote } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { currentSubscription, type SubscriptionRow } from '../billing/accountTier.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { ChangeBill, ChangeOrder, SubscriptionFacts } from '../billing/BillingProvider.ts';
import { wrongCodeError } from '../billing/billingErrors.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { findUsableCoupon } from '../billing/usedOffers.ts';
import type { Audience } from '../channels/createAudience.ts';
import { measureAudience } from '../channels/measureAudience.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { dayMs } from '../lib/dayMs.ts';
import { digest } from '../lib/secrets.ts';
import { refusedChange } from './changeErrors.ts';
import { changeKind } from './changeKind.ts';
import { nextTotalCents, type RunningCoupon } from './nextTotal.ts';

/** A plan change that somebody asks for. */
export interface ChangeRequest {
  readonly user: UserRow;
  readonly planCode: PaidPlanCode;
  readonly couponCode: string | null;
}

/** A change as it would be now. */
export interface ChangeDraft {
  readonly row: SubscriptionRow;
  readonly order: ChangeOrder;
  readonly quote: Omit<PlanChangeQuote, 'quote_id' | 'expires_at'>;
  /** Of everything that somebody agrees to. */
  readonly amountsHash: string;
}

/** Works a change out from what the provider says now. @throws ApiError, BillingUnavailable */
export type DraftChange = (request: ChangeRequest) => Promise<ChangeDraft>;

const noBill = (facts: SubscriptionFacts, nowMs: number): ChangeBill => ({
  chargeCents: 0,
  discountCents: 0,
  creditCents: 0,
  paidByCreditCents: 0,
  totalCents: 0,
  startsAt: new Date(nowMs),
  periodEndsAt: facts.periodEndsAt,
  isEmpty: true,
});

/** Days by the calendar, as the provider counts them. */
const daysBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor(to.getTime() / dayMs) - Math.floor(from.getTime() / dayMs));

export const createDraftChange = (deps: BillingDeps, sync: BillingSync, audience: Audience): DraftChange => {
  const { db, clock, billing } = deps;

  const find = async (user: UserRow): Promise<SubscriptionRow> => {
    await sync.now(user);
    const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, user.id));
    const row = currentSubscription(rows, clock.now());
    if (row === null || row.state === 'expired') throw refusedChange('none');
    return row;
  };

  const unitCents = async (user: UserRow, planCode: PlanCode, isKept: boolean, facts: SubscriptionFacts) => {
    if (isKept) return { tier: null, cents: facts.unitAmountCents };
    const plan = plans[planCode];
    if (plan.product !== 'pro') return { tier: null, cents: plan.amountCents };
    const { tier, hasVideoChannel } = await measureAudience(deps, audience, user.id);
    if (tier === null || !hasVideoChannel) throw refusedChange('no-channel');
    return { tier, cents: listCents(planCode, tier.name) };
  };

  const readBill = async (order: ChangeOrder, facts: SubscriptionFacts): Promise<ChangeBill> => {
    const preview = await billing.previewChange(order);
    if (preview.kind === 'coupon-invalid') throw wrongCodeError('coupon-invalid');
    if (preview.kind === 'immutable') throw refusedChange('canceled');
    return preview.bill ?? noBill(facts, clock.now());
  };

  const readCoupon = async (
    fresh: Coupon | null,
    { coupon: running }: SubscriptionFacts,
  ): Promise<RunningCoupon | null> => {
    if (fresh !== null) return { coupon: fresh, redeemedAtMs: clock.now() };
    const found = running === null ? null : await billing.coupon(running.code);
    return running === null || found === null
      ? null
      : { coupon: found, redeemedAtMs: running.redeemedAt.getTime() };
  };

  return async ({ user, planCode, couponCode }) => {
    const row = await find(user);
    const decision = changeKind(row, planCode);
    const { kind } = decision;
    if (kind !== 'now' && kind !== 'renewal' && kind !== 'keep' && kind !== 'resume')
      throw refusedChange(kind);
    if (couponCode !== null && kind !== 'now') throw wrongCodeError('coupon-invalid');
    const fresh = await findUsableCoupon(deps, user.id, couponCode);
    const id = row.providerSubscriptionId;
    const facts = id === null ? null : await billing.subscription(id);
    if (id === null || facts === null) throw refusedChange('none');
    const unit = await unitCents(user, planCode, kind === 'keep' || kind === 'resume', facts);
    const order: ChangeOrder = {
      subscriptionId: id,
      planCode,
      unitAmountCents: unit.cents,
      couponCode,
      isNow: kind === 'now',
      threeDSecureResultTokenId: null,
    };
    const bill = kind === 'now' ? await readBill(order, facts) : noBill(facts, clock.now());
    const [running, availableCents] = await Promise.all([
      readCoupon(fresh, facts),
      billing.availableCreditCents(user.hash),
    ]);
    const { chargeCents, discountCents, creditCents, paidByCreditCents, totalCents, periodEndsAt } = bill;
    const now = {
      charge_cents: chargeCents,
      discount_cents: discountCents,
      credit_cents: creditCents,
      total_cents: totalCents,
    };
    const next = {
      at: periodEndsAt.toISOString(),
      total_cents: nextTotalCents({
        planCode,
        unitAmountCents: unit.cents,
        running,
        creditCents: Math.max(0, availableCents + creditCents - paidByCreditCents),
        atMs: periodEndsAt.getTime(),
      }),
    };
    return {
      row,
      order,
      amountsHash: digest([id, kind, planCode, couponCode, unit.cents, now, next.total_cents]),
      quote: {
        kind,
        from_plan_code: row.planCode,
        plan_code: planCode,
        audience_tier: unit.tier?.name ?? null,
        currency: 'USD',
        starts_at: (kind === 'renewal' ? facts.periodEndsAt : bill.startsAt).toISOString(),
        now,
        unused_days: bill.isEmpty ? 0 : daysBetween(bill.startsAt, facts.periodEndsAt),
        credit_left_cents: Math.max(0, creditCents - paidByCreditCents),
        period_ends_at: periodEndsAt.toISOString(),
        next,
      },
    };
  };
};
