import { PricingPage } from '@backbeat/pricing';
import { usePlanSelection } from '../usePlanSelection.ts';

/** All plans, every feature, the stations and the questions. */
export const PricingView = () => (
  <PricingPage
    {...usePlanSelection()}
    detailsHref="/which-plan-is-best"
    signUpHref="/sign-up"
    stationHref={() => '/free-trial'}
  />
);
