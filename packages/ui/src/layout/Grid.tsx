'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { below } from '../styling/media.ts';
import { styled } from '../styling/styled.ts';
import { type Gap, gapStyles } from './gapStyles.ts';

/** Props of {@link Grid}. */
export interface GridProps extends ComponentProps<'div'> {
  /** Space between the children. @default 'gap' */
  gap?: Gap;
  /**
   * Equal columns: two become one under 768 px, three likewise, four become two and then one under 576 px; `form`
   * is a pair of fields that stacks under 576 px; `auto` fits as many columns of 264 px as there is room for.
   * @default 'auto'
   */
  columns?: 'auto' | 'form' | 2 | 3 | 4;
}

/**
 * Children on equal columns. Renders a `<div>`.
 *
 * @example <Grid columns={2}><PlanCard /><PlanCard /></Grid>
 */
export const Grid: (props: GridProps) => ReactElement = styled('div', {
  base: css`display: grid;`,
  variants: {
    gap: gapStyles,
    columns: {
      auto: css`grid-template-columns: repeat(auto-fit, minmax(min(100%, 264px), 1fr));`,
      form: css`
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 20px 16px;
        ${below(576)} { grid-template-columns: minmax(0, 1fr); }
      `,
      2: css`
        grid-template-columns: repeat(2, minmax(0, 1fr));
        ${below(768)} { grid-template-columns: minmax(0, 1fr); }
      `,
      3: css`
        grid-template-columns: repeat(3, minmax(0, 1fr));
        ${below(768)} { grid-template-columns: minmax(0, 1fr); }
      `,
      4: css`
        grid-template-columns: repeat(4, minmax(0, 1fr));
        ${below(992)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
        ${below(576)} { grid-template-columns: minmax(0, 1fr); }
      `,
    },
  },
  defaults: { gap: 'gap', columns: 'auto' },
});
