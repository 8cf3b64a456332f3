import { listCard, PricingPage } from '@backbeat/pricing';
import { Container, Text } from '@backbeat/ui';

/** A server component: widgets and plain functions of the same package side by side. */
const Page = () => (
  <>
    <PricingPage session={{ tier: 'free' }} />
    <Container>
      <Text>Pro from ${listCard('pro').prices.yearly.value} a month, said by the server.</Text>
    </Container>
  </>
);

export default Page;
