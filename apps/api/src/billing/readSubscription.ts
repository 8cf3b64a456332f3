import { isPlanCode } from '@backbeat/domain';
import type { Subscription } from 'recurly';
import type { ProviderSubscription } from './BillingProvider.ts';

/** The provider's dollars as whole cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

const stateOf = (state: string, hasPastDueInvoice: boolean): ProviderSubscription['state'] => {
  switch (state) {
    case 'active':
      return hasPastDueInvoice ? 'past_due' : 'active';
    case 'canceled':
    case 'future':
      return state;
    default:
      return 'expired';
  }
};

/** Facts about the account that the subscription itself does not carry. */
interface Surroundings {
  readonly hasPastDueInvoice: boolean;
  /** The renewal invoice in cents as the provider previews it; null when it gives none. */
  readonly renewalCents: number | null;
}

/**
 * The provider's words in ours; null for a plan that is not in our catalogue.
 *
 * While a trial runs the current period is the trial, so its end is the first charge.
 */
export const readSubscription = (
  subscription: Subscription,
  { hasPastDueInvoice, renewalCents }: Surroundings,
): ProviderSubscription | null => {
  const { id, createdAt, updatedAt } = subscription;
  const planCode = subscription.plan?.code ?? '';
  if (!id || !createdAt || !isPlanCode(planCode)) return null;
  const pendingCode = subscription.pendingChange?.plan?.code ?? '';
  const state = stateOf(subscription.state ?? '', hasPastDueInvoice);
  const renews = state === 'active' || state === 'past_due' || state === 'future';
  const periodEndsAt = subscription.currentPeriodEndsAt ?? null;
  return {
    id,
    planCode,
    pendingPlanCode: isPlanCode(pendingCode) ? pendingCode : null,
    state,
    nextAmountCents: renews
      ? (renewalCents ?? centsOf(subscription.total ?? subscription.subtotal ?? 0))
      : null,
    nextBillingDate: renews ? periodEndsAt : null,
    paidThroughDate: subscription.expiresAt ?? periodEndsAt,
    firstBillingDate: subscription.trialEndsAt ?? subscription.activatedAt ?? createdAt,
    createdAt,
    updatedAt: updatedAt ?? createdAt,
  };
};
