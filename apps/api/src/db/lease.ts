import { and, type Column, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { Clock } from '../lib/clock.ts';
import { latestMoment } from './latestMoment.ts';

/**
 * A process renews its lease while it works, so only a dead or paused one loses it. Then two may work on one row: its id
 * is the provider's idempotency key, so money still moves once.
 */
const leaseMs = 8_000;
const renewEveryMs = 2_000;

/** Rows that one process at a time works on: until when, which still have work to do, and what writes the moment. */
interface LeasedRows {
  readonly id: Column;
  readonly endsAt: Column;
  readonly isOpen: SQL | undefined;
  write(endsAt: Date | SQL, where: SQL | undefined): PromiseLike<unknown>;
}

/** Who works on a row, for a short time that is renewed. Whoever claims one writes `nextEnd` where it `isFree`. */
export const createLease = (clock: Clock, { id, endsAt, isOpen, write }: LeasedRows) => {
  const now = () => new Date(clock.now());
  const nextEnd = () => new Date(clock.now() + leaseMs);
  return {
    nextEnd,
    isFree: () => and(isOpen, lte(endsAt, now())),
    /** Does the work on a claimed row, and renews its lease until the work has ended. */
    keep: async <T>(rowId: string, work: () => Promise<T>): Promise<T> => {
      // A lease that was ended on purpose stays ended.
      const renew = async () => write(nextEnd(), and(isOpen, eq(id, rowId), gt(endsAt, now())));
      // The next renewal makes up for a failed one; when all fail, the database is away and the work fails too.
      const timer = setInterval(() => void renew().catch(() => null), renewEveryMs);
      try {
        return await work();
      } finally {
        clearInterval(timer);
      }
    },
    /** Expires the lease, so that the next call can claim the row at once. */
    end: async (rowId: string) => void (await write(now(), and(isOpen, eq(id, rowId)))),
    /** Expires all leases: a process that starts alone on the database has no other one to wait for. */
    endAll: async () => void (await write(now(), isOpen)),
    /** What a clock ahead has written ends no later than a right one could have said. */
    shorten: async (longestMs = leaseMs) => {
      const latest = latestMoment(clock, longestMs);
      await write(latest, and(isOpen, gt(endsAt, latest)));
    },
  };
};

/** What `createLease` makes. */
export type Lease = ReturnType<typeof createLease>;
