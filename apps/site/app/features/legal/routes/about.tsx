import { brand } from '@backbeat/domain';
import { Container, Heading, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { pageMeta } from '../../../seo/pageMeta.ts';

export const meta = () => pageMeta('/about');

const Page = styled(Container, {
  base: css`
    display: grid;
    gap: 20px;
    align-content: start;
    min-block-size: 60vh;
    padding-block: clamp(116px, 11vw, 160px) var(--section);
  `,
});

const About = () => (
  <Page>
    <Heading level={1}>About {brand.name}</Heading>
    <Text size="lead">Our story will stand here soon.</Text>
  </Page>
);

export default About;
