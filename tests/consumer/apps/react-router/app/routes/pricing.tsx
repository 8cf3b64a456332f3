import { PricingPage } from '@backbeat/pricing';
import { LinkButton, Section } from '@backbeat/ui';

export const meta = () => [{ title: 'A React Router app' }];

export const links = () => [{ rel: 'icon', href: 'data:,' }];

/** What a loader gives arrives before the page is drawn. */
export const loader = () => ({ tier: 'free' as const });

const Pricing = ({ loaderData }: { loaderData: ReturnType<typeof loader> }) => (
  <>
    <PricingPage session={loaderData} />
    <Section>
      <LinkButton href="/about">About</LinkButton>
    </Section>
  </>
);

export default Pricing;
