import { addMonths, cardEndsMs, giftPlanCode } from '@backbeat/domain';
import {
  type Coverage,
  type CoverageInput,
  type CoverageRenewal,
  type CoveredPeriod,
  coverage,
  type VideoRule,
  videoCoverage,
} from '@backbeat/domain/coverage';
import { and, eq } from 'drizzle-orm';
import {
  currentSubscription,
  isLive,
  isPaidOnce,
  isPaused,
  isRenewing,
  resumeDate,
  type SubscriptionRow,
} from '../billing/accountTier.ts';
import { grantedPeriods } from '../billing/grantedPeriods.ts';
import { readCoverageHistory } from '../billing/readCoverageHistory.ts';
import { readCoveredPeriods } from '../billing/readCoveredPeriods.ts';
import { countKeptMonths } from '../billing/startGiftMonth.ts';
import { type ListingState, readChannelStates } from '../channels/channelStates.ts';
import type { Audience } from '../channels/createAudience.ts';
import { tryMeasuredChannels } from '../channels/measureAudience.ts';
import { type ListDeps, readListings } from '../channels/readListings.ts';
import type { OwnChannel } from '../channels/readOwnChannels.ts';
import type { DbDeps } from '../db/Database.ts';
import { identities, type UserRow } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';

/** A channel of an account. Channels that are not listed are not covered. */
type KnownChannel = Pick<OwnChannel, 'platform' | 'name' | 'audienceTier'> & {
  /** The id at the platform; missing for a connected account without a channel. */
  readonly id?: string;
  readonly isExtra?: boolean;
  readonly isListed: boolean;
  /** `null` where the platform keeps no list, and for a connected account without a channel. */
  readonly listing: ListingState | null;
  readonly isChannel: boolean;
};

type Owner = Pick<UserRow, 'id' | 'grantedTier' | 'nextStreamAt' | 'createdAt'>;

/** The channels of an account, and connected Google accounts without a shared channel. */
export const readKnownChannels = async (
  deps: DbDeps & ListDeps,
  audience: Audience,
  userId: number,
): Promise<readonly KnownChannel[]> => {
  const own = await tryMeasuredChannels(deps, audience, userId);
  const standingOf = await readChannelStates(deps, userId);
  const known = own.map((channel) => ({ ...channel, ...standingOf(channel), isChannel: true }));
  if (known.some(({ platform }) => platform === 'youtube')) return known;
  const connected = await deps.db
    .select({ name: identities.username })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, 'google_oauth2')));
  return [
    ...known,
    ...connected.map(({ name }) => ({
      platform: 'youtube' as const,
      name,
      audienceTier: null,
      isListed: false,
      listing: null,
      isChannel: false,
    })),
  ];
};

const renewalOf = (row: SubscriptionRow | null, atMs: number): CoverageRenewal => {
  if (row === null) return { kind: 'none' };
  if (isPaused(row, atMs)) return { kind: 'paused', resumesAtMs: resumeDate(row)?.getTime() ?? null };
  const { state } = row;
  const endsAtMs = row.paidThroughDate?.getTime() ?? null;
  if (state === 'past_due') return { kind: 'past-due', atMs: endsAtMs };
  // A coming pause ends the coverage, as a cancellation does.
  if (state === 'canceled' || isPaidOnce(row) || row.pausesAt !== null)
    return { kind: 'ends', atMs: endsAtMs };
  return {
    kind: 'renews',
    atMs: row.nextBillingDate?.getTime() ?? endsAtMs,
    cardEndsMs: row.cardExpires === null ? null : cardEndsMs(row.cardExpires),
  };
};

/** The gift months that follow a plan without renewal, one after the other. */
const readFollowingMonths = async (
  { db }: Pick<DbDeps, 'db'>,
  userId: number,
  row: SubscriptionRow | null,
): Promise<readonly CoveredPeriod[]> => {
  const endsAtMs = row === null || isRenewing(row) ? undefined : row.paidThroughDate?.getTime();
  if (endsAtMs === undefined) return [];
  const waiting = await countKeptMonths(db, userId);
  return Array.from({ length: waiting }, (_, index) => ({
    planCode: giftPlanCode,
    fromMs: addMonths(endsAtMs, index),
    untilMs: addMonths(endsAtMs, index + 1),
  }));
};

/** The rule by which a live stream on a channel was covered at a moment that has passed, or was not. */
export const readMomentRule = async (
  deps: DbDeps & ListDeps,
  user: Pick<UserRow, 'id' | 'grantedTier' | 'createdAt'>,
  channel: OwnChannel,
  atMs: number,
): Promise<VideoRule> => {
  const history = await readCoverageHistory(deps, user);
  // Coverage is extended for a stream that had begun before: the moment belongs to that one.
  const rest = history.periods.find(
    ({ extension, fromMs, untilMs }) =>
      extension !== undefined && fromMs <= atMs && untilMs !== null && atMs < untilMs,
  );
  const { platform, audienceTier } = channel;
  const { parts } = videoCoverage({
    video: { kind: 'live', fromMs: rest === undefined ? atMs : rest.fromMs - 1, untilMs: atMs + 1 },
    channel: { platform, audienceTier, listings: await readListings(deps, user.id, channel) },
    ...history,
  });
  return parts.at(-1)?.rule ?? 'no-plan';
};

/** An account's coverage now, and the next event of its subscription. */
export const readCoverage = async (
  { db, clock }: DbDeps,
  user: Owner,
  channels: CoverageInput['channels'],
): Promise<Coverage & { readonly renewal: CoverageRenewal }> => {
  const atMs = clock.now();
  const { grantedTier } = user;
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, user.id));
  const isCurrent = (row: SubscriptionRow) => isLive(row, atMs) || isPaused(row, atMs);
  const current = grantedTier === null ? currentSubscription(rows.filter(isCurrent), atMs) : null;
  const following = await readFollowingMonths({ db }, user.id, current);
  const ending = renewalOf(current, atMs);
  const lastMs = following.at(-1)?.untilMs;
  const renewal = lastMs === undefined ? ending : ({ kind: 'ends', atMs: lastMs } as const);
  const periods =
    grantedTier === null
      ? [...(await readCoveredPeriods(db, user.id, new Date(atMs))), ...following]
      : grantedPeriods(grantedTier, user.createdAt.getTime());
  const nextStreamMs = user.nextStreamAt?.getTime() ?? null;
  return { ...coverage({ periods, renewal, channels, nextStreamMs, atMs }), renewal };
};
