import { PricingPage, StationShowcase } from '@backbeat/pricing';
import { ArtWhenNear, Section } from '@backbeat/ui';
import { usePlanSelection } from '../usePlanSelection.ts';

/** All plans, every feature, the stations and the questions. */
const PricingView = () => (
  <PricingPage {...usePlanSelection()} detailsHref="/which-plan-is-best" signUpHref="/sign-up">
    <ArtWhenNear>
      <Section step={9} title="Nine of our stations">
        <StationShowcase hrefFor={() => '/free-trial'} />
      </Section>
    </ArtWhenNear>
  </PricingPage>
);

export default PricingView;
