import { LinkButton } from '@backbeat/ui';
import { selectHasLoggedIn, useIsSignedIn } from '../features/session/index.ts';
import { useAppSelector } from '../store/hooks.ts';
import { PlayerLink } from './PlayerLink.tsx';
import { SignInButton } from './SignInButton.tsx';

/** The end of the menu on phones: the player, and the account or the way to one. */
export const MobileAccount = () => {
  const isSignedIn = useIsSignedIn();
  const hasLoggedIn = useAppSelector(selectHasLoggedIn);
  return (
    <>
      {isSignedIn ? (
        <>
          <PlayerLink variant="secondary" size="lg">
            View the player
          </PlayerLink>
          <LinkButton size="lg" href="/settings">
            Account
          </LinkButton>
          <LinkButton size="lg" variant="quiet" href="/logout">
            Sign out
          </LinkButton>
        </>
      ) : (
        <SignInButton kind={hasLoggedIn ? 'sign-in' : 'sign-up'} variant="primary" size="lg" />
      )}
    </>
  );
};
