'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css, keyframes, type Style } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { stepDelays } from './stepDelays.ts';

const sweep = keyframes`0% { opacity: 1; } 6.25% { opacity: .7; } 12.5% { opacity: .4; } 18.75%, 100% { opacity: .16; }`;

const cells = Array.from({ length: 16 }, (_, index) => index);

const gridOf = (cellPx: number, gapPx: number): Style => css`
  grid-template-columns: repeat(4, ${cellPx}px);
  gap: ${gapPx}px;
  & i { block-size: ${cellPx}px; }
`;

const Grid = styled('span', {
  base: css`
    display: inline-grid;
    & i { border-radius: 28%; background: var(--bb-art-pink); opacity: .16; animation: ${sweep} var(--bb-bar) steps(1) infinite; }
    & i:nth-of-type(even) { background: var(--bb-art-teal); }
    ${stepDelays(16)}
    @media (prefers-reduced-motion: reduce) { & i:nth-of-type(4n+2) { opacity: 1; } }
    @media (forced-colors: active) { & i { background: CanvasText; forced-color-adjust: none; } }
  `,
  variants: { size: { sm: gridOf(8, 3), md: gridOf(18, 6) } },
  defaults: { size: 'md' },
});

/** Props of {@link Spinner}. */
export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is on its way, for screen readers; without it the spinner is decorative. */
  label?: string;
  /** 90 or 41 px wide. @default 'md' */
  size?: 'sm' | 'md';
}

/**
 * The step grid at work: sixteen cells swept once per bar.
 *
 * @example <Spinner label="Loading" />
 */
export const Spinner = ({ label, ...rest }: SpinnerProps): ReactElement => (
  <Grid {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })} {...rest}>
    {cells.map((cell) => (
      <i key={cell} />
    ))}
    {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
  </Grid>
);
