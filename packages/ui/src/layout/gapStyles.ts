'use client';

import { css, type Style } from '../styling/css.ts';

/** Space between children in steps of 4 px, or the fluid gap between cards. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 32 | 'gap';

const gapOf = (step: number): Style => css`gap: ${4 * step}px;`;

/** `gap` for every step. */
export const gapStyles: Readonly<Record<Gap, Style>> = {
  1: gapOf(1),
  2: gapOf(2),
  3: gapOf(3),
  4: gapOf(4),
  5: gapOf(5),
  6: gapOf(6),
  8: gapOf(8),
  10: gapOf(10),
  12: gapOf(12),
  16: gapOf(16),
  20: gapOf(20),
  24: gapOf(24),
  32: gapOf(32),
  gap: css`gap: var(--bb-gap);`,
};
