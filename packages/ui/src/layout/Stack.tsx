'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { type Gap, gapStyles } from './gapStyles.ts';

/** Props of {@link Stack}. */
export interface StackProps extends ComponentProps<'div'> {
  /** Space between the children. @default 5 */
  gap?: Gap;
  /** How the children are aligned across the column; `stretch` gives them its full width. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center';
}

/**
 * Children below each other with even space. Renders a `<div>`.
 *
 * @example <Stack gap={3}><Text>One</Text><Text>Two</Text></Stack>
 */
export const Stack: (props: StackProps) => ReactElement = styled('div', {
  base: css`display: grid; grid-template-columns: minmax(0, 1fr); align-content: start;`,
  variants: {
    gap: gapStyles,
    align: {
      stretch: css`justify-items: stretch;`,
      start: css`justify-items: start;`,
      center: css`justify-items: center; text-align: center;`,
    },
  },
  defaults: { gap: 5, align: 'stretch' },
});
