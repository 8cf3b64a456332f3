'use client';

import { css, type Style } from '../styling/css.ts';
import type { SpaceStep } from '../tokens/scales.ts';

/** A step of the space scale, or the fluid gap between cards. */
export type Gap = SpaceStep | 'gap';

/** `gap` for every step of the space scale. */
export const gapStyles: Readonly<Record<Gap, Style>> = {
  1: css`gap: var(--s1);`,
  2: css`gap: var(--s2);`,
  3: css`gap: var(--s3);`,
  4: css`gap: var(--s4);`,
  5: css`gap: var(--s5);`,
  6: css`gap: var(--s6);`,
  8: css`gap: var(--s8);`,
  10: css`gap: var(--s10);`,
  12: css`gap: var(--s12);`,
  16: css`gap: var(--s16);`,
  20: css`gap: var(--s20);`,
  24: css`gap: var(--s24);`,
  32: css`gap: var(--s32);`,
  gap: css`gap: var(--gap);`,
};
