import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { readCoverageHistory } from '../billing/readCoverageHistory.ts';
import type { Audience } from '../channels/createAudience.ts';
import { measureFormer, tryMeasuredChannels } from '../channels/measureAudience.ts';
import { readFormerChannels } from '../channels/readFormerChannels.ts';
import { type ListDeps, readListings } from '../channels/readListings.ts';
import { readOwnChannels } from '../channels/readOwnChannels.ts';
import type { Database, DbDeps } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { plays } from '../db/schema/activity.ts';
import { channelListings } from '../db/schema/listings.ts';
import { readNamedTracks } from './readNamedTracks.ts';
import type { ClaimFacts, Play } from './videoVerdict.ts';

/** A year of tracks, at some hours a day. */
const mostPlays = 50_000;

/** The ids of the channels that a person has, and of those that were listed for them. */
export const readChannelIds = async (db: Database, userId: number): Promise<ReadonlySet<string>> => {
  const own = await readOwnChannels(db, userId);
  const listed = await db
    .selectDistinct({ id: channelListings.channelId })
    .from(channelListings)
    .where(eq(channelListings.userId, userId));
  return new Set([...own, ...listed].map(({ id }) => id));
};

/** A person's plays of a time. Each ends with the next one at the latest. */
const readPlays = async (
  db: Database,
  { guid }: Pick<UserRow, 'guid'>,
  time: { readonly from: Date; readonly until: Date },
): Promise<readonly Play[]> => {
  const { title, artist, playedAt, endsAt } = plays;
  const rows = await db
    .select({ title, artist, playedAt, endsAt })
    .from(plays)
    .where(and(eq(plays.userGuid, guid), lt(playedAt, time.until), gt(endsAt, time.from)))
    .orderBy(asc(playedAt), asc(plays.id))
    .limit(mostPlays);
  return rows.map((row, index) => ({
    title: row.title,
    artist: row.artist,
    fromMs: row.playedAt.getTime(),
    untilMs: Math.min(row.endsAt.getTime(), rows[index + 1]?.playedAt.getTime() ?? Number.POSITIVE_INFINITY),
  }));
};

/** What decides about a person's claims: read once, however many there are. */
export const readClaimFacts = async (
  deps: DbDeps & ListDeps,
  audience: Audience,
  user: UserRow,
  {
    time,
    names,
  }: {
    /** From the first begin of a stream to the last end; `null` without a stream. */
    readonly time: { readonly from: Date; readonly until: Date } | null;
    /** The tracks that the claims name. */
    readonly names: readonly string[];
  },
): Promise<ClaimFacts> => {
  const own = await tryMeasuredChannels(deps, audience, user.id);
  const history = await readCoverageHistory(deps, user);
  const former = await readFormerChannels(deps, user.id, own);
  const measured = await Promise.all(former.map((one) => measureFormer(audience, history.periods, one)));
  const channels = [...own, ...measured];
  return {
    ...history,
    channels: await Promise.all(
      channels.map(async (channel) => ({
        ...channel,
        listings: await readListings(deps, user.id, channel),
      })),
    ),
    plays: time === null ? [] : await readPlays(deps.db, user, time),
    named: await readNamedTracks(deps.db, names),
  };
};
