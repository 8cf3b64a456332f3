import { below, css, from, styled } from '@backbeat/ui/styling';
import { Suspense } from 'react';
import { selectHasLoggedIn, useIsSignedIn, useUser } from '../features/session/index.ts';
import { lazyPart } from '../release/lazyPart.ts';
import { useAppSelector } from '../store/hooks.ts';
import { SignInButton } from './SignInButton.tsx';

const Wide = styled('span', { base: css`display: contents; ${below(992)} { display: none; }` });
const Narrow = styled('span', { base: css`display: contents; ${from(992)} { display: none; }` });

/** Keeps the width of its widest state, so that the navigation beside it does not move. */
const Place = styled('div', {
  base: css`
    display: flex;
    justify-content: flex-end;
    align-items: center;
    gap: 8px;
    ${from(992)} { min-inline-size: 11rem; min-block-size: 44px; }
  `,
});

const SignedIn = lazyPart(() => import('./SignedIn.tsx'));

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
  const isSignedIn = useIsSignedIn();
  const user = useUser();
  if (!isSignedIn) {
    return (
      <Place>
        <SignedOut offersSignUp={offersSignUp} />
      </Place>
    );
  }
  return <Place>{user === null ? null : <Suspense>{<SignedIn user={user} />}</Suspense>}</Place>;
};
