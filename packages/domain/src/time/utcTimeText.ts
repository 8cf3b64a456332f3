import { instantMs } from './instantMs.ts';

/**
 * The time of day of a moment, to the minute, in UTC and saying so.
 *
 * @param at epoch milliseconds, or an ISO 8601 date-time
 * @throws RangeError when `at` is not a date
 * @example utcTimeText('2026-11-24T04:00:30Z') // → '04:00 UTC'
 */
export const utcTimeText = (at: number | string): string =>
  `${new Date(instantMs(at)).toISOString().slice(11, 16)} UTC`;
