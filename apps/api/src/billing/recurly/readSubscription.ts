import { freeTrialOffer, isExtraChannelCode, isPlanCode, usedOffer } from '@backbeat/domain';
import type { Subscription, SubscriptionAddOn } from 'recurly';
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

/** When access ends. While a bill is overdue, the current period is unpaid. */
const paidThroughOf = (
  { state, expiresAt, currentPeriodEndsAt }: Subscription,
  overdue: Overdue | null,
): Date | null => {
  const end = expiresAt ?? currentPeriodEndsAt ?? null;
  if (overdue === null) return end;
  if (state === 'active') return overdue.endsAt;
  return end !== null && overdue.endsAt !== null && overdue.endsAt < end ? overdue.endsAt : end;
};

/** The plan alone. A scheduled price has no add-ons of the hosted page: our changes remove them. */
const priceOf = ({ unitAmount, quantity }: Pick<Subscription, 'unitAmount' | 'quantity'>): number =>
  centsOf(unitAmount ?? 0) * (quantity ?? 1);

const isExtra = ({ addOn }: SubscriptionAddOn): boolean => isExtraChannelCode(addOn?.code ?? '');

const extraChannelsIn = ({ addOns }: Pick<Subscription, 'addOns'>): number =>
  (addOns ?? []).filter(isExtra).reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);

/** What add-ons of the hosted page cost: they are a part of Pro's price. */
const hostedCents = ({ addOns, addOnsTotal }: Subscription): number =>
  (addOns ?? [])
    .filter(isExtra)
    .reduce(
      (left, { quantity, unitAmount }) => left - centsOf(unitAmount ?? 0) * (quantity ?? 1),
      centsOf(addOnsTotal ?? 0),
    );

/** The number from the next bill on; null where it stays. */
const pendingExtraOf = (subscription: Subscription): number | null => {
  const pending = subscription.pendingChange ? extraChannelsIn(subscription.pendingChange) : null;
  return pending === extraChannelsIn(subscription) ? null : pending;
};

/** Facts about the account that the subscription itself does not carry. */
interface Surroundings {
  /** The unpaid bill, if there is one. */
  readonly overdue: Overdue | null;
  /** The previewed renewal in cents; null without a preview. */
  readonly renewalCents: number | null;
  /** The last month of the account's card, 'YYYY-MM'; null without one. */
  readonly cardExpires: string | null;
}

/** All coupons redeemed for it, ended ones too. A trial counts even where its coupon is not listed. */
const offersOf = ({ couponRedemptions, trialStartedAt }: Subscription): string[] => [
  ...(trialStartedAt ? [freeTrialOffer] : []),
  ...(couponRedemptions ?? []).flatMap(({ coupon }) =>
    coupon?.code ? usedOffer({ code: coupon.code, discount: { type: coupon.discount?.type ?? '' } }) : [],
  ),
];

/**
 * The provider's subscription in our terms; null for an unknown plan. While a trial runs it is the current period, so
 * its end is the first charge.
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
    amountCents: priceOf(subscription) + hostedCents(subscription),
    pendingAmountCents: pendingChange ? priceOf(pendingChange) : null,
    extraChannels: extraChannelsIn(subscription),
    pendingExtraChannels: pendingExtraOf(subscription),
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
