'use client';

import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { Steps } from '../feedback/Steps.tsx';
import { styled } from '../styling/styled.ts';
import { wrapTexts } from '../typography/wrapTexts.tsx';
import { type ButtonStyleProps, buttonAttributes, buttonStyle } from './buttonStyle.ts';

const ButtonRoot = styled('button', { base: buttonStyle });

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
  variant,
  size,
  block,
  ...rest
}: ButtonProps): ReactElement => {
  const inert = loading || String(rest['aria-disabled']) === 'true';
  return (
    <ButtonRoot
      type="button"
      {...buttonAttributes(variant, size, block)}
      {...rest}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={inert ? swallow : onClick}
    >
      {loading ? <Steps /> : null}
      {wrapTexts(loading ? (loadingText ?? children) : children)}
    </ButtonRoot>
  );
};
