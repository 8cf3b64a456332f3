import { channelChanges, leavingGraceMs, maxChannelChanges, placeFreeMs } from '@backbeat/domain/coverage';
import { and, asc, eq } from 'drizzle-orm';
import { isRefusal } from '../channels/readListings.ts';
import type { Database, DbDeps } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import { type ChannelListingRow, channelListings } from '../db/schema/listings.ts';
import { isOpen, isTaken, isUnchanged, listPlatform } from './listingRows.ts';
import { readWanted, type WantedChannel } from './readWanted.ts';
import { type TellDeps, tellFailed } from './tellFailed.ts';

/** Rounds come each minute: a channel counts as asked for from the moment at which it was to be listed. */
const roundMs = 2 * 60_000;

type Change = Partial<typeof channelListings.$inferInsert>;

/** What decides what becomes of a stay. */
const stayColumns = {
  id: channelListings.id,
  userId: channelListings.userId,
  channelId: channelListings.channelId,
  state: channelListings.state,
  problem: channelListings.problem,
  listedAt: channelListings.listedAt,
  leavesAt: channelListings.leavesAt,
  tryAt: channelListings.tryAt,
  changedAt: channelListings.changedAt,
};
type Stay = Pick<ChannelListingRow, keyof typeof stayColumns>;

/** Not listed yet, and never asked for: the place of its plan is not free. */
const isWaiting = ({ problem }: Pick<Stay, 'problem'>): boolean => problem === 'changed-often';

/** When a place of an account's plan is free for a channel. */
const readPlaceMs = async (
  tx: Database,
  { userId, channelId: id, isExtra, places }: WantedChannel,
  nowMs: number,
): Promise<number> => {
  const rows = await tx
    .select({
      channelId: channelListings.channelId,
      askedAt: channelListings.askedAt,
      problem: channelListings.problem,
    })
    .from(channelListings)
    .where(
      and(
        eq(channelListings.userId, userId),
        eq(channelListings.platform, listPlatform),
        eq(channelListings.isExtra, isExtra),
      ),
    )
    .orderBy(asc(channelListings.askedAt), asc(channelListings.id));
  const stays = rows
    .filter((row) => !isWaiting(row))
    .map(({ channelId, askedAt }) => ({ channelId, askedMs: askedAt.getTime() }));
  // Nobody knows which of the extra places a channel had: each one may be taken by a first channel and its changes.
  if (isExtra)
    return placeFreeMs(
      stays.map(({ askedMs }) => askedMs),
      nowMs,
      places * (1 + maxChannelChanges),
    );
  const last = stays.at(-1);
  if (last === undefined || last.channelId === id) return nowMs;
  return placeFreeMs(channelChanges(stays), nowMs);
};

/** What a channel is that may have its place, or waits for it. */
const placed = (freeMs: number, now: Date): Change & Pick<ChannelListingRow, 'state'> =>
  freeMs <= now.getTime()
    ? { state: 'listing', problem: null, askedAt: now, changedAt: now, tryAt: now, attempts: 0 }
    : { state: 'failed', problem: 'changed-often', tryAt: new Date(freeMs) };

/** What becomes of a stay whose channel is wanted; null for what stays as it is. */
const backOf = ({ state, listedAt }: Stay, now: Date): Change | null => {
  if (state !== 'leaving') return null;
  const back = { leavesAt: null, changedAt: now, attempts: 0 };
  return listedAt === null
    ? { ...back, state: 'listing', tryAt: now }
    : { ...back, state: 'listed', tryAt: null };
};

/** What becomes of a stay whose channel is not wanted; null for what stays as it is. */
const leaveOf = (row: Stay, wanted: WantedChannel | undefined, now: Date): Change | null => {
  const { state, listedAt, leavesAt, problem, changedAt } = row;
  // Its stay ended with the refusal.
  if (isRefusal(problem))
    return { state: 'gone', goneAt: changedAt, changedAt: now, tryAt: null, attempts: 0 };
  // A plan may go on after some days. Another channel takes the place at once.
  const isKept = wanted !== undefined && listedAt !== null;
  if (state === 'leaving' && (isKept || (leavesAt !== null && leavesAt <= now))) return null;
  const at = isKept ? new Date(now.getTime() + leavingGraceMs) : now;
  const since = state === 'leaving' ? {} : { changedAt: now };
  return { ...since, state: 'leaving', problem: null, leavesAt: at, tryAt: at, attempts: 0 };
};

/**
 * Compares the channels that are to be on the list with the stays that are known, and writes the difference. The platform
 * is not asked. Safe to repeat, and to run in two processes at once.
 */
export const followWanted = async ({ db, clock, letters }: DbDeps & TellDeps): Promise<void> => {
  const now = new Date(clock.now());
  // The rows come first: who shares a channel in between is found by the next round.
  const open = await db.select(stayColumns).from(channelListings).where(isOpen);
  const wanted = await readWanted({ db, clock });
  const wantedOf = ({ userId, channelId }: Stay): WantedChannel | undefined =>
    userId === null ? undefined : wanted.get(userId)?.find((one) => one.channelId === channelId);
  const isWanted = (row: Stay): boolean => wantedOf(row)?.hasPlan === true;

  for (const row of open) {
    if (isTaken(row, now)) continue;
    if (!isWanted(row) && isWaiting(row)) {
      await db.delete(channelListings).where(isUnchanged(row));
      continue;
    }
    const change = isWanted(row) ? backOf(row, now) : leaveOf(row, wantedOf(row), now);
    if (change !== null) await db.update(channelListings).set(change).where(isUnchanged(row));
  }

  /** Gives a channel its place, or has it wait. One account at a time, so that no two changes are counted as one. */
  const place = (shared: WantedChannel): Promise<void> =>
    db.transaction(async (tx) => {
      const [owner] = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, shared.userId))
        .for('update');
      if (owner === undefined) return;
      const { userId, channelId, channelName, sharedAt, isExtra } = shared;
      const own = and(isOpen, eq(channelListings.userId, userId), eq(channelListings.channelId, channelId));
      const [known] = await tx.select(stayColumns).from(channelListings).where(own);
      const freeMs = await readPlaceMs(tx, shared, now.getTime());
      if (known !== undefined) {
        if (isWaiting(known))
          await tx
            .update(channelListings)
            .set({ isExtra, ...placed(freeMs, now) })
            .where(isUnchanged(known));
        return;
      }
      const askedAt = new Date(Math.max(sharedAt.getTime(), now.getTime() - roundMs));
      const [row] = await tx
        .insert(channelListings)
        .values({
          userId,
          platform: listPlatform,
          channelId,
          channelName,
          isExtra,
          changedAt: now,
          ...placed(freeMs, now),
          askedAt,
        })
        .returning();
      if (row !== undefined && row.problem !== null) await tellFailed({ letters }, tx, row, row.problem);
    });

  // What waits is looked at each time: a place may have been bought, or the channel have another kind of place by now.
  const settled = new Set(open.filter((row) => isWanted(row) && !isWaiting(row)).map(wantedOf));
  for (const channel of [...wanted.values()].flat())
    if (channel.hasPlan && !settled.has(channel)) await place(channel);
};
