import { dayMs } from '@backbeat/domain';
import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { PlatformUnavailable, type RightsPlatform } from '../channels/platforms.ts';
import type { DbDeps } from '../db/Database.ts';
import { type ChannelListingRow, channelListings } from '../db/schema/listings.ts';
import { type Answer, createAskToList } from './createAskToList.ts';
import { hasWork, isOpen, isTaken, lockChannel } from './listingRows.ts';
import { type TellDeps, tellFailed } from './tellFailed.ts';

/** Longer than all requests for one channel may take: then its process is dead. */
const leaseMs = 30_000;
const minuteMs = 60_000;
const longestWaitMs = 15 * minuteMs;
/** How soon a channel is asked for again that the platform does not list. */
const failedWaitMs = dayMs;

type Change = Partial<typeof channelListings.$inferInsert>;

interface Taken {
  /** All open stays of the channel. */
  readonly rows: readonly ChannelListingRow[];
  /** Those that something is done for. */
  readonly work: readonly ChannelListingRow[];
  readonly untilAt: Date;
}

/** A channel is refused that was not before. Every channel may be, where our account lost its rights. */
export interface Refusal {
  /** Writes it, and tells the person. */
  readonly believe: () => Promise<void>;
  /** Has the platform asked again soon, and tells nobody. */
  readonly doubt: () => Promise<void>;
}

/** What came of the work on a channel; `nothing` where there was none, or nothing new. */
type Outcome = 'answered' | 'unanswered' | 'nothing' | Refusal;

const waitMs = (attempts: number): number => Math.min(longestWaitMs, 2 ** Math.min(attempts, 10) * minuteMs);

/** It failed before, and its next try has come. */
const isTriedAgain = ({ state, problem }: ChannelListingRow): boolean =>
  state === 'failed' && problem !== 'changed-often';

/** Was it refused before? The person knows. */
const isKnownRefusal = ({ state, problem }: ChannelListingRow): boolean =>
  state === 'leaving' || problem === 'refused';

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
 */
export const createWorkOnChannel = ({
  db,
  clock,
  rights,
  logger,
  letters,
}: DbDeps & TellDeps & { readonly rights: RightsPlatform; readonly logger: Logger }) => {
  const askToList = createAskToList({ db, rights });

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

  /** The answer for what is to be listed; null where all leaves. */
  const ask = async ({ rows, work, untilAt }: Taken, channelId: string): Promise<Answer | null> => {
    const [first, ...others] = work.filter(({ state }) => state !== 'leaving');
    if (first !== undefined) return askToList([first, ...others], untilAt);
    const isKept = rows.some(
      (row) => !work.includes(row) && (row.state === 'listed' || row.state === 'leaving'),
    );
    const isOurs = work.some(({ wasListed }) => wasListed === false);
    if (isOurs && !isKept) await rights.unlist(channelId);
    return null;
  };

  return async (channelId: string): Promise<Outcome> => {
    const taken = await take(channelId);
    if (taken === null) return 'nothing';
    const postpone = (retryAfterSeconds: number) =>
      finish(taken, ({ attempts, problem, state }) => ({
        problem: state === 'leaving' ? null : (problem ?? 'unanswered'),
        tryAt: new Date(clock.now() + Math.max(waitMs(attempts), retryAfterSeconds * 1000)),
        attempts: attempts + 1,
      }));
    try {
      const answer = await ask(taken, channelId);
      const now = new Date(clock.now());
      const believe = () =>
        finish(taken, (row) =>
          row.state === 'leaving' || answer === null
            ? { state: 'gone', goneAt: now, changedAt: now, tryAt: null, attempts: 0 }
            : afterAnswer(row, answer, now),
        );
      if (answer === 'refused' && !taken.work.every(isKnownRefusal))
        return { believe, doubt: () => postpone(0) };
      await believe();
      return answer === 'refused' ? 'nothing' : 'answered';
    } catch (err) {
      if (!(err instanceof PlatformUnavailable)) throw err;
      logger.warn({ err, channelId }, 'the list of a platform could not be changed yet');
      await postpone(err.retryAfterSeconds);
      return 'unanswered';
    }
  };
};
