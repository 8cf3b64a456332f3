import { tierDisplay, tierDisplayNames } from '@backbeat/domain';
import { Avatar, Button, Icon, Menu, MenuLink, MenuPerson } from '@backbeat/ui';
import { below, css, from, styled } from '@backbeat/ui/styling';
import { selectHasLoggedIn, useOpenPlayer, useSession } from '../features/session/index.ts';
import { SignInButton } from '../landing/SignInButton.tsx';
import { useAppSelector } from '../store/hooks.ts';

const Wide = styled('span', { base: css`display: contents; ${below(992)} { display: none; }` });
const Narrow = styled('span', { base: css`display: contents; ${from(992)} { display: none; }` });

const PlayerButton = styled(Button, { base: css`${below(576)} { display: none; }` });

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
  const openPlayer = useOpenPlayer();
  if (status !== 'signed-in' || user === null) return <SignedOut offersSignUp={offersSignUp} />;
  const picture = <Avatar src={user.avatar} />;
  return (
    <>
      <PlayerButton size="sm" variant="secondary" onClick={() => openPlayer()}>
        View player
      </PlayerButton>
      <Menu label="Account menu" picture button={picture}>
        <MenuPerson
          picture={picture}
          name={user.display_name ?? user.username}
          note={tierDisplayNames[tierDisplay(user.tier)]}
        />
        <MenuLink href="/settings" sign={<Icon name="user" />}>
          Account
        </MenuLink>
        <MenuLink href="/logout" sign={<Icon name="sign-out" />}>
          Sign out
        </MenuLink>
      </Menu>
    </>
  );
};
