import { priceOfExtraChannels } from '@backbeat/domain';
import type { SubscriptionRow } from './accountTier.ts';

/** What a period costs now, extra channels with it; null until it is read. */
export const priceCents = ({ planCode, amountCents, extraChannels }: SubscriptionRow): number | null =>
  amountCents === null ? null : amountCents + priceOfExtraChannels(planCode, extraChannels);

/** What a period costs from the next bill on. */
export const nextPriceCents = (row: SubscriptionRow): number | null => {
  const planCents = row.pendingAmountCents ?? row.amountCents;
  const extraChannels = row.pendingExtraChannels ?? row.extraChannels;
  return planCents === null
    ? null
    : planCents + priceOfExtraChannels(row.pendingPlanCode ?? row.planCode, extraChannels);
};
