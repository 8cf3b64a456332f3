import { dateText } from '../time/dateText.ts';
import type { Coverage } from './coverage.ts';

/**
 * What everybody may read of somebody's coverage, in one line, as a chat bot says it. Nothing but the date.
 *
 * @example publicCoverageText({ light: 'green', reason: 'covered', untilMs: Date.UTC(2026, 11, 22) }) // → 'Covered until December 22, 2026'
 * @example publicCoverageText({ light: 'red', reason: 'ended', untilMs: Date.UTC(2026, 10, 2) }) // → 'Not covered'
 */
export const publicCoverageText = ({
  light,
  reason,
  untilMs,
}: Pick<Coverage, 'light' | 'reason' | 'untilMs'>): string => {
  if (light === 'red') return 'Not covered';
  const text = reason === 'limited' ? 'Covered with limits' : 'Covered';
  return untilMs === null ? text : `${text} until ${dateText(untilMs)}`;
};
