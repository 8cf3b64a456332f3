'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { from } from '../styling/media.ts';
import { styled } from '../styling/styled.ts';

/** Props of {@link Split}. */
export interface SplitProps extends ComponentProps<'div'> {
  /**
   * How the sixteen steps are shared: `promo` 7 + 9, `questions` 4 + 8, `aside` the rest + a column of at most
   * 440 px, `even` halves. @default 'promo'
   */
  kind?: 'promo' | 'questions' | 'aside' | 'even';
}

/**
 * Two children beside each other on the steps of the page, below each other under 992 px. Renders a `<div>`.
 *
 * @example <Split><Stack>Words</Stack><Picture /></Split>
 */
export const Split: (props: SplitProps) => ReactElement = styled('div', {
  base: css`
    display: grid;
    gap: clamp(32px, 5vw, 80px);
    grid-template-columns: minmax(0, 1fr);
  `,
  variants: {
    kind: {
      promo: css`align-items: center; ${from(992)} { grid-template-columns: minmax(0, 7fr) minmax(0, 9fr); }`,
      questions: css`align-items: start; ${from(992)} { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); }`,
      aside: css`gap: clamp(32px, 5vw, 88px); align-items: start; ${from(992)} { grid-template-columns: minmax(0, 1fr) minmax(320px, 440px); }`,
      even: css`align-items: center; ${from(992)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }`,
    },
  },
  defaults: { kind: 'promo' },
});
