import { dateText } from '../time/dateText.ts';
import { utcTimeText } from '../time/utcTimeText.ts';
import type { Coverage } from './coverage.ts';

/**
 * What everybody may read of somebody's coverage, in one line, as a chat bot says it. Nothing but when it ends.
 *
 * @example publicCoverageText({ light: 'green', reason: 'covered', untilMs: Date.UTC(2026, 11, 22) }) // → 'Covered until December 22, 2026'
 * @example publicCoverageText({ light: 'red', reason: 'ended', untilMs: Date.UTC(2026, 10, 2) }) // → 'Not covered'
 * @example publicCoverageText({ light: 'amber', reason: 'extended', untilMs: Date.UTC(2026, 10, 24, 4) }) // → 'Covered until your stream ends, at the latest 04:00 UTC'
 */
export const publicCoverageText = ({
  light,
  reason,
  untilMs,
}: Pick<Coverage, 'light' | 'reason' | 'untilMs'>): string => {
  if (light === 'red') return 'Not covered';
  if (reason === 'extended' && untilMs !== null)
    return `Covered until your stream ends, at the latest ${utcTimeText(untilMs)}`;
  const text = reason === 'limited' ? 'Covered with limits' : 'Covered';
  return untilMs === null ? text : `${text} until ${dateText(untilMs)}`;
};
