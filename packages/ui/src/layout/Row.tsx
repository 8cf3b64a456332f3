'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { type Gap, gapStyles } from './gapStyles.ts';

/** Props of {@link Row}. */
export interface RowProps extends ComponentProps<'div'> {
  /** Space between the children. @default 3 */
  gap?: Gap;
  /** `between` pushes the first and the last child to the edges. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** How children of unequal height are aligned. @default 'center' */
  align?: 'center' | 'start' | 'baseline';
}

/**
 * Children beside each other, on a new line when there is no room. Renders a `<div>`.
 *
 * @example <Row justify="between"><Heading level={2}>Premium</Heading><Badge>Current plan</Badge></Row>
 */
export const Row: (props: RowProps) => ReactElement = styled('div', {
  base: css`display: flex; flex-wrap: wrap;`,
  variants: {
    gap: gapStyles,
    justify: {
      start: css`justify-content: flex-start;`,
      center: css`justify-content: center;`,
      end: css`justify-content: flex-end;`,
      between: css`justify-content: space-between;`,
    },
    align: {
      center: css`align-items: center;`,
      start: css`align-items: flex-start;`,
      baseline: css`align-items: baseline;`,
    },
  },
  defaults: { gap: 3, justify: 'start', align: 'center' },
});
