import { describe, expect, it } from 'vitest';
import { litSteps } from './ProgressBar.tsx';

describe('litSteps', () => {
  it.each([
    [0, 1, 12, 0],
    [-3, 1, 12, 0],
    [Number.NaN, 1, 12, 0],
    [1, 0, 12, 0],
    [0.01, 1, 12, 1],
    [7, 12, 12, 7],
    [0.99, 1, 12, 11],
    [1, 1, 12, 12],
    [5, 1, 12, 12],
  ])('%d of %d on %i cells lights %i', (value, max, steps, lit) => {
    expect(litSteps(value, max, steps)).toBe(lit);
  });
});
