import type { PlanCode } from '@backbeat/domain';
import { dayMs } from '@backbeat/domain';
import type { SubscriptionRow } from '../src/billing/accountTier.ts';
import { type CoverageSpan, coverageAfter } from '../src/billing/coverageAfter.ts';

export const startMs = Date.UTC(2027, 0, 1);
/** The start of a day, counted from the first one. */
export const at = (day: number) => new Date(startMs + day * dayMs);

export const premium = 'rocksprem_i_m_v2';
export const yearly = 'rocksprem_i_y_v2';
export const pro = 'rockspro_m_v1';

const rowOf = (facts: Partial<SubscriptionRow>): SubscriptionRow => ({
  id: 1,
  userId: 1,
  provider: null,
  providerSubscriptionId: 'sub',
  planCode: premium,
  pendingPlanCode: null,
  version: 1,
  state: 'active',
  amountCents: null,
  pendingAmountCents: null,
  extraChannels: 0,
  pendingExtraChannels: null,
  audienceTier: null,
  audienceComparedAt: null,
  toldCents: null,
  toldAt: null,
  stoppedRenewal: null,
  nextBillingPeriodAmountCents: null,
  nextBillingDate: null,
  paidThroughDate: null,
  periodStartedAt: null,
  extendedUntil: null,
  pausesAt: null,
  resumesAt: null,
  resumeWantedAt: null,
  firstBillingDate: null,
  overdueCents: null,
  nextTryAt: null,
  cardExpires: null,
  editToken: null,
  createdAt: at(0),
  providerUpdatedAt: null,
  ...facts,
});

/** A reading of the provider, by day. */
export interface Said {
  readonly day: number;
  readonly state: SubscriptionRow['state'];
  readonly planCode?: PlanCode;
  readonly pendingPlanCode?: PlanCode | null;
  /** The day of `paidThroughDate`; null if it is unknown. */
  readonly until: number | null;
  readonly period: number;
  /** The day on which a pause begins or began. */
  readonly pauses?: number;
  readonly started?: number;
  /** Days between the provider's change and its reading. */
  readonly lag?: number;
}

/** The spans after all readings. Readings older than the last one are skipped, as in `writeSubscriptions`. */
export const recordAll = (said: readonly Said[]) => {
  let before: SubscriptionRow | null = null;
  let spans: readonly CoverageSpan[] = [];
  for (const {
    day,
    state,
    planCode = premium,
    pendingPlanCode = null,
    until,
    period,
    pauses,
    started = 0,
    lag = 0,
  } of said) {
    const updatedAt = at(day);
    if (before?.providerUpdatedAt && before.providerUpdatedAt > updatedAt) continue;
    const paidThroughDate = until === null ? null : at(until);
    const pausesAt = pauses === undefined ? null : at(pauses);
    const facts = { state, planCode, pendingPlanCode, paidThroughDate, pausesAt };
    const row = rowOf({ ...facts, providerUpdatedAt: updatedAt });
    const reading = {
      before,
      startedAt: at(started),
      periodStartedAt: at(period),
      updatedAt,
      now: at(day + lag),
    };
    spans = coverageAfter(spans, row, reading);
    before = row;
  }
  return { row: before, spans };
};
