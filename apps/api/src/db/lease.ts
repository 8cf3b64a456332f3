import { and, type Column, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { Clock } from '../lib/clock.ts';
import { latestMoment } from './latestMoment.ts';

/**
 * A process renews its lease while it works, so only a dead or paused process loses it. Two may then work on one row;
 * its id is the provider's idempotency key, so money still moves once.
 */
const leaseMs = 8_000;
const renewEveryMs = 2_000;

/**
 * Rows that one process at a time works on: their id, the end of the lease, which rows are open, and a function that
 * writes the end.
 */
interface LeasedRows {
  readonly id: Column;
  readonly endsAt: Column;
  readonly isOpen: SQL | undefined;
  write(endsAt: Date | SQL, where: SQL | undefined): PromiseLike<unknown>;
}

/** Short leases on rows, renewed while the work runs. To claim a row, write `nextEnd` where `isFree`. */
export const createLease = (clock: Clock, { id, endsAt, isOpen, write }: LeasedRows) => {
  const now = () => new Date(clock.now());
  const nextEnd = () => new Date(clock.now() + leaseMs);
  return {
    nextEnd,
    isFree: () => and(isOpen, lte(endsAt, now())),
    /** Runs work on a claimed row, and renews its lease meanwhile. */
    keep: async <T>(rowId: string, work: () => Promise<T>): Promise<T> => {
      // Renews only leases that have not ended, so that `end` is final.
      const renew = async () => write(nextEnd(), and(isOpen, eq(id, rowId), gt(endsAt, now())));
      // A failed renewal is repeated soon. If all fail, the database is away and the work fails too.
      const timer = setInterval(() => void renew().catch(() => null), renewEveryMs);
      try {
        return await work();
      } finally {
        clearInterval(timer);
      }
    },
    /** Ends the lease, so that the next call can claim the row. */
    end: async (rowId: string) => void (await write(now(), and(isOpen, eq(id, rowId)))),
    /** Ends all leases, for a process that is alone on the database. */
    endAll: async () => void (await write(now(), isOpen)),
    /** Shortens leases that a fast clock wrote to the longest regular end. */
    shorten: async (longestMs: number | SQL = leaseMs) => {
      const latest = latestMoment(clock, longestMs);
      await write(latest, and(isOpen, gt(endsAt, latest)));
    },
  };
};

/** What `createLease` makes. */
export type Lease = ReturnType<typeof createLease>;
