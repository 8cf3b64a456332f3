'use client';

import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { Steps } from '../feedback/Steps.tsx';
import { styled } from '../styling/styled.ts';
import { type ButtonStyleProps, buttonRecipe } from './buttonRecipe.ts';

const ButtonRoot = styled('button', buttonRecipe);

/** Props of {@link Button}. */
export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** Something is on its way: shows the steps, keeps focus, takes no further click. @default false */
  loading?: boolean;
  /** What stands beside the steps while loading, in place of the children. */
  loadingText?: ReactNode;
}

/** A press that must not act is stopped before a form or a parent hears of it. */
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
  const inert = loading || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <ButtonRoot
      type="button"
      {...rest}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      onClick={inert ? swallow : onClick}
    >
      {loading ? <Steps /> : null}
      {loading ? (loadingText ?? children) : children}
    </ButtonRoot>
  );
};
