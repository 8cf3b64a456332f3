import { audienceTiers } from '../audience/audienceTiers.ts';
import type { Product } from '../plans/Product.ts';
import { plans } from '../plans/plans.ts';
import type { CoveredPeriod } from './CoveredPeriod.ts';

/** Where two plans cover the same time, the higher rank counts. */
const rank: Readonly<Record<Product, number>> = { free: 0, premium: 1, download: 2, pro: 3 };

const rankOf = ({ planCode }: CoveredPeriod): number => rank[plans[planCode].product];
const tierOf = ({ audienceTier }: CoveredPeriod): number =>
  audienceTier === undefined ? Number.POSITIVE_INFINITY : audienceTiers[audienceTier].number;
const endOf = ({ untilMs }: CoveredPeriod): number => untilMs ?? Number.POSITIVE_INFINITY;

const compare = (a: CoveredPeriod, b: CoveredPeriod): number =>
  rankOf(b) - rankOf(a) ||
  // Infinity minus Infinity is NaN.
  (tierOf(a) === tierOf(b) ? 0 : tierOf(b) - tierOf(a)) ||
  Number(a.extension !== undefined) - Number(b.extension !== undefined) ||
  a.fromMs - b.fromMs ||
  (a.planCode < b.planCode ? -1 : 1);

/**
 * Sorts and merges periods, so that at any moment one plan covers at most: of several the best, of equal ones the first
 * to begin. Periods that touch and have the same plan become one; gaps stay; Free covers nothing.
 *
 * An extension to the end of a stream stays a period of its own, and gives way to any other period of its plan.
 *
 * @example coveredPeriods([{ planCode: 'rocksprem_i_m_v2', fromMs: 0, untilMs: 40 }, { planCode: 'rocksprem_i_m_v2', fromMs: 40, untilMs: null }]) // → [{ planCode: 'rocksprem_i_m_v2', fromMs: 0, untilMs: null }]
 */
export const coveredPeriods = (recorded: readonly CoveredPeriod[]): readonly CoveredPeriod[] => {
  const byRank = recorded.filter((period) => rankOf(period) > 0).toSorted(compare);
  const edges = [...new Set(byRank.flatMap((period) => [period.fromMs, endOf(period)]))].sort(
    (a, b) => a - b,
  );
  const merged: CoveredPeriod[] = [];
  for (const [index, fromMs] of edges.entries()) {
    const best = byRank.find((period) => period.fromMs <= fromMs && fromMs < endOf(period));
    const nextMs = edges[index + 1];
    if (best === undefined || nextMs === undefined) continue;
    const untilMs = Number.isFinite(nextMs) ? nextMs : null;
    const last = merged.at(-1);
    const goesOn =
      last?.untilMs === fromMs &&
      last.planCode === best.planCode &&
      last.extension === best.extension &&
      last.audienceTier === best.audienceTier;
    if (goesOn) merged[merged.length - 1] = { ...last, untilMs };
    else merged.push({ ...best, fromMs, untilMs });
  }
  return merged;
};

/**
 * How many whole seconds of a time are covered.
 *
 * @param periods as `coveredPeriods` gives them: none overlaps another
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
