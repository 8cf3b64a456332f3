/**
 * The same day and time of day, a number of months later, in UTC. A day that the target month lacks becomes
 * that month's last day, so count from the anchor, not from the previous result: 31 January, 28 February, 31 March.
 *
 * @param atMs epoch milliseconds
 * @param months whole number; negative goes back
 * @example addMonths(Date.UTC(2027, 0, 31), 1) === Date.UTC(2027, 1, 28) // → true
 */
export const addMonths = (atMs: number, months: number): number => {
  const at = new Date(atMs);
  const year = at.getUTCFullYear();
  const month = at.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDayMs = atMs - Date.UTC(year, at.getUTCMonth(), at.getUTCDate());
  return Date.UTC(year, month, Math.min(at.getUTCDate(), lastDay)) + timeOfDayMs;
};
