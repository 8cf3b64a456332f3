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
    border-radius: var(--bb-r-s);
    font: 600 var(--bb-fs-tiny)/1.2 var(--bb-font-text);
    letter-spacing: 0;
    @media (forced-colors: active) { border: 1px solid; }
  `,
  variants: {
    tone: {
      plain: css`background: var(--bb-badge-ground, var(--bb-overlay)); color: var(--bb-text);`,
      teal: css`background: var(--bb-teal-tint); color: var(--bb-teal);`,
      pink: css`background: var(--bb-pink-tint); color: var(--bb-pink);`,
      sun: css`background: var(--bb-sun-tint); color: var(--bb-sun-text);`,
      solid: css`background: var(--bb-pink); color: var(--bb-on-pink);`,
    },
  },
  defaults: { tone: 'plain' },
});
