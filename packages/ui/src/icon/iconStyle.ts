'use client';

import { css } from '../styling/css.ts';

/** What icons and brand icons have in common. */
export const iconStyle = {
  base: css`
    inline-size: 1.25em;
    block-size: 1.25em;
    flex: none;
  `,
  variants: {
    filled: {
      true: css`
        fill: currentColor;
        stroke: none;
      `,
    },
  },
};
