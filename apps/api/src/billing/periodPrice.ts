import { extraChannelsOf, type PlanCode } from '@backbeat/domain';
import type { SubscriptionRow } from './accountTier.ts';

/** What extra channels cost with a plan in a period, in cents before coupons and tax. */
export const extraCents = (planCode: PlanCode, extraChannels: number): number => {
  const extra = extraChannelsOf(planCode, extraChannels);
  return extra === null ? 0 : extra.quantity * extra.unitAmountCents;
};

/** What a period costs now, extra channels with it; null until it is read. */
export const priceCents = ({ planCode, amountCents, extraChannels }: SubscriptionRow): number | null =>
  amountCents === null ? null : amountCents + extraCents(planCode, extraChannels);

/** What a period costs from the next bill on. */
export const nextPriceCents = (row: SubscriptionRow): number | null => {
  const planCents = row.pendingAmountCents ?? row.amountCents;
  const extraChannels = row.pendingExtraChannels ?? row.extraChannels;
  return planCents === null
    ? null
    : planCents + extraCents(row.pendingPlanCode ?? row.planCode, extraChannels);
};
