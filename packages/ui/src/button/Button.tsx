'use client';

import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { Steps } from '../feedback/Steps.tsx';
import { styled } from '../styling/styled.ts';
import { type ButtonStyleProps, buttonRecipe } from './buttonRecipe.ts';

const ButtonRoot = styled('button', buttonRecipe);

/** Props of {@link Button}. */
export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** Shows the steps, keeps focus and ignores clicks. @default false */
  loading?: boolean;
  /** Replaces the children while loading. */
  loadingText?: ReactNode;
}

/** Stops a press before a form or a parent handles it. */
const swallow = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button. Renders a `<button type="button">`.
 *
 * @example <Button variant="primary" onClick={save}>Save profile</Button>
 */
export const Button = ({
  loading = false,
  loadingText,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactElement => {
  const inert = loading || String(rest['aria-disabled']) === 'true';
  return (
    <ButtonRoot
      type="button"
      {...rest}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={inert ? swallow : onClick}
    >
      {loading ? <Steps /> : null}
      {loading ? (loadingText ?? children) : children}
    </ButtonRoot>
  );
};
