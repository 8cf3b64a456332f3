'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

/**
 * Words for screen readers only. Renders a `<span>`.
 *
 * @example <VisuallyHidden>before </VisuallyHidden>
 */
export const VisuallyHidden: (props: ComponentProps<'span'>) => ReactElement = styled('span', {
  base: css`
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  `,
});
