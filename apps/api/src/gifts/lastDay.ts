import { dayMs, giftLimits } from '@backbeat/domain';

/**
 * When a gift can be claimed no more that was bought with this last day: with the end of the day, in UTC.
 *
 * @returns null for a day that is too early or too late
 */
export const untilOf = (lastDay: string, nowMs: number): Date | null => {
  const startMs = Date.parse(`${lastDay}T00:00:00.000Z`);
  const today = Math.floor(nowMs / dayMs) * dayMs;
  const isWithin = startMs > today && startMs <= today + giftLimits.openDays * dayMs;
  return isWithin ? new Date(startMs + dayMs) : null;
};
