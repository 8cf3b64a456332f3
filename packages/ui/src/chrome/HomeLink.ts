'use client';

import { PlainLink } from '../link/PlainLink.tsx';
import { css } from '../styling/css.ts';
import { tight } from '../styling/media.ts';
import { styled } from '../styling/styled.ts';

/** The logo as a link named by its label. In the narrowest windows only the logo's symbol shows. */
export const HomeLink = styled(PlainLink, {
  base: css`
    display: inline-flex;
    color: var(--bb-text);
    text-decoration: none;
    border-radius: var(--bb-r-s);
    ${tight} { & [data-part="name"] { display: none; } }
  `,
});
