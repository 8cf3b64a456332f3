const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const day: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/**
 * When a track was played, in the reader's own time: the hour on the same day, with the day before that.
 *
 * @example
 * playedTimeText('2026-11-20T21:12:00Z', Date.UTC(2026, 10, 20, 22), 'UTC') // → '9:12 pm'
 */
export const playedTimeText = (playedAt: string, nowMs: number, timeZone?: string): string => {
  const zone = timeZone === undefined ? {} : { timeZone };
  const played = new Date(playedAt);
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    played.toLocaleString('en-US', { ...options, ...zone });
  const hour = inWords(time).replace(/\s?([AP]M)$/, (_, half: string) => ` ${half.toLowerCase()}`);
  return isSameDay(played, new Date(nowMs)) ? hour : `${inWords(day)}, ${hour}`;
};
