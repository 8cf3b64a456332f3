import { staticPart } from '../../../hydration/staticPart.tsx';
import { CarouselSection } from '../../../landing/CarouselSection.tsx';
import { useIsSignedIn } from '../../session/index.ts';
import { gameStations } from '../content.ts';

const GameStation = staticPart(() => import('./GameStation.tsx'));

/** Stations made for games. */
export const GamingStations = () => {
  const isSignedIn = useIsSignedIn();
  return (
    <CarouselSection step={7} title="Popular Gaming Stations">
      {gameStations.map((station) => (
        <GameStation key={station.game} given={station} isLive={isSignedIn} />
      ))}
    </CarouselSection>
  );
};
