import { below, css, from, styled } from '@backbeat/ui/styling';
import { lazy, Suspense } from 'react';
import { selectHasLoggedIn, useSession } from '../features/session/index.ts';
import { SignInButton } from '../landing/SignInButton.tsx';
import { useAppSelector } from '../store/hooks.ts';

const Wide = styled('span', { base: css`display: contents; ${below(992)} { display: none; }` });
const Narrow = styled('span', { base: css`display: contents; ${from(992)} { display: none; }` });

const SignedIn = lazy(() => import('./SignedIn.tsx'));

/** On phones there is room for one button: sign up for those who never signed in, sign in for the others. */
const SignedOut = ({ offersSignUp }: { readonly offersSignUp: boolean }) => {
  const hasLoggedIn = useAppSelector(selectHasLoggedIn);
  return (
    <>
      <Wide>
        {offersSignUp ? <SignInButton kind="sign-up" size="sm" variant="quiet" /> : null}
        <SignInButton kind="sign-in" size="sm" />
      </Wide>
      <Narrow>
        <SignInButton kind={hasLoggedIn ? 'sign-in' : 'sign-up'} size="sm" />
      </Narrow>
    </>
  );
};

/** The right end of the header: who is here, or how to become known. */
export const AccountControl = ({ offersSignUp }: { readonly offersSignUp: boolean }) => {
  const { status, user } = useSession();
  const signedOut = <SignedOut offersSignUp={offersSignUp} />;
  if (status !== 'signed-in' || user === null) return signedOut;
  return (
    <Suspense fallback={signedOut}>
      <SignedIn user={user} />
    </Suspense>
  );
};
