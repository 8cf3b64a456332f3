import { GameCard } from '@backbeat/ui/blocks';
import { CarouselSection } from '../../../landing/showcase/CarouselSection.tsx';
import { EmblemImage } from '../../../landing/showcase/EmblemImage.tsx';
import { gameStations } from '../content.ts';
import { useStationLink } from '../useStationLink.ts';

/** Stations made for games. */
export const GamingStations = () => {
  const stationLink = useStationLink();
  return (
    <CarouselSection step={7} title="Popular Gaming Stations">
      {gameStations.map(({ game, title, segment }) => (
        <GameCard key={game} image={<EmblemImage id={game} />} title={title} {...stationLink(segment)} />
      ))}
    </CarouselSection>
  );
};
