'use client';

import { PlainLink } from '../link/Link.tsx';
import { css } from '../styling/css.ts';
import { tight } from '../styling/media.ts';
import { styled } from '../styling/styled.ts';

/** The logo's link, whose label says the name. Where it would push the controls out, the sign stands alone. */
export const HomeLink = styled(PlainLink, {
  base: css`
    display: inline-flex;
    color: var(--text);
    text-decoration: none;
    border-radius: var(--r-s);
    ${tight} { & > span > span { display: none; } }
  `,
});
