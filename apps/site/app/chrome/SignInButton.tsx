import { Button, type ButtonStyleProps } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { MouseEvent } from 'react';
import { loginModalOpened, signUpModalOpened, useIsSignedIn } from '../features/session/index.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { PlayerLink } from './PlayerLink.tsx';

const Form = styled('form', { base: css`display: contents;` });

const kinds = {
  'sign-in': { label: 'Sign in', path: '/login', opened: loginModalOpened },
  'sign-up': { label: 'Sign up', path: '/sign-up', opened: signUpModalOpened },
} as const;

export interface SignInButtonProps extends ButtonStyleProps {
  readonly kind: keyof typeof kinds;
}

/**
 * Opens the sign-in or the sign-up modal; signing in comes back to the page that shows it. Before the page is
 * hydrated it is the button of a form that leads to a page which opens the modal. Who is signed in gets the player.
 */
export const SignInButton = ({ kind, ...look }: SignInButtonProps) => {
  const { label, path, opened } = kinds[kind];
  const dispatch = useAppDispatch();
  const isSignedIn = useIsSignedIn();
  if (isSignedIn) return <PlayerLink {...look}>View player</PlayerLink>;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    const { pathname, search } = window.location;
    dispatch(opened(`${pathname}${search}`));
  };
  return (
    <Form action={path}>
      <Button type="submit" onClick={open} {...look}>
        {label}
      </Button>
    </Form>
  );
};
