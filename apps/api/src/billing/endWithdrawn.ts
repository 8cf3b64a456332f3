import { inArray } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import type { ProviderSubscription } from './BillingProvider.ts';

/** The subscription as it is once its payment was withdrawn from. */
const endedAt = (subscription: ProviderSubscription, at: Date): ProviderSubscription => ({
  ...subscription,
  state: 'expired',
  pendingPlanCode: null,
  pendingAmountCents: null,
  pendingExtraChannels: null,
  nextAmountCents: null,
  nextBillingDate: null,
  paidThroughDate: at,
  pausesAt: null,
  resumesAt: null,
  overdue: null,
});

/** A plan that was withdrawn from has ended at that moment, whatever the provider has heard of it so far. */
export const endWithdrawn = async (
  tx: Database,
  subscriptions: readonly ProviderSubscription[],
): Promise<readonly ProviderSubscription[]> => {
  if (subscriptions.length === 0) return subscriptions;
  const ids = subscriptions.map(({ id }) => id);
  const rows = await tx
    .select({ id: withdrawals.providerSubscriptionId, at: withdrawals.askedAt })
    .from(withdrawals)
    .where(inArray(withdrawals.providerSubscriptionId, ids));
  const ends = new Map(rows.map(({ id, at }) => [id, at]));
  return subscriptions.map((subscription) => {
    const at = ends.get(subscription.id);
    return at === undefined ? subscription : endedAt(subscription, at);
  });
};
