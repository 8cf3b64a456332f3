import type { VideoRow } from '../../store/rows.ts';

/** Whether a broadcast is still to come, runs, or is over, by its times. */
export const broadcastState = (
  { startedAtMs, endedAtMs }: Pick<VideoRow, 'startedAtMs' | 'endedAtMs'>,
  nowMs: number,
): 'upcoming' | 'running' | 'over' => {
  if (startedAtMs === null || startedAtMs > nowMs) return 'upcoming';
  return endedAtMs === null || endedAtMs > nowMs ? 'running' : 'over';
};
