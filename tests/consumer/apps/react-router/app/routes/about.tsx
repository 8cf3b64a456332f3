import { Badge, Container, Heading } from '@backbeat/ui';

const About = () => (
  <Container>
    <Heading level={1}>About</Heading>
    <Badge tone="pink">New here</Badge>
  </Container>
);

export default About;
