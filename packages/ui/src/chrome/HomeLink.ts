'use client';

import { PlainLink } from '../link/Link.tsx';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

/** The logo's link. */
export const HomeLink = styled(PlainLink, {
  base: css`display: inline-flex; color: var(--text); text-decoration: none; border-radius: var(--r-s);`,
});
