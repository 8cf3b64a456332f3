import { brand, policy } from '@backbeat/domain';
import { marketingFigures, statistics } from '@backbeat/domain/content';
import { PricingBlock } from '@backbeat/pricing';
import { Heading, Icon, LazyArt, LinkButton, Section, Split, Stack, StationCard, Text } from '@backbeat/ui';
import { ControlPad, GameCard, Outro, StationGrid } from '@backbeat/ui/blocks';
import { ArrowRightIcon, ExternalLinkIcon } from '@backbeat/ui/icons';
import { NumbersBand } from '../../../landing/NumbersBand.tsx';
import { CarouselSection } from '../../../landing/showcase/CarouselSection.tsx';
import { EmblemImage } from '../../../landing/showcase/EmblemImage.tsx';
import { DownloadArt, Poster } from '../../../landing/showcase/Poster.tsx';
import { PriceNote, usePlanSelection } from '../../pricing/index.ts';
import { gameStations, hotStations } from '../content.ts';
import { useStationLink } from '../useStationLink.ts';
import { CreatorQuotes } from './CreatorQuotes.tsx';
import { Hero } from './Hero.tsx';

/** The pink band about downloads. */
const DownloadPoster = () => (
  <Poster
    title="Downloadable tracks are here"
    text="Take the music into your edits, shorts and videos. Cleared for YouTube while Pro is active."
    art={<DownloadArt />}
  >
    <LinkButton variant="onpink" size="lg" href="/for/pro">
      See Pro <Icon icon={ArrowRightIcon} />
    </LinkButton>
  </Poster>
);

/** The way into the community. */
const DiscordOutro = () => (
  <Outro>
    <Heading level={2} size="h1">
      Join our Discord
    </Heading>
    <Text size="lead">Ask for stations, show your setup, hear new releases first.</Text>
    <LinkButton variant="secondary" size="lg" href={brand.links.discord} target="_blank">
      Open the invite <Icon icon={ExternalLinkIcon} />
    </LinkButton>
  </Outro>
);

/** How the page ends. */
const ClosingSections = () => (
  <>
    <DownloadPoster />
    <DiscordOutro />
  </>
);

const { streamDeckActions } = marketingFigures.home;

/** The plugin for stream control pads. */
const ControlPadPromo = () => (
  <Section step={9}>
    <Split>
      <Stack align="start">
        <Heading level={2}>Your soundtrack under one thumb</Heading>
        <Text size="lead">
          {`${streamDeckActions}+ custom actions for Stream Deck: skip, favourite, swap stations or drop the volume without leaving your game.`}
        </Text>
        <LinkButton variant="secondary" href={brand.links.streamDeckStore} target="_blank">
          Get the plugin <Icon icon={ExternalLinkIcon} />
        </LinkButton>
      </Stack>
      <div>
        <ControlPad />
      </div>
    </Split>
  </Section>
);

/** Stations made for games. */
const GamingStations = () => {
  const stationLink = useStationLink();
  return (
    <CarouselSection step={7} title="Popular Gaming Stations">
      {gameStations.map(({ game, title, segment }) => (
        <GameCard key={game} image={<EmblemImage id={game} />} title={title} {...stationLink(segment)} />
      ))}
    </CarouselSection>
  );
};

const headingId = 'home-plans';

/** Premium and Pro at a glance. */
const HomePlans = () => (
  <Section step={11} aria-labelledby={headingId}>
    <PricingBlock
      head={
        <Stack gap={3}>
          <Heading level={2} id={headingId}>
            One price to stream, one to keep
          </Heading>
          <Text tone="muted">{`Full refund within ${policy.refundWindowDays} days of payment.`}</Text>
        </Stack>
      }
      detailsHref="/which-plan-is-best"
      note={<PriceNote />}
      {...usePlanSelection()}
    />
  </Section>
);

const { stations, youTubeSafeTracks } = marketingFigures.home;
const tracks = String(youTubeSafeTracks).replace(/(?=\d{3}$)/, ',');
const lead = `${stations}+ stream-safe stations and ${tracks}+ video-safe tracks.`;

/** Three stations to begin with. */
const HotStations = () => {
  const stationLink = useStationLink();
  return (
    <Section step={3} title="What's hot: Stations" lead={lead}>
      <StationGrid>
        {hotStations.map(({ tile, detail, size }) => (
          <StationCard
            key={tile.id}
            station={tile}
            detail={
              <>
                <span>{detail}</span>
                {size ? <br /> : null}
                <span>{size}</span>
              </>
            }
            {...stationLink(tile.id)}
          />
        ))}
      </StationGrid>
    </Section>
  );
};

/** The home page, section by section. */
export const HomeView = () => (
  <>
    <Hero />
    <NumbersBand step={1} figures={statistics} />
    <LazyArt>
      <HotStations />
    </LazyArt>
    <LazyArt>
      <CreatorQuotes step={5} />
    </LazyArt>
    <LazyArt>
      <GamingStations />
    </LazyArt>
    <LazyArt>
      <ControlPadPromo />
    </LazyArt>
    <HomePlans />
    <LazyArt>
      <ClosingSections />
    </LazyArt>
  </>
);
