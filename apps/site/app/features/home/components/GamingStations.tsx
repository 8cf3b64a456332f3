import { Carousel, Container, GameCard, Heading, StepBar } from '@backbeat/ui';
import { BarSpace, CarouselSection } from '../../../landing/carouselSection.ts';
import { gameStations } from '../content.ts';
import { useStationLink } from '../useStationLink.ts';

/** Stations made for games. */
export const GamingStations = () => {
  const stationLink = useStationLink();
  return (
    <CarouselSection>
      <Container>
        <BarSpace>
          <StepBar step={7} />
        </BarSpace>
        <Carousel
          label="Popular Gaming Stations"
          title={<Heading level={2}>Popular Gaming Stations</Heading>}
        >
          {gameStations.map(({ game, title, segment }) => (
            <GameCard key={game} game={game} title={title} {...stationLink(segment)} />
          ))}
        </Carousel>
      </Container>
    </CarouselSection>
  );
};
