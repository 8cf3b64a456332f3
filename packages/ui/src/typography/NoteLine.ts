'use client';

import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

/** A quiet line below the name of a menu item or an option. */
export const NoteLine = styled('small', {
  base: css`display: block; color: var(--bb-muted); font-size: var(--bb-fs-tiny); font-weight: 400;`,
});
