import { dayMs } from '@backbeat/domain';
import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { PlatformUnavailable, type RightsPlatform } from '../channels/platforms.ts';
import type { DbDeps } from '../db/Database.ts';
import { type ChannelListingRow, channelListings } from '../db/schema/listings.ts';
import { hasWork, isOpen, isTaken, lockChannel } from './listingRows.ts';
import { type TellDeps, tellFailed } from './tellFailed.ts';

/** Longer than all requests for one channel may take: then its process is dead. */
const leaseMs = 30_000;
const minuteMs = 60_000;
const longestWaitMs = 15 * minuteMs;
/** How soon a channel is asked for again that the platform does not list. */
const failedWaitMs = dayMs;

/** What the platform says of a channel that is to be listed. */
type Answer = 'listed' | 'waiting' | 'unknown-channel' | 'refused';

type Change = Partial<typeof channelListings.$inferInsert>;

interface Taken {
  /** All open stays of the channel. */
  readonly rows: readonly ChannelListingRow[];
  /** Those that something is done for. */
  readonly work: readonly ChannelListingRow[];
  readonly untilAt: Date;
}

const waitMs = (attempts: number): number => Math.min(longestWaitMs, 2 ** Math.min(attempts, 10) * minuteMs);

/** It failed before, and its next try has come. */
const isTriedAgain = ({ state, problem }: ChannelListingRow): boolean =>
  state === 'failed' && problem !== 'changed-often';

const askToList = async (rights: RightsPlatform, row: ChannelListingRow): Promise<Answer> => {
  const { channelId: id, channelName: name, attempts } = row;
  if (attempts > 0 && (await rights.isListed(id))) return 'listed';
  const answer = await rights.list({ id, name });
  if (answer !== 'asked') return answer;
  return (await rights.isListed(id)) ? 'listed' : 'waiting';
};

/** What becomes of a stay that is to be on the list, after an answer. */
const afterAnswer = (row: ChannelListingRow, answer: Answer, now: Date): Change => {
  switch (answer) {
    case 'listed':
      return {
        state: 'listed',
        problem: null,
        listedAt: row.listedAt ?? now,
        changedAt: now,
        tryAt: null,
        attempts: 0,
      };
    case 'waiting':
      return {
        problem: null,
        changedAt: row.problem === null || row.problem === 'unanswered' ? row.changedAt : now,
        tryAt: new Date(now.getTime() + waitMs(row.attempts)),
        attempts: row.attempts + 1,
      };
    case 'unknown-channel':
    case 'refused':
      return {
        state: 'failed',
        problem: answer,
        changedAt: row.problem === answer ? row.changedAt : now,
        tryAt: new Date(now.getTime() + failedWaitMs),
        attempts: 0,
      };
    default:
      return answer satisfies never;
  }
};

/**
 * Does what is due for one channel, for all accounts that have it: one process at a time, so that a stay which ends and
 * one which begins never reach the platform together.
 *
 * @returns false if the platform did not answer
 */
export const createWorkOnChannel = ({
  db,
  clock,
  rights,
  logger,
  letters,
}: DbDeps & TellDeps & { readonly rights: RightsPlatform; readonly logger: Logger }) => {
  const take = (channelId: string): Promise<Taken | null> =>
    db.transaction(async (tx) => {
      const now = new Date(clock.now());
      const rows = await lockChannel(tx, channelId);
      if (rows.some((row) => isTaken(row, now))) return null;
      const work = rows.filter(
        (row) => row.tryAt !== null && row.tryAt <= now && (hasWork(row, now) || isTriedAgain(row)),
      );
      if (work.length === 0) return null;
      const untilAt = new Date(now.getTime() + leaseMs);
      for (const row of work)
        await tx
          .update(channelListings)
          .set({ tryAt: untilAt, state: isTriedAgain(row) ? 'listing' : row.state })
          .where(eq(channelListings.id, row.id));
      return { rows, work, untilAt };
    });

  /** Writes what came of it, unless the work took so long that another process has begun. */
  const finish = async (
    { work, untilAt }: Taken,
    changeOf: (row: ChannelListingRow) => Change,
  ): Promise<void> => {
    for (const row of work)
      await db.transaction(async (tx) => {
        const isStill = and(eq(channelListings.id, row.id), isOpen, eq(channelListings.tryAt, untilAt));
        const [after] = await tx.update(channelListings).set(changeOf(row)).where(isStill).returning();
        if (after?.state === 'failed' && after.problem !== null)
          await tellFailed({ letters }, tx, after, after.problem);
      });
  };

  const ask = async (
    { rows, work }: Taken,
    channelId: string,
  ): Promise<(row: ChannelListingRow) => Change> => {
    const listing = work.find(({ state }) => state !== 'leaving');
    const isKept = rows.some(
      (row) => !work.includes(row) && (row.state === 'listed' || row.state === 'leaving'),
    );
    const answer = listing === undefined ? null : await askToList(rights, listing);
    if (answer === null && !isKept) await rights.unlist(channelId);
    const now = new Date(clock.now());
    return (row) =>
      row.state === 'leaving' || answer === null
        ? { state: 'gone', goneAt: now, changedAt: now, tryAt: null, attempts: 0 }
        : afterAnswer(row, answer, now);
  };

  return async (channelId: string): Promise<boolean> => {
    const taken = await take(channelId);
    if (taken === null) return true;
    try {
      await finish(taken, await ask(taken, channelId));
      return true;
    } catch (err) {
      if (!(err instanceof PlatformUnavailable)) throw err;
      logger.warn({ err, channelId }, 'the list of a platform could not be changed yet');
      const { retryAfterSeconds } = err;
      await finish(taken, ({ attempts, problem, state }) => ({
        problem: state === 'leaving' ? null : (problem ?? 'unanswered'),
        tryAt: new Date(clock.now() + Math.max(waitMs(attempts), retryAfterSeconds * 1000)),
        attempts: attempts + 1,
      }));
      return false;
    }
  };
};
