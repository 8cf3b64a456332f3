'use client';

import type { ReactElement, ReactNode } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

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
  <Button
    aria-label={label}
    data-shape={shape}
    variant={variant ?? (shape === 'ghost' ? 'quiet' : 'neutral')}
    {...rest}
  />
);
