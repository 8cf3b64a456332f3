import { brand } from '@backbeat/domain';
import { type ButtonStyleProps, LinkButton } from '@backbeat/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useOpenPlayer } from '../features/session/index.ts';

export interface PlayerLinkProps extends ButtonStyleProps {
  readonly children: ReactNode;
}

/** Opens the player, signed in where possible; before the page is hydrated, a link to the player as anybody gets it. */
export const PlayerLink = (props: PlayerLinkProps) => {
  const openPlayer = useOpenPlayer();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    openPlayer();
  };
  return <LinkButton href={brand.links.player} onClick={open} {...props} />;
};
