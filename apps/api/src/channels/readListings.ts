import type { ChannelListing, CoveragePlatform, ListingProblem } from '@backbeat/domain/coverage';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, DbDeps } from '../db/Database.ts';
import { type ChannelListingRow, channelListings } from '../db/schema/listings.ts';
import type { Platforms } from './platforms.ts';
import type { OwnChannel } from './readOwnChannels.ts';

/** What tells whether a platform's list of channels is kept. */
export interface ListDeps extends Pick<DbDeps, 'db'> {
  readonly platforms: Pick<Platforms, 'rights'>;
}

/** Whether channels of a platform have to be on its list. Twitch keeps none, and without an account nobody is listed. */
export const keepsList = ({ rights }: Pick<Platforms, 'rights'>, platform: CoveragePlatform): boolean =>
  platform === 'youtube' && rights !== null;

/** The first moment at which anybody's channel was to be listed; null before. */
const readFirst = async (db: Database, platform: CoveragePlatform): Promise<Date | null> => {
  const [first] = await db
    .select({ at: channelListings.askedAt })
    .from(channelListings)
    .where(eq(channelListings.platform, platform))
    .orderBy(asc(channelListings.askedAt))
    .limit(1);
  return first?.at ?? null;
};

/** Did the platform refuse the channel? Then it is not on the list. */
export const isRefusal = (problem: ListingProblem | null): boolean =>
  problem === 'unknown-channel' || problem === 'refused';

/** The stay that a row stands for. A channel that waits for its place has none, and a refusal ends the wait. */
const stayOf = ({
  problem,
  askedAt,
  listedAt,
  goneAt,
  changedAt,
}: ChannelListingRow): ChannelListing | null => {
  if (problem === 'changed-often') return null;
  const endAt = goneAt ?? (isRefusal(problem) ? changedAt : null);
  return {
    askedMs: askedAt.getTime(),
    listedMs: listedAt?.getTime() ?? null,
    untilMs: endAt?.getTime() ?? null,
  };
};

/**
 * A channel's stays on the list of its platform, as `videoCoverage` takes them. Where no list is kept, and before it was,
 * a channel counts as listed while it is connected.
 */
export const readListings = async (
  { db, platforms }: ListDeps,
  userId: number,
  { platform, id, connectedAt }: Pick<OwnChannel, 'platform' | 'id' | 'connectedAt'>,
): Promise<readonly ChannelListing[]> => {
  const askedMs = connectedAt.getTime();
  const connected = { askedMs, listedMs: askedMs };
  const first = keepsList(platforms, platform) ? await readFirst(db, platform) : null;
  if (first === null) return [{ ...connected, untilMs: null }];
  const rows = await db
    .select()
    .from(channelListings)
    .where(
      and(
        eq(channelListings.userId, userId),
        eq(channelListings.platform, platform),
        eq(channelListings.channelId, id),
      ),
    )
    .orderBy(asc(channelListings.askedAt));
  const stays = rows.flatMap((row) => stayOf(row) ?? []);
  return connectedAt < first ? [{ ...connected, untilMs: first.getTime() }, ...stays] : stays;
};
