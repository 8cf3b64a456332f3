/**
 * How many of `steps` cells are lit: one as soon as anything is done, all only at the end.
 *
 * @example
 * litSteps(7, 12, 12) // → 7
 * litSteps(0.01, 1, 12) // → 1
 * litSteps(0.99, 1, 12) // → 11
 */
export const litSteps = (value: number, max: number, steps: number): number => {
  if (!(value > 0) || !(max > 0)) return 0;
  if (value >= max) return steps;
  return Math.min(steps - 1, Math.max(1, Math.round((value / max) * steps)));
};
