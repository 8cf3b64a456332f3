import type { CoveredPeriod } from './CoveredPeriod.ts';

/**
 * How many whole seconds of a time are covered by periods that are apart from each other, as `coveredPeriods` gives
 * them.
 *
 * @example coveredSeconds([{ planCode: 'rockspro_m_v1', fromMs: 0, untilMs: 60_000 }], 30_000, 90_000) // → 30
 */
export const coveredSeconds = (
  periods: readonly CoveredPeriod[],
  fromMs: number,
  untilMs: number,
): number => {
  const coveredMs = periods.map((period) =>
    Math.max(0, Math.min(period.untilMs ?? untilMs, untilMs) - Math.max(period.fromMs, fromMs)),
  );
  return Math.floor(coveredMs.reduce((sum, ms) => sum + ms, 0) / 1000);
};
