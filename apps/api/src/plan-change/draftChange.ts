import {
  addMonths,
  type Coupon,
  dayMs,
  listCents,
  type PaidPlanCode,
  type PlanCode,
  pauseRange,
  plans,
  priceOfExtraChannels,
} from '@backbeat/domain';
import type { PlanChangeQuote } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { currentSubscription, type SubscriptionRow } from '../billing/accountTier.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { ChangeBill, ChangeOrder, SubscriptionFacts } from '../billing/BillingProvider.ts';
import { wrongCodeError } from '../billing/billingErrors.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { monthsOf, periodsUntil } from '../billing/periodsUntil.ts';
import { createTaxedBills, noTaxes, shownBill, type TaxedBills } from '../billing/taxedBills.ts';
import { findUsableCoupon } from '../billing/usedOffers.ts';
import type { Audience } from '../channels/createAudience.ts';
import { measureAudience } from '../channels/measureAudience.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { digest } from '../lib/secrets.ts';
import { refusedChange, wrongPauseError } from './changeErrors.ts';
import { type ChangeDecision, changeKind, changeKinds, extraChannelsKind, pauseKind } from './changeKind.ts';
import { nextSubtotals, type RunningCoupon } from './nextTotal.ts';

/** A request for a change of plan, for a number of extra channels, or for a pause. */
export interface ChangeRequest {
  readonly user: UserRow;
  /** Null keeps the current plan, and takes back a pending change, pause or cancellation. */
  readonly planCode: PaidPlanCode | null;
  readonly couponCode: string | null;
  /** Null keeps their number. */
  readonly extraChannels: number | null;
  /** When a pause is to end; null where no pause is asked for. */
  readonly pauseUntil: Date | null;
}

/** A change with today's amounts. */
export interface ChangeDraft {
  readonly row: SubscriptionRow;
  readonly order: ChangeOrder;
  /** The billing periods of a pause at the provider; the last one may end early. */
  readonly pausePeriods: number;
  readonly quote: Omit<PlanChangeQuote, 'quote_id' | 'expires_at'>;
  /** The hash of all amounts and dates that a person agrees to. */
  readonly amountsHash: string;
}

/** Drafts a change from the provider's data. @throws ApiError, BillingUnavailable */
export type DraftChange = (request: ChangeRequest) => Promise<ChangeDraft>;

const noBill = (facts: SubscriptionFacts, nowMs: number): ChangeBill => ({
  chargeCents: 0,
  discountCents: 0,
  taxes: noTaxes,
  creditCents: 0,
  paidByCreditCents: 0,
  totalCents: 0,
  startsAt: new Date(nowMs),
  periodEndsAt: facts.periodEndsAt,
  isEmpty: true,
});

const decide = (
  row: SubscriptionRow,
  planCode: PlanCode,
  { extraChannels, pauseUntil }: ChangeRequest,
): ChangeDecision => {
  if (pauseUntil !== null) return pauseKind(row);
  return extraChannels === null ? changeKind(row, planCode) : extraChannelsKind(row, extraChannels);
};

/** Calendar days, as the provider counts them. */
const daysBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor(to.getTime() / dayMs) - Math.floor(from.getTime() / dayMs));

