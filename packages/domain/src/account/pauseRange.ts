import { policy } from '../policy/policy.ts';
import { addMonths } from '../time/addMonths.ts';
import { dayMs } from '../time/addSpan.ts';
import { instantMs } from '../time/instantMs.ts';

/** The instants between which a pause may end, both included, as epoch milliseconds. */
export interface PauseRange {
  readonly firstMs: number;
  readonly lastMs: number;
}

/**
 * When a pause may end that begins at the end of the paid period: on the next day (UTC) at the earliest, three
 * months later at the latest.
 *
 * @param paidThrough epoch milliseconds, or an ISO 8601 date or date-time
 * @example pauseRange('2026-12-20').lastMs === Date.UTC(2027, 2, 20) // → true
 */
export const pauseRange = (paidThrough: number | string): PauseRange => {
  const startMs = instantMs(paidThrough);
  return {
    firstMs: (Math.floor(startMs / dayMs) + 1) * dayMs,
    lastMs: addMonths(startMs, policy.maxPauseMonths),
  };
};
