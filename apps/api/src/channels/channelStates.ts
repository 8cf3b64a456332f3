import {
  type ChannelState,
  type CoveragePlatform,
  type ListingProblem,
  listingGraceMs,
} from '@backbeat/domain/coverage';
import { desc, eq } from 'drizzle-orm';
import type { DbDeps } from '../db/Database.ts';
import { type ChannelListingRow, channelListings } from '../db/schema/listings.ts';
import { isRefusal, keepsList, type ListDeps } from './readListings.ts';
import type { OwnChannel } from './readOwnChannels.ts';

/** Where a channel stands with the list of its platform. */
export interface ListingState {
  readonly state: ChannelState;
  readonly since: Date;
  readonly problem: ListingProblem | null;
  /** When it is tried again, gets its place, or leaves the list. */
  readonly until: Date | null;
}

/** Whether a channel counts as listed now, and where it stands; `null` where no list is kept. */
interface ChannelStanding {
  readonly isListed: boolean;
  readonly listing: ListingState | null;
}

/** A channel that failed stays so while it is tried again. */
const stateOf = ({ state, problem }: ChannelListingRow): ChannelState =>
  state === 'listing' && isRefusal(problem) ? 'failed' : state;

const untilOf = (row: ChannelListingRow): Date | null => {
  if (row.state === 'leaving') return row.leavesAt;
  return row.problem === null ? null : row.tryAt;
};

/**
 * A platform takes time: a channel counts as listed meanwhile, as it does for `videoCoverage`. One that has no stay is
 * asked for within a minute of its plan's begin.
 */
const countsAsListed = (
  state: ChannelState,
  { askedAt, listedAt }: Pick<ChannelListingRow, 'askedAt' | 'listedAt'>,
  nowMs: number,
): boolean => {
  if (state === 'listing') return listedAt !== null || nowMs < askedAt.getTime() + listingGraceMs;
  return state === 'connected' || state === 'listed' || state === 'leaving';
};

/** Finds out where an account's channels stand. */
export const readChannelStates = async (
  { db, clock, platforms }: DbDeps & ListDeps,
  userId: number,
): Promise<(channel: Pick<OwnChannel, 'platform' | 'id' | 'connectedAt'>) => ChannelStanding> => {
  const hasList = (platform: CoveragePlatform) => keepsList(platforms, platform);
  const rows = hasList('youtube')
    ? await db
        .select()
        .from(channelListings)
        .where(eq(channelListings.userId, userId))
        .orderBy(desc(channelListings.askedAt), desc(channelListings.id))
    : [];
  return ({ platform, id, connectedAt }) => {
    if (!hasList(platform)) return { isListed: true, listing: null };
    const own = rows.filter((row) => row.platform === platform && row.channelId === id);
    const row = own.find(({ goneAt }) => goneAt === null) ?? own[0];
    if (row === undefined)
      return {
        isListed: true,
        listing: { state: 'connected', since: connectedAt, problem: null, until: null },
      };
    const state = stateOf(row);
    return {
      isListed: countsAsListed(state, row, clock.now()),
      listing: { state, since: row.changedAt, problem: row.problem, until: untilOf(row) },
    };
  };
};
