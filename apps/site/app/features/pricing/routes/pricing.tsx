import { PricingPage, StationShowcase } from '@backbeat/pricing';
import { LazyArt, Section } from '@backbeat/ui';
import { PriceNote } from '../components/PriceNote.tsx';
import { usePlanSelection } from '../usePlanSelection.ts';

/** All plans, every feature, the stations and the questions. */
const PricingView = () => (
  <PricingPage
    {...usePlanSelection()}
    detailsHref="/which-plan-is-best"
    signUpHref="/sign-up"
    note={<PriceNote />}
  >
    <LazyArt>
      <Section step={9} title="Nine of our stations">
        <StationShowcase hrefFor={() => '/free-trial'} />
      </Section>
    </LazyArt>
  </PricingPage>
);

export default PricingView;
