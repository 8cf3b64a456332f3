import { brand, brandText } from '@backbeat/domain';
import { Heading, LinkButton, Row, Stack, Text } from '@backbeat/ui';
import { IntroHead, IntroWords } from '../../../landing/LandingIntro.tsx';
import { ChapterRow } from '../components/ChapterRow.tsx';
import { Chapters, Ending, Intro } from '../components/explainerStyles.ts';
import { chapters } from '../content.ts';

/** What the product is, told in one bar of sixteen steps. */
const ExplainerView = () => (
  <>
    <Intro>
      <IntroHead>
        <Heading level={1} size="hero">
          {brandText('What is {product}?', brand)}
        </Heading>
        <IntroWords>
          <Text size="lead">
            Music for people who stream and publish. Here it is in one bar of sixteen steps.
          </Text>
          <LinkButton variant="primary" size="lg" href="/free-trial">
            Start free trial
          </LinkButton>
        </IntroWords>
      </IntroHead>
      <Chapters>
        {chapters.map((chapter) => (
          <ChapterRow key={chapter.quarter} chapter={chapter} />
        ))}
      </Chapters>
    </Intro>
    <section aria-labelledby="whole-bar">
      <Ending>
        <Heading level={2} size="h1" id="whole-bar">
          {brandText('That is {product}', brand)}
        </Heading>
        <Stack gap={6}>
          <Text size="lead">Cleared music, stations, a player, paid artists. Try it free for a month.</Text>
          <Row>
            <LinkButton variant="primary" size="lg" href="/free-trial">
              Start free trial
            </LinkButton>
            <LinkButton variant="secondary" size="lg" href="/which-plan-is-best">
              Find your perfect plan
            </LinkButton>
          </Row>
        </Stack>
      </Ending>
    </section>
  </>
);

export default ExplainerView;
