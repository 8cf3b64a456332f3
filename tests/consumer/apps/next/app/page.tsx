import { ownCatalog, PricingPage, planById, priceView } from '@backbeat/pricing';
import { Section, Text } from '@backbeat/ui';

const catalog = ownCatalog();
const { amount } = priceView(catalog, planById(catalog, 'pro'), 'yearly');

/** A server component: widgets and plain functions of the same package side by side. */
const Page = () => (
  <>
    <PricingPage session={{ tier: 'free' }} />
    <Section>
      <Text>Pro from {amount} a month, said by the server.</Text>
    </Section>
  </>
);

export default Page;
