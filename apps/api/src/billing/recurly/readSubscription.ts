import { freeTrialOffer, isPlanCode, usedOffer } from '@backbeat/domain';
import type { Subscription } from 'recurly';
import type { ProviderSubscription } from '../BillingProvider.ts';
import { centsOf } from './centsOf.ts';
import type { Overdue } from './recurlyDunning.ts';

const stateOf = (state: string, isOverdue: boolean): ProviderSubscription['state'] => {
  switch (state) {
    case 'active':
      return isOverdue ? 'past_due' : 'active';
    case 'canceled':
    case 'future':
    case 'paused':
      return state;
    default:
      return 'expired';
  }
};

/** The day on which access ends. The current period was not paid while its bill is overdue. */
const paidThroughOf = (
  { state, expiresAt, currentPeriodEndsAt }: Subscription,
  overdue: Overdue | null,
): Date | null => {
  const end = expiresAt ?? currentPeriodEndsAt ?? null;
  if (overdue === null) return end;
  if (state === 'active') return overdue.endsAt;
  return end !== null && overdue.endsAt !== null && overdue.endsAt < end ? overdue.endsAt : end;
};

/** What a change asks for counts without add-ons: those of this api have none. */
const priceOf = ({ unitAmount, quantity }: Pick<Subscription, 'unitAmount' | 'quantity'>): number =>
  centsOf(unitAmount ?? 0) * (quantity ?? 1);

/** Facts about the account that the subscription itself does not carry. */
interface Surroundings {
  /** Its bill that was not paid, where there is one. */
  readonly overdue: Overdue | null;
  /** The renewal invoice in cents as the provider previews it; null when it gives none. */
  readonly renewalCents: number | null;
  /** The last month of the account's card, 'YYYY-MM'; null without one. */
  readonly cardExpires: string | null;
}

/** What was redeemed for it, ended or not. A trial shows also where its coupon does not. */
const offersOf = ({ couponRedemptions, trialStartedAt }: Subscription): string[] => [
  ...(trialStartedAt ? [freeTrialOffer] : []),
  ...(couponRedemptions ?? []).flatMap(({ coupon }) =>
    coupon?.code ? usedOffer({ code: coupon.code, discount: { type: coupon.discount?.type ?? '' } }) : [],
  ),
];

/**
 * The provider's words in ours; null for a plan that is not in our catalogue.
 *
 * While a trial runs the current period is the trial, so its end is the first charge.
 */
export const readSubscription = (
  subscription: Subscription,
  { overdue, renewalCents, cardExpires }: Surroundings,
): ProviderSubscription | null => {
  const { id, createdAt, updatedAt } = subscription;
  const planCode = subscription.plan?.code ?? '';
  if (!id || !createdAt || !isPlanCode(planCode)) return null;
  const { pendingChange } = subscription;
  const pendingCode = pendingChange?.plan?.code ?? '';
  const state = stateOf(subscription.state ?? '', overdue !== null);
  const renews = state === 'active' || state === 'past_due' || state === 'future' || state === 'paused';
  const pausesAt = subscription.pausedAt ?? null;
  const resumesAt = subscription.resumeAt ?? null;
  const periodEndsAt = subscription.currentPeriodEndsAt ?? null;
  return {
    id,
    planCode,
    pendingPlanCode: isPlanCode(pendingCode) && pendingCode !== planCode ? pendingCode : null,
    state,
    amountCents: priceOf(subscription) + centsOf(subscription.addOnsTotal ?? 0),
    pendingAmountCents: pendingChange ? priceOf(pendingChange) : null,
    nextAmountCents: renews
      ? (renewalCents ?? centsOf(subscription.total ?? subscription.subtotal ?? 0))
      : null,
    nextBillingDate: renews ? (pausesAt === null ? periodEndsAt : resumesAt) : null,
    paidThroughDate: pausesAt ?? paidThroughOf(subscription, overdue),
    pausesAt,
    resumesAt,
    firstBillingDate: subscription.trialEndsAt ?? subscription.activatedAt ?? createdAt,
    startedAt: subscription.activatedAt ?? createdAt,
    periodStartedAt: subscription.currentPeriodStartedAt ?? subscription.activatedAt ?? createdAt,
    overdue: overdue === null ? null : { amountCents: overdue.amountCents, nextTryAt: overdue.nextTryAt },
    cardExpires,
    offers: offersOf(subscription),
    createdAt,
    updatedAt: updatedAt ?? createdAt,
  };
};
