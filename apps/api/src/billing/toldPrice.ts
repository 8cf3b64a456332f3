import { priceStartMs } from '@backbeat/domain';
import type { SubscriptionRow } from './accountTier.ts';

/** A higher price for the same plan, and the first bill at it. */
export interface ToldPrice {
  readonly fromCents: number;
  readonly cents: number;
  readonly startsAt: Date;
}

/** The higher price that a person was told and has not paid yet; null without one, and while nothing renews. */
export const toldPriceOf = (row: SubscriptionRow): ToldPrice | null => {
  const { planCode, pendingPlanCode, state, pausesAt, amountCents, toldCents, toldAt } = row;
  const { periodStartedAt, nextBillingDate } = row;
  const renews =
    (state === 'active' || state === 'past_due') && pausesAt === null && nextBillingDate !== null;
  if (!renews || pendingPlanCode !== null || amountCents === null || toldCents === null || toldAt === null)
    return null;
  const startsAtMs = priceStartMs({
    planCode,
    periodStartedAtMs: periodStartedAt?.getTime() ?? null,
    renewsAtMs: nextBillingDate.getTime(),
    toldAtMs: toldAt.getTime(),
  });
  return toldCents > amountCents
    ? { fromCents: amountCents, cents: toldCents, startsAt: new Date(startsAtMs) }
    : null;
};
