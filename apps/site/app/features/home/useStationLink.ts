import { segmentPath } from '@backbeat/sdk';
import type { MouseEvent } from 'react';
import { useIsSignedIn, useOpenPlayer } from '../session/index.ts';

interface StationLink {
  readonly href: string;
  readonly onClick?: (event: MouseEvent) => void;
}

/**
 * Where a station's card leads: signed-in people hear it in the player, everybody else sees the plans.
 *
 * @example
 * const stationLink = useStationLink();
 * <GameCard {...stationLink('fifa')} />
 */
export const useStationLink = (): ((segment: string) => StationLink) => {
  const isSignedIn = useIsSignedIn();
  const openPlayer = useOpenPlayer();
  return (segment) => ({
    href: '/pricing',
    ...(isSignedIn && {
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        openPlayer(segmentPath(segment));
      },
    }),
  });
};
