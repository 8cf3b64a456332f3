'use client';

import type { ReactElement, ReactNode } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { Button, type ButtonProps } from './Button.tsx';

const Square = styled(Button, {
  base: css`
    inline-size: 48px;
    padding: 0;
  `,
  variants: {
    shape: {
      pad: css`inline-size: 48px;`,
      ghost: css`
        inline-size: 44px;
        min-block-size: 44px;
        border: 0;
        border-radius: 12px;
        --bb-fg: var(--bb-muted);
        &:hover { --bb-fg: var(--bb-text); }
      `,
    },
  },
  defaults: { shape: 'pad' },
});

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children' | 'block' | 'size'> {
  /** What the button does, for screen readers. */
  label: string;
  /** An `Icon`. */
  children: ReactNode;
  /** `pad` is 48 px with a border, `ghost` 44 px without. @default 'pad' */
  shape?: 'pad' | 'ghost';
}

/**
 * A square button with an icon and no words.
 *
 * @example <IconButton label="Next" onClick={next}><Icon name="arrow-right" /></IconButton>
 */
export const IconButton = ({ label, shape = 'pad', variant, ...rest }: IconButtonProps): ReactElement => (
  <Square
    aria-label={label}
    shape={shape}
    variant={variant ?? (shape === 'ghost' ? 'quiet' : 'neutral')}
    {...rest}
  />
);
