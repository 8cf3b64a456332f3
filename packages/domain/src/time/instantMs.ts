const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

/**
 * An instant as epoch milliseconds. A time without a zone is UTC: engines would read it in the reader's zone, and
 * the same renewal would show on two days.
 *
 * @param at epoch milliseconds, or an ISO 8601 date or date-time
 * @throws RangeError when `at` is not a date
 */
export const instantMs = (at: number | string): number => {
  const ms = typeof at === 'number' ? at : parse(at);
  if (Number.isFinite(ms) && Math.abs(ms) <= 8.64e15) return ms;
  throw new RangeError(
    `'${at}' is not a date, so it cannot be shown. Pass epoch milliseconds or an ISO date.`,
  );
};

const parse = (text: string): number => {
  const parts = isoDate.exec(text);
  if (parts === null) return Number.NaN;
  const [, time, , , zone] = parts;
  return Date.parse(time !== undefined && zone === undefined ? `${text}Z` : text);
};
