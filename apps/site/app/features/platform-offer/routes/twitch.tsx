import { StationShowcase } from '@backbeat/pricing';
import { Carousel, LazyArt, Section } from '@backbeat/ui';
import { GameCard } from '@backbeat/ui/blocks';
import { css, styled } from '@backbeat/ui/styling';
import { SignOff } from '../../../landing/SignOff.tsx';
import { EmblemImage } from '../../../landing/showcase/EmblemImage.tsx';
import { gameStations, useStationLink } from '../../home/index.ts';
import { ChatIntro } from '../components/ChatIntro.tsx';
import { BotLine } from '../components/ChatLine.tsx';
import { Question } from '../components/Question.tsx';
import { SendBar } from '../components/SendBar.tsx';
import { answers, offerPath } from '../content.ts';

const Replies = styled('ul', {
  base: css`
    display: grid;
    gap: 14px;
    padding-inline-start: clamp(0px, 7vw, 92px);
  `,
});

const Asked = styled('div', { base: css`margin-block-end: clamp(28px, 3vw, 48px);` });

const ClippedSection = styled(Section, { base: css`overflow-x: clip;` });

/** The live-streaming platform's offer, told as a chat. */
const PlatformOfferView = () => {
  const stationLink = useStationLink();
  return (
    <>
      <ChatIntro />
      <LazyArt>
        <ClippedSection step={4} aria-labelledby="ask-games">
          <Carousel
            label="Game stations"
            title={
              <Question
                who="captain"
                id="ask-games"
                text="got one for my game?"
                note="Stations for six of the biggest games."
              />
            }
          >
            {gameStations.map(({ game, title, segment }) => (
              <GameCard
                key={game}
                image={<EmblemImage id={game} />}
                title={title}
                {...stationLink(segment)}
              />
            ))}
          </Carousel>
        </ClippedSection>
      </LazyArt>
      <Section step={8} aria-labelledby="ask-moods">
        <Asked>
          <Question who="moss" id="ask-moods" text="and just chatting?" note="Curated stations, by mood." />
        </Asked>
        <LazyArt>
          <StationShowcase hrefFor={() => offerPath} />
        </LazyArt>
      </Section>
      <Section step={12} aria-labelledby="ask-catch">
        <Asked>
          <Question who="bitpudding" id="ask-catch" text="what's the catch?" />
        </Asked>
        <Replies>
          {answers.map((answer) => (
            <BotLine key={answer} large>
              {answer}
            </BotLine>
          ))}
        </Replies>
      </Section>
      <SignOff title="Your turn to type" action={<SendBar text="!music on" size="lg" />} />
    </>
  );
};

export default PlatformOfferView;
