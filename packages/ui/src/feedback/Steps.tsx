'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css, keyframes } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { stepDelays } from './stepDelays.ts';

const lit = keyframes`0%{opacity:1}25%,100%{opacity:.3}`;

const Cells = styled('span', {
  base: css`
    display: inline-grid;
    grid-auto-flow: column;
    gap: 3px;
    & i { inline-size: 7px; block-size: 7px; border-radius: 2px; background: currentColor; opacity: .3; }
    @media (forced-colors: active) { & i { forced-color-adjust: none; background: CanvasText; } }
  `,
  variants: {
    still: {
      true: css`& i:nth-of-type(even) { opacity: 1; }`,
      false: css`
        & i { animation: ${lit} calc(4 * var(--bb-step)) steps(1) infinite; }
        ${stepDelays(4)}
        @media (prefers-reduced-motion: reduce) { & i:nth-of-type(1) { opacity: 1; } }
      `,
    },
  },
  defaults: { still: false },
});

/** Props of {@link Steps}. */
export interface StepsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Shows the pattern without movement, as on a plan's banner. @default false */
  still?: boolean;
}

/**
 * Four cells that light up one after another while something loads. Decorative: say in words what is happening.
 *
 * @example <Steps />
 */
export const Steps = (props: StepsProps): ReactElement => (
  <Cells aria-hidden="true" {...props}>
    <i />
    <i />
    <i />
    <i />
  </Cells>
);
