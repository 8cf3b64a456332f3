'use client';

import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

/** Holds the picture along the upper edge of a card or a dialog: as wide as they are. */
export const PictureSlot = styled('div', {
  base: css`
    flex: none;
    & > *, & > picture > img { display: block; inline-size: 100%; block-size: auto; }
  `,
});
