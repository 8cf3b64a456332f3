'use client';

import { css } from '../styling/css.ts';

/** The shared look of interface signs and marks. */
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
