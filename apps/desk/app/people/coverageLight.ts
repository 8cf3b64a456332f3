import type { StaffPerson } from '@backbeat/sdk/staff';
import { momentText } from '../words/textOf.ts';

/** Whether what somebody plays is covered at a moment, and until or since when. */
export interface CoverageLight {
  readonly isCovered: boolean;
  readonly text: string;
}

/** @param coverage newest first, as the api gives it */
export const coverageLight = (coverage: StaffPerson['coverage'], atMs: number): CoverageLight => {
  const running = coverage.find(
    ({ from, until }) => Date.parse(from) <= atMs && (until === null || Date.parse(until) > atMs),
  );
  if (running !== undefined)
    return {
      isCovered: true,
      text: running.until === null ? 'Covered now' : `Covered now, until ${momentText(running.until)}`,
    };
  const [last] = coverage;
  if (last === undefined) return { isCovered: false, text: 'Never covered' };
  if (Date.parse(last.from) > atMs)
    return { isCovered: false, text: `Not covered now; covered from ${momentText(last.from)}` };
  return { isCovered: false, text: `Not covered since ${momentText(last.until ?? last.from)}` };
};
