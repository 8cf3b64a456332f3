import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../lib/clock.ts';

/**
 * The latest moment that a right clock can have written; a later one was written by a clock that has jumped. It counts
 * from the later of this process's and the database's time, so that a clock that is behind shortens nothing.
 */
export const latestMoment = (clock: Clock, aheadMs: number): SQL =>
  sql`greatest(now(), ${new Date(clock.now()).toISOString()}::timestamptz) + ${aheadMs} * interval '1 millisecond'`;
