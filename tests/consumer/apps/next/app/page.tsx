import { listCard, PricingPage } from '@backbeat/pricing';

/** A server component: widgets and plain functions of the same package side by side. */
const Page = () => (
  <>
    <PricingPage session={{ tier: 'free' }} />
    <p>Pro from ${listCard('pro').prices.yearly.value} a month, said by the server.</p>
  </>
);

export default Page;
