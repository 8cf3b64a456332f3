import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../lib/clock.ts';

/**
 * The latest time that a correct clock can have written. Later ones come from a clock that was ahead. Based on the
 * later of process and database time, so that a slow clock shortens nothing.
 */
export const latestMoment = (clock: Clock, aheadMs: number | SQL): SQL =>
  sql`greatest(now(), ${new Date(clock.now()).toISOString()}::timestamptz) + ${aheadMs} * interval '1 millisecond'`;
