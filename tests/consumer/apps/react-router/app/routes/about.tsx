import { Badge, Container, Heading, Stack } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';

const Page = styled(Container, { base: css`padding-block: var(--bb-section);` });

const About = () => (
  <Page>
    <Stack align="start">
      <Heading level={1}>About</Heading>
      <Badge tone="pink">New here</Badge>
    </Stack>
  </Page>
);

export default About;
