'use client';

import type { ReactElement, ReactNode } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { Button, type ButtonProps } from './Button.tsx';

const GhostButton = styled(Button, {
  base: css`
    inline-size: 44px;
    min-block-size: 44px;
    border-radius: 12px;
    --bb-fg: var(--bb-muted);
    --bb-hover-fg: var(--bb-text);
  `,
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
 * @example <IconButton label="Next" onClick={next}><Icon icon={ArrowRightIcon} /></IconButton>
 */
export const IconButton = ({ label, shape = 'pad', ...rest }: IconButtonProps): ReactElement =>
  shape === 'ghost' ? (
    <GhostButton variant="quiet" aria-label={label} data-square="" {...rest} />
  ) : (
    <Button aria-label={label} data-square="" {...rest} />
  );
