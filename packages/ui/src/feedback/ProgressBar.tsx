'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css, keyframes } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { stepDelays } from './stepDelays.ts';

const Root = styled('div', {
  base: css`
    display: grid;
    gap: 10px;
    max-inline-size: 560px;
  `,
});

const Words = styled('p', {
  base: css`color: var(--bb-muted); font-size: var(--bb-fs-small); font-variant-numeric: tabular-nums lining-nums;`,
});

const sweep = keyframes`0%, 100% { opacity: .28; } 12.5% { opacity: 1; } 50% { opacity: .28; }`;

const Cells = styled('div', {
  base: css`
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: clamp(4px, .6vw, 8px);
    & i { border-radius: clamp(4px, .7vw, 10px); background: var(--bb-cell-1); transition: background-color var(--bb-quick); }
    & i[data-on] { background: var(--bb-lit); }
    @media (forced-colors: active) {
      & i { border: 1px solid CanvasText; forced-color-adjust: none; background: Canvas; }
      & i[data-on] { background: Highlight; }
    }
  `,
  variants: {
    tone: {
      teal: css`--bb-lit: var(--bb-teal);`,
      pink: css`--bb-lit: var(--bb-pink);`,
    },
    size: {
      md: css`& i { aspect-ratio: 1.35; }`,
      sm: css`gap: 3px; & i { block-size: 8px; border-radius: 3px; }`,
    },
    running: {
      true: css`
        & i { background: var(--bb-lit); opacity: .28; animation: ${sweep} var(--bb-bar) linear infinite; }
        ${stepDelays(24)}
        @media (prefers-reduced-motion: reduce) { & i:nth-of-type(4n + 2) { opacity: 1; } }
      `,
    },
  },
});

/** Props of {@link ProgressBar}; the children are the words below the cells. */
export interface ProgressBarProps extends ComponentProps<'div'> {
  /** What is in progress, for screen readers. */
  label: string;
  /** From 0 to `max`; without it the progress is indeterminate and the cells are animated. */
  value?: number | undefined;
  /** The value at the end. @default 1 */
  max?: number;
  /** How many cells it is drawn with, up to 24. @default 12 */
  steps?: number;
  /** How far it is in words, `7 of 12 months`; percent without it. */
  valueText?: string | undefined;
  /** Teal for what is yours, pink for what is under way. @default 'teal' */
  tone?: 'teal' | 'pink';
  /** Cells or a fine line of them. @default 'md' */
  size?: 'md' | 'sm';
}

/**
 * How many of `steps` cells are lit: one as soon as anything is done, all only at the end.
 *
 * @example
 * litSteps(7, 12, 12) // → 7
 * litSteps(0.01, 1, 12) // → 1
 * litSteps(0.99, 1, 12) // → 11
 */
export const litSteps = (value: number, max: number, steps: number): number => {
  if (!(value > 0) || !(max > 0)) return 0;
  if (value >= max) return steps;
  return Math.min(steps - 1, Math.max(1, Math.round((value / max) * steps)));
};

/**
 * Progress as lit cells. Screen readers read the value, not the cells.
 *
 * @example <ProgressBar label="Your year" value={7} max={12} valueText="7 of 12 months">5 months left</ProgressBar>
 */
export const ProgressBar = (props: ProgressBarProps): ReactElement => {
  const {
    label,
    value,
    max = 1,
    steps = 12,
    valueText,
    tone = 'teal',
    size = 'md',
    children,
    ...rest
  } = props;
  const running = value === undefined;
  const lit = litSteps(value ?? 0, max, steps);
  const measured = running
    ? {}
    : { 'aria-valuenow': value, 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuetext': valueText };
  return (
    <Root {...rest}>
      <Cells role="progressbar" aria-label={label} tone={tone} size={size} running={running} {...measured}>
        {Array.from({ length: steps }, (_, index) => index).map((cell) => (
          <i key={cell} data-on={cell < lit ? '' : undefined} />
        ))}
      </Cells>
      {children === undefined ? null : <Words>{children}</Words>}
    </Root>
  );
};
