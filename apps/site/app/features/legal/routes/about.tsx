import { brand } from '@backbeat/domain';
import { Container, Heading, StepGrid, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';

const Page = styled(Container, {
  base: css`
    display: grid;
    gap: 20px;
    align-content: start;
    min-block-size: 60vh;
    padding-block: clamp(116px, 11vw, 160px) var(--bb-section);
  `,
});

const Art = styled(StepGrid, { base: css`inline-size: 100%; margin-block-start: clamp(24px, 4vw, 56px);` });

const art = ['1.2--.1t.1.p', '.1.p1..12-.1', '2-.1.t1p.1.2', '1p..2--.1t.p'];

const About = () => (
  <Page>
    <Heading level={1}>About {brand.name}</Heading>
    <Text size="lead">Our story is coming soon. The music is already here.</Text>
    <Art rows={art} pitch={46} cell={38} radius={11} />
  </Page>
);

export default About;
