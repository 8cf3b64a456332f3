'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** Teal: yours or done. Sun: money off. Pink: something is wrong. Solid: look here. @default 'plain' */
  tone?: 'plain' | 'teal' | 'pink' | 'sun' | 'solid';
}

/**
 * A short word about the thing beside it.
 *
 * @example <Badge tone="sun">Special Price for New Users</Badge>
 */
export const Badge: (props: BadgeProps) => ReactElement = styled('span', {
  base: css`
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 28px;
    padding: 3px 10px;
    border-radius: var(--r-s);
    font: 600 var(--fs-tiny)/1.2 var(--font-text);
    letter-spacing: 0;
    @media (forced-colors: active) { border: 1px solid; }
  `,
  variants: {
    tone: {
      plain: css`background: var(--badge-ground, var(--overlay)); color: var(--text);`,
      teal: css`background: var(--teal-tint); color: var(--teal);`,
      pink: css`background: var(--pink-tint); color: var(--pink);`,
      sun: css`background: var(--sun-tint); color: var(--sun-text);`,
      solid: css`background: var(--pink); color: var(--on-pink);`,
    },
  },
  defaults: { tone: 'plain' },
});
