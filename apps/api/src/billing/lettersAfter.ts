import { cents, type PaidPlanCode, type PlanCode } from '@backbeat/domain';
import type { Letter, LetterOf } from '@backbeat/mail';
import { isPaidOnce, resumeDate, type SubscriptionRow } from './accountTier.ts';
import { nextPriceCents } from './periodPrice.ts';

/** A letter about a subscription, and what makes it the only one. */
export interface SubscriptionLetter {
  readonly letter: Letter;
  readonly key: string;
}

const isPaidPlan = (planCode: PlanCode): planCode is PaidPlanCode => planCode !== 'free';

const isoOr = (date: Date | null, otherwise: Date): string => (date ?? otherwise).toISOString();

type Charge = Pick<LetterOf<'trial-begun'>, 'planCode' | 'amountCents' | 'chargedOn'>;

/** The next charge; null while the provider has not told it. */
export const nextChargeOf = (row: SubscriptionRow, on = row.nextBillingDate): Charge | null => {
  const planCode = row.pendingPlanCode ?? row.planCode;
  const amountCents = row.nextBillingPeriodAmountCents ?? nextPriceCents(row);
  if (!isPaidPlan(planCode) || amountCents === null || on === null) return null;
  return { planCode, amountCents: cents(amountCents), chargedOn: on.toISOString() };
};

/** The unpaid bill of an overdue subscription; null for others. */
export const unpaidBillOf = (row: SubscriptionRow): Omit<LetterOf<'payment-failed'>, 'kind'> | null => {
  const { planCode, state, overdueCents, nextTryAt, paidThroughDate } = row;
  if (state !== 'past_due' || !isPaidPlan(planCode) || overdueCents === null || paidThroughDate === null)
    return null;
  return {
    planCode,
    amountCents: cents(overdueCents),
    nextTryOn: nextTryAt?.toISOString() ?? null,
    endsOn: paidThroughDate.toISOString(),
  };
};

/** Was it written for a purchase that the provider could not be asked about yet? */
const isProvisional = ({ providerUpdatedAt }: SubscriptionRow): boolean => providerUpdatedAt?.getTime() === 0;

const isEnding = ({ state }: SubscriptionRow): boolean => state === 'canceled' || state === 'expired';

/** What a first reading is written about: a trial. Everything else has a receipt. */
const lettersOfStart = (row: SubscriptionRow, now: Date): Letter[] => {
  const charge = nextChargeOf(row);
  const isTrial = row.state === 'active' && row.firstBillingDate !== null && row.firstBillingDate > now;
  return isTrial && charge !== null ? [{ kind: 'trial-begun', ...charge }] : [];
};

const lettersOfBill = (before: SubscriptionRow, row: SubscriptionRow, now: Date): Letter[] => {
  const unpaid = unpaidBillOf(row);
  if (unpaid !== null) {
    if (before.state !== 'past_due') return [{ kind: 'payment-failed', ...unpaid }];
    const isTriedAgain = before.nextTryAt !== null && before.nextTryAt.getTime() !== row.nextTryAt?.getTime();
    return isTriedAgain ? [{ kind: 'payment-failed-again', ...unpaid }] : [];
  }
  const paid = unpaidBillOf(before);
  if (paid === null || row.state !== 'active') return [];
  const { planCode, amountCents: paidCents } = paid;
  return [{ kind: 'payment-recovered', planCode, paidCents, paidOn: now.toISOString() }];
};

/** A number that was scheduled is told again once it holds, as a plan is. */
const lettersOfExtraChannels = (
  before: SubscriptionRow,
  row: SubscriptionRow,
  charge: Charge,
  now: Date,
): Letter[] => {
  const { extraChannels, pendingExtraChannels: pending } = row;
  const changed: Letter[] =
    before.extraChannels === extraChannels
      ? []
      : [
          {
            kind: 'extra-channels-changed',
            ...charge,
            extraChannels,
            formerExtraChannels: before.extraChannels,
            changedOn: now.toISOString(),
          },
        ];
  if (pending === null || pending === before.pendingExtraChannels || pending === extraChannels)
    return changed;
  return [
    ...changed,
    {
      kind: 'extra-channels-change-scheduled',
      ...charge,
      extraChannels: pending,
      formerExtraChannels: extraChannels,
    },
  ];
};

const lettersOfPlan = (before: SubscriptionRow, row: SubscriptionRow, now: Date): Letter[] => {
  const { planCode, pendingPlanCode } = row;
  const charge = nextChargeOf(row);
  if (charge === null || isEnding(row) || !isPaidPlan(before.planCode) || !isPaidPlan(planCode)) return [];
  if (before.planCode !== planCode)
    return [{ kind: 'plan-changed', ...charge, fromPlanCode: before.planCode, changedOn: now.toISOString() }];
  const isScheduled =
    pendingPlanCode !== null && pendingPlanCode !== before.pendingPlanCode && pendingPlanCode !== planCode;
  return isScheduled
    ? [{ kind: 'plan-change-scheduled', ...charge, fromPlanCode: planCode }]
    : lettersOfExtraChannels(before, row, charge, now);
};

const lettersOfEnd = (before: SubscriptionRow, row: SubscriptionRow, now: Date): Letter[] => {
  const { planCode } = row;
  // A deletion that is asked for stops the renewal, and taken back gives it back; it has letters of its own.
  if (row.stoppedRenewal !== null || before.stoppedRenewal !== null || !isPaidPlan(planCode)) return [];
  if (row.state === 'canceled' && !isEnding(before))
    return [{ kind: 'plan-cancelled', planCode, coveredUntil: isoOr(row.paidThroughDate, now) }];
  const charge = nextChargeOf(row);
  return before.state === 'canceled' && row.state === 'active' && charge !== null
    ? [{ kind: 'plan-reactivated', ...charge }]
    : [];
};

const lettersOfPause = (before: SubscriptionRow, row: SubscriptionRow): Letter[] => {
  const charge = nextChargeOf(row, resumeDate(row));
  const isBegun = row.state === 'paused' && before.state !== 'paused';
  return isBegun && charge !== null ? [{ kind: 'pause-begun', ...charge }] : [];
};

/**
 * What a person is told once a reading of the provider has changed their subscription from `before` to `row`.
 *
 * @param before null for a subscription that was not known
 */
export const lettersAfter = (
  before: SubscriptionRow | null,
  row: SubscriptionRow,
  now: Date,
): readonly SubscriptionLetter[] => {
  if (isPaidOnce(row) || isProvisional(row)) return [];
  const letters =
    before === null || isProvisional(before)
      ? lettersOfStart(row, now)
      : [
          ...lettersOfBill(before, row, now),
          ...lettersOfPlan(before, row, now),
          ...lettersOfEnd(before, row, now),
          ...lettersOfPause(before, row),
        ];
  // The provider's time of the change: a reading that is repeated tells nothing twice.
  const since = row.providerUpdatedAt?.getTime() ?? 0;
  return letters.map((letter) => ({ letter, key: `${letter.kind}:${row.id}:${since}` }));
};

/** Has the provider charged for it since `before`? */
export const isCharged = (before: SubscriptionRow | null, row: SubscriptionRow): boolean =>
  !isPaidOnce(row) &&
  !isProvisional(row) &&
  (before === null ||
    isProvisional(before) ||
    before.planCode !== row.planCode ||
    before.extraChannels < row.extraChannels ||
    before.state === 'past_due' ||
    before.periodStartedAt?.getTime() !== row.periodStartedAt?.getTime());
