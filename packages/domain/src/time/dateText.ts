import { instantMs } from './instantMs.ts';

const monthNames =
  'January February March April May June July August September October November December'.split(' ');

/**
 * A date as people read it, in UTC. Built by hand: the same text in every browser, locale and time zone.
 *
 * @param at epoch milliseconds, or an ISO 8601 date or date-time
 * @throws RangeError when `at` is not a date
 * @example dateText('2026-11-20T23:59:59Z') // → 'November 20, 2026'
 */
export const dateText = (at: number | string): string => {
  const date = new Date(instantMs(at));
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
};

/**
 * The time of day of a moment, to the minute, in UTC and saying so.
 *
 * @param at epoch milliseconds, or an ISO 8601 date-time
 * @throws RangeError when `at` is not a date
 * @example utcTimeText('2026-11-24T04:00:30Z') // → '04:00 UTC'
 */
export const utcTimeText = (at: number | string): string =>
  `${new Date(instantMs(at)).toISOString().slice(11, 16)} UTC`;
