import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../lib/clock.ts';

/**
 * What lies further ahead was written by a clock that has jumped. Now is the later of this process's and the database's,
 * so that nobody whose own clock is behind shortens what others rely on.
 */
export const latestMoment = (clock: Clock, aheadMs: number): SQL =>
  sql`greatest(now(), ${new Date(clock.now()).toISOString()}::timestamptz) + ${aheadMs} * interval '1 millisecond'`;
