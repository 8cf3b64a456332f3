import { tierDisplay, tierDisplayNames, type User } from '@backbeat/domain';
import { Avatar, Button, Icon, Menu, MenuLink, MenuPerson } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { useOpenPlayer } from '../features/session/index.ts';

const PlayerButton = styled(Button, { base: css`${below(576)} { display: none; }` });

/** The way to the player, and the menu of the person. */
const SignedIn = ({ user }: { readonly user: User }) => {
  const openPlayer = useOpenPlayer();
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
        <MenuLink href="/settings" icon={<Icon name="user" />}>
          Account
        </MenuLink>
        <MenuLink href="/logout" icon={<Icon name="sign-out" />}>
          Sign out
        </MenuLink>
      </Menu>
    </>
  );
};

export default SignedIn;
