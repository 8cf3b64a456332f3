import { type AccountTier, isEntitled, tierForPlan } from '@backbeat/domain';
import { maxExtensionMs } from '@backbeat/domain/coverage';
import type { subscriptions } from '../db/schema/premium.ts';

/** A subscription as the database has it. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** What says whether a subscription is paid for. */
type PaidState = Pick<SubscriptionRow, 'provider' | 'state' | 'pausesAt' | 'paidThroughDate'>;

/** Best tier first: the best of several live subscriptions counts. */
const rank = ['pro', 'premDownload', 'premStream'] as const satisfies readonly AccountTier[];

/** Was it paid for once, by a partner's bundle or a gift? */
export const isPaidOnce = ({ provider }: Pick<SubscriptionRow, 'provider'>): boolean =>
  provider === 'humble' || provider === 'gift';

/** Does the subscription end on its own, so that its date alone decides? */
const endsByItself = (row: Pick<SubscriptionRow, 'provider' | 'state'>): boolean =>
  row.state === 'canceled' || isPaidOnce(row);

/** Is it paused? By the date, since the provider's state may arrive late. */
export const isPaused = (
  { state, pausesAt }: Pick<SubscriptionRow, 'state' | 'pausesAt'>,
  atMs: number,
): boolean => state === 'paused' || (state !== 'expired' && pausesAt !== null && pausesAt.getTime() <= atMs);

/** Is it paid for now? */
export const isLive = (row: PaidState, atMs: number): boolean => {
  if (row.state === 'expired' || row.state === 'future' || isPaused(row, atMs)) return false;
  return !endsByItself(row) || row.paidThroughDate === null || row.paidThroughDate.getTime() > atMs;
};

/** The provider's clock may be ahead of ours by this much. */
const skewMs = 60_000;

/** The end, if a stream of that time may still run; else null. */
const recentEndMs = (row: SubscriptionRow, atMs: number): number | null => {
  const endMs = row.paidThroughDate?.getTime() ?? null;
  if (endMs === null || row.state === 'future' || isLive(row, atMs)) return null;
  return endMs <= atMs + skewMs && atMs < endMs + maxExtensionMs ? endMs : null;
};

/** Is it still open whether it ended during a stream? */
export const isUndecided = (row: SubscriptionRow, atMs: number): boolean => {
  const endMs = recentEndMs(row, atMs);
  return endMs !== null && (row.extendedUntil === null || row.extendedUntil.getTime() < endMs);
};

/** Has it ended, but is extended to the end of a stream? Without a stream, `extendedUntil` equals the end. */
const isExtended = (row: SubscriptionRow, atMs: number): boolean => {
  const endMs = recentEndMs(row, atMs);
  return endMs !== null && row.extendedUntil !== null && row.extendedUntil.getTime() > Math.max(endMs, atMs);
};

/** The end of an extension, if all subscriptions are over; null if one is paid for, or none is extended. */
export const extendedUntil = (rows: readonly SubscriptionRow[], atMs: number): Date | null => {
  if (rows.some((row) => isLive(row, atMs))) return null;
  const ends = rows.flatMap((row) => (isExtended(row, atMs) ? (row.extendedUntil ?? []) : []));
  return ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
};

/** Does it give access: paid for, extended to the end of a stream, or not yet decided? */
const givesAccess = (row: SubscriptionRow, atMs: number): boolean =>
  isLive(row, atMs) || isExtended(row, atMs) || isUndecided(row, atMs);

const bestTier = (rows: readonly SubscriptionRow[]): AccountTier => {
  const tiers = rows.map(({ planCode }) => tierForPlan(planCode));
  return rank.find((tier) => tiers.includes(tier)) ?? 'free';
};

/** The tier that subscriptions give, unless one was given by hand. */
export const tierOf = (
  grantedTier: AccountTier | null,
  rows: readonly SubscriptionRow[],
  atMs: number,
): AccountTier => grantedTier ?? bestTier(rows.filter((row) => givesAccess(row, atMs)));

/** The states of a subscription that is charged again. */
export const renewingStates = [
  'active',
  'past_due',
  'future',
  'paused',
] as const satisfies readonly SubscriptionRow['state'][];

/** Will it be charged again? */
export const isRenewing = (row: SubscriptionRow): boolean =>
  renewingStates.some((renewing) => renewing === row.state) && !isPaidOnce(row);

/**
 * Would a purchase pay twice? Yes with a renewing subscription, or a plan that includes the product. An extension does
 * not count: its plan is over.
 */
export const isSubscribed = (
  grantedTier: AccountTier | null,
  rows: readonly SubscriptionRow[],
  product: Parameters<typeof isEntitled>[1],
  atMs: number,
): boolean =>
  isEntitled(grantedTier ?? bestTier(rows.filter((row) => isLive(row, atMs))), product) ||
  rows.some(isRenewing);

/** The subscription to show: live ones first, then paused ones, then the newest. */
export const currentSubscription = (rows: readonly SubscriptionRow[], atMs: number): SubscriptionRow | null =>
  rows.toSorted(
    (a, b) =>
      Number(isLive(b, atMs)) - Number(isLive(a, atMs)) ||
      Number(b.state === 'paused') - Number(a.state === 'paused') ||
      b.createdAt.getTime() - a.createdAt.getTime(),
  )[0] ?? null;

/** The end of a pause: the person's date or the provider's, whichever is earlier. Null without a pause. */
export const resumeDate = ({ pausesAt, resumesAt, resumeWantedAt }: SubscriptionRow): Date | null => {
  if (pausesAt === null || resumeWantedAt === null) return resumesAt;
  return resumesAt === null || resumeWantedAt < resumesAt ? resumeWantedAt : resumesAt;
};
