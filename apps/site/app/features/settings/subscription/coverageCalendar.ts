import { addMonths, dateText, dayMs } from '@backbeat/domain';
import { maxExtensionMs } from '@backbeat/domain/coverage';

/** A day of the calendar: over, covered, the last one that is, or on Free. */
interface CalendarDay {
  readonly day: number;
  readonly kind: 'past' | 'covered' | 'last' | 'free';
}

/** A month as a calendar draws it, from Monday. */
interface CalendarMonth {
  readonly title: string;
  /** Empty places before the first day. */
  readonly blanks: number;
  readonly days: readonly CalendarDay[];
}

/** What stays covered, as months to draw and in words. */
export interface CoverageCalendar {
  readonly months: readonly CalendarMonth[];
  /** The months between the two that are drawn; null where one follows the other. */
  readonly gap: string | null;
  readonly text: string;
}

/** A plan does not end in the middle of a stream. */
export const streamText = `If your Twitch channel is live then, until the stream ends, ${maxExtensionMs / 3_600_000} hours at most.`;

const startOfDay = (ms: number): number => Math.floor(ms / dayMs) * dayMs;
const startOfMonth = (ms: number): number => {
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
};

const kindOf = (dayStartMs: number, atMs: number, endMs: number): CalendarDay['kind'] => {
  if (dayStartMs === startOfDay(endMs)) return 'last';
  if (dayStartMs > endMs) return 'free';
  return dayStartMs < startOfDay(atMs) ? 'past' : 'covered';
};

const monthOf = (firstMs: number, atMs: number, endMs: number): CalendarMonth => {
  const length = Math.round((addMonths(firstMs, 1) - firstMs) / dayMs);
  return {
    title: dateText(firstMs).replace(/ \d+,/, ''),
    blanks: (new Date(firstMs).getUTCDay() + 6) % 7,
    days: Array.from({ length }, (_, index) => ({
      day: index + 1,
      kind: kindOf(firstMs + index * dayMs, atMs, endMs),
    })),
  };
};

/**
 * The month of today and the month in which what is paid for ends; where that is one month, the next one beside it.
 *
 * @param endsOn when coverage ends, ISO 8601
 * @param atMs now, in epoch milliseconds
 * @example coverageCalendar('2026-12-20', Date.UTC(2026, 10, 20)).text // → 'Covered for 30 more days, until December 20, 2026. If your Twitch channel is live then, until the stream ends, 12 hours at most.'
 */
export const coverageCalendar = (endsOn: string, atMs: number): CoverageCalendar => {
  const endMs = Date.parse(endsOn);
  const first = startOfMonth(atMs);
  const last = startOfMonth(endMs);
  const days = Math.max(0, Math.round((startOfDay(endMs) - startOfDay(atMs)) / dayMs));
  const length = days === 1 ? '1 more day' : `${days} more days`;
  const between =
    (new Date(last).getUTCFullYear() - new Date(first).getUTCFullYear()) * 12 +
    (new Date(last).getUTCMonth() - new Date(first).getUTCMonth()) -
    1;
  return {
    gap:
      between < 1
        ? null
        : between === 1
          ? 'The month between, all covered'
          : `${between} months between, all covered`,
    months: [first, last > first ? last : addMonths(first, 1)].map((ms) => monthOf(ms, atMs, endMs)),
    text: `Covered for ${length}, until ${dateText(endMs)}. ${streamText}`,
  };
};
