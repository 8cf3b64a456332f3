import { tierDisplay, tierDisplayNames, type User } from '@backbeat/domain';
import { Avatar, Button, Icon, Menu, MenuButton, MenuLink, MenuPerson, VisuallyHidden } from '@backbeat/ui';
import { EyeIcon, EyeOffIcon, LogOutIcon, UserIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import { useState } from 'react';
import { useOpenPlayer } from '../features/session/index.ts';
import { StoredMode } from '../streamer-mode/StoredMode.tsx';
import { useStreamerMode, useStreamerModeShortcut } from '../streamer-mode/useStreamerMode.ts';

const Status = styled('span', { base: css`display: grid; color: var(--bb-muted);` });

/** A menu is as wide as its longest line, in every language. */
const OneLine = styled('span', { base: css`white-space: nowrap;` });

const PlayerButton = styled(Button, { base: css`${below(576)} { display: none; }` });

/** The way to the player, the menu of the person, and on every page whether streamer mode is on. */
const SignedIn = ({ user }: { readonly user: User }) => {
  const openPlayer = useOpenPlayer();
  const [isStreamerMode, setStreamerMode] = useStreamerMode();
  const [wasStreamerMode, setWasStreamerMode] = useState(isStreamerMode);
  if (isStreamerMode && !wasStreamerMode) setWasStreamerMode(true);
  useStreamerModeShortcut();
  const picture = <Avatar src={user.avatar} />;
  return (
    <>
      <StoredMode />
      <Status aria-live="polite">
        {isStreamerMode ? <Icon icon={EyeOffIcon} aria-label="Streamer mode is on" /> : null}
        {wasStreamerMode && !isStreamerMode ? <VisuallyHidden>Streamer mode is off</VisuallyHidden> : null}
      </Status>
      <PlayerButton size="sm" variant="secondary" onClick={() => openPlayer()}>
        View player
      </PlayerButton>
      <Menu label="Account menu" picture button={picture}>
        <MenuPerson
          picture={picture}
          name={user.display_name ?? user.username}
          note={tierDisplayNames[tierDisplay(user.tier)]}
        />
        <MenuLink href="/settings" icon={<Icon icon={UserIcon} />}>
          Account
        </MenuLink>
        <MenuButton
          icon={<Icon icon={isStreamerMode ? EyeIcon : EyeOffIcon} />}
          onClick={() => setStreamerMode(!isStreamerMode)}
        >
          <OneLine>{`Turn streamer mode ${isStreamerMode ? 'off' : 'on'}`}</OneLine>
        </MenuButton>
        <MenuLink href="/logout" icon={<Icon icon={LogOutIcon} />}>
          Sign out
        </MenuLink>
      </Menu>
    </>
  );
};

export default SignedIn;
