'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

/** The sixteen steps of a bar, in order. */
const steps = Array.from({ length: 16 }, (_, index) => index + 1);

const Bar = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(16, 1fr);
    gap: clamp(3px, .5vw, 8px);
    & i { block-size: 4px; border-radius: 2px; background: var(--bb-cell-1); }
    & i[data-on] { background: var(--bb-pink); }
    @media (forced-colors: active) { & i { border-block-start: 1px solid; } & i[data-on] { background: CanvasText; } }
  `,
});

/** Props of {@link StepBar}. */
export interface StepBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Which of the sixteen steps is lit, from 1 to 16. */
  step: number;
}

/**
 * Sixteen steps, one of them lit: how far down the page a section is. Decorative.
 *
 * @example <StepBar step={3} />
 */
export const StepBar = ({ step, ...rest }: StepBarProps): ReactElement => (
  <Bar aria-hidden="true" {...rest}>
    {steps.map((position) => (
      <i key={position} data-on={position === step ? '' : undefined} />
    ))}
  </Bar>
);
