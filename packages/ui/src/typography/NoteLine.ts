'use client';

import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

/** A quiet line below the name of a menu item or an option. */
export const NoteLine = styled('small', {
  base: css`display: block; color: var(--muted); font-size: var(--fs-tiny); font-weight: 400;`,
});
