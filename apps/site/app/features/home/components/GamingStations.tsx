import { Carousel, Container, Heading, StepBar } from '@backbeat/ui';
import { BarSpace, CarouselSection } from '../../../landing/carouselSection.ts';
import { servedPart } from '../../../served/servedPart.tsx';
import { useIsSignedIn } from '../../session/index.ts';
import { gameStations } from '../content.ts';

const GameStation = servedPart(() => import('./GameStation.tsx'));

/** Stations made for games. */
export const GamingStations = () => {
  const isSignedIn = useIsSignedIn();
  return (
    <CarouselSection data-late="">
      <Container>
        <BarSpace>
          <StepBar step={7} />
        </BarSpace>
        <Carousel
          label="Popular Gaming Stations"
          title={<Heading level={2}>Popular Gaming Stations</Heading>}
        >
          {gameStations.map((station) => (
            <GameStation key={station.game} given={station} isLive={isSignedIn} />
          ))}
        </Carousel>
      </Container>
    </CarouselSection>
  );
};
