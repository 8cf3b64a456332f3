import { LinkButton } from '@backbeat/ui';
import { selectHasLoggedIn, useIsSignedIn } from '../features/session/index.ts';
import { PlayerLink } from '../landing/PlayerLink.tsx';
import { SignInButton } from '../landing/SignInButton.tsx';
import { useAppSelector } from '../store/hooks.ts';

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
