import type { CoveragePlatform } from '@backbeat/domain/coverage';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { type ChannelListingRow, channelListings } from '../db/schema/listings.ts';

/** The platform that keeps a list. */
export const listPlatform = 'youtube' satisfies CoveragePlatform;

/** The rows of stays that have not ended. */
export const isOpen = and(isNull(channelListings.goneAt), eq(channelListings.platform, listPlatform));

/** Is the platform to be asked for something? Rows that failed count when their next try has come. */
export const hasWork = (
  { state, leavesAt }: Pick<ChannelListingRow, 'state' | 'leavesAt'>,
  now: Date,
): boolean => state === 'listing' || (state === 'leaving' && leavesAt !== null && leavesAt <= now);

/** Does a process work on it, or does it wait for the platform? Nothing else touches it then. */
export const isTaken = (row: Pick<ChannelListingRow, 'state' | 'leavesAt' | 'tryAt'>, now: Date): boolean =>
  hasWork(row, now) && row.tryAt !== null && row.tryAt > now;

/** Locks the open rows of one channel, of whatever accounts, until the transaction ends. */
export const lockChannel = (tx: Database, channelId: string): Promise<ChannelListingRow[]> =>
  tx
    .select()
    .from(channelListings)
    .where(and(isOpen, eq(channelListings.channelId, channelId)))
    .orderBy(asc(channelListings.id))
    .for('update');

/** The row as it was read: a change by another process makes it another one. */
export const isUnchanged = ({ id, state, tryAt }: Pick<ChannelListingRow, 'id' | 'state' | 'tryAt'>) =>
  and(
    eq(channelListings.id, id),
    isOpen,
    eq(channelListings.state, state),
    tryAt === null ? isNull(channelListings.tryAt) : eq(channelListings.tryAt, tryAt),
  );