const isQuotable = (
  decision: ChangeDecision,
): decision is Extract<ChangeDecision, { kind: PlanChangeQuote['kind'] }> =>
  changeKinds.some((kind) => kind === decision.kind);

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

  /** The bill for ending a pause now. If the provider does not tell, it is one period of the plan. */
  const readResumeBill = async (
    id: string,
    order: Pick<ChangeOrder, 'planCode' | 'unitAmountCents' | 'extraChannels'>,
    running: RunningCoupon | null,
    creditCents: number,
    taxed: TaxedBills,
  ): Promise<ChangeBill> => {
    const told = await billing.previewResume(id);
    if (told !== null) return told;
    const atMs = clock.now();
    const subtotals = nextSubtotals({ ...order, running, atMs });
    const { grossCents, taxes } = await taxed(subtotals);
    const totalCents = Math.max(0, grossCents - creditCents);
    const chargeCents = order.unitAmountCents + priceOfExtraChannels(order.planCode, order.extraChannels);
    return {
      chargeCents,
      discountCents: chargeCents - subtotals.reduce((sum, each) => sum + each, 0),
      taxes,
      creditCents: 0,
      paidByCreditCents: grossCents - totalCents,
      totalCents,
      startsAt: new Date(atMs),
      periodEndsAt: new Date(addMonths(atMs, monthsOf(order.planCode))),
      isEmpty: false,
    };
  };

  /** @throws ApiError for a date at which no pause can end */
  const pausePeriods = (
    planCode: PlanCode,
    { trialEndsAt, periodEndsAt }: SubscriptionFacts,
    until: Date,
  ) => {
    if (trialEndsAt !== null && trialEndsAt.getTime() > clock.now()) throw refusedChange('in-trial');
    const range = pauseRange(periodEndsAt.getTime());
    if (until.getTime() < range.firstMs || until.getTime() > range.lastMs) throw wrongPauseError(range);
    return periodsUntil(planCode, periodEndsAt.getTime(), until.getTime());
  };

  return async (request) => {
    const { user, couponCode, pauseUntil } = request;
    const row = await find(user);
    const planCode = request.planCode ?? row.planCode;
    const decision = decide(row, planCode, request);
    if (!isQuotable(decision)) throw refusedChange(decision.kind);
    const { kind } = decision;
    if (planCode === 'free') throw refusedChange('none');
    if (couponCode !== null && kind !== 'now') throw wrongCodeError('coupon-invalid');
    const fresh = await findUsableCoupon(deps, user.id, couponCode);
    const id = row.providerSubscriptionId;
    const facts = id === null ? null : await billing.subscription(id);
    if (id === null || facts === null) throw refusedChange('none');
    const periods = pauseUntil === null ? 0 : pausePeriods(planCode, facts, pauseUntil);
    const unit = await unitCents(user, planCode, planCode === row.planCode, facts);
    const extraChannels = request.extraChannels ?? row.extraChannels;
    // A higher price that was told for the next bill stays with another number of channels.
    const told = request.extraChannels === null ? null : row.pendingAmountCents;
    const nextUnitCents = told ?? unit.cents;
    const order: ChangeOrder = {
      subscriptionId: id,
      planCode,
      unitAmountCents: kind === 'renewal' ? nextUnitCents : unit.cents,
      extraChannels,
      couponCode,
      isNow: kind === 'now',
      threeDSecureResultTokenId: null,
    };
    const [running, availableCents] = await Promise.all([
      readCoupon(fresh, facts),
      billing.availableCreditCents(user.hash),
    ]);
    const taxed = createTaxedBills(billing, { user, planCode, facts });
    const readNow = () => {
      if (kind === 'unpause') return readResumeBill(id, order, running, availableCents, taxed);
      return kind === 'now' ? readBill(order, facts) : noBill(facts, clock.now());
    };
    const bill = await readNow();
    const { creditCents, paidByCreditCents, periodEndsAt } = bill;
    const now = await shownBill(bill, taxed);
    const nextAt = pauseUntil ?? periodEndsAt;
    const later = { planCode, unitAmountCents: nextUnitCents, extraChannels, atMs: nextAt.getTime() };
    const { grossCents } = await taxed(nextSubtotals({ ...later, running }));
    const leftCents = Math.max(0, availableCents + creditCents - paidByCreditCents);
    const next = { at: nextAt.toISOString(), total_cents: Math.max(0, grossCents - leftCents) };
    const waits = kind === 'renewal' || kind === 'pause';
    const isEndless = running !== null && running.coupon.appliesForMonths === null;
    const settled = await taxed(nextSubtotals({ ...later, running: isEndless ? running : null }));
    const renewal = { renewal_cents: settled.grossCents };
    return {
      row,
      order,
      pausePeriods: periods,
      amountsHash: digest([
        id,
        kind,
        planCode,
        couponCode,
        unit.cents,
        now,
        next.total_cents,
        ...(kind === 'pause' ? [facts.periodEndsAt, next.at] : []),
        // Nothing for none, so that a quote of the release before can be confirmed.
        ...(extraChannels === row.extraChannels ? [] : [extraChannels]),
      ]),
      quote: {
        kind,
        from_plan_code: row.planCode,
        plan_code: planCode,
        from_extra_channels: row.extraChannels,
        extra_channels: extraChannels,
        audience_tier: unit.tier?.name ?? null,
        currency: 'USD',
        starts_at: (waits ? facts.periodEndsAt : bill.startsAt).toISOString(),
        now,
        unused_days: bill.isEmpty || kind === 'unpause' ? 0 : daysBetween(bill.startsAt, facts.periodEndsAt),
        credit_left_cents: Math.max(0, creditCents - paidByCreditCents),
        period_ends_at: periodEndsAt.toISOString(),
        next,
        ...(kind === 'now' || kind === 'renewal' ? renewal : {}),
      },
    };
  };
};
