import {
  type BillingPeriod,
  buyerTier,
  couponCodes,
  type PlanCode,
  type PlanViewer,
  plans,
} from '@backbeat/domain';
import { planWords } from '@backbeat/domain/content';
import { useAppDispatch } from '../../store/hooks.ts';
import { billingPeriodChosen, usePlanChoice, useUser } from '../session/index.ts';

/** A card that says 'Start free trial' leads to a checkout that gives one. */
const couponOf = (planCode: PlanCode): string | undefined =>
  planWords[plans[planCode].product].flags.hasTrial ? couponCodes.oneMonthFree : undefined;

/** What every pricing widget of the site is given. */
export interface PlanSelection {
  /** Who looks at the plans; a visitor until the session is known. */
  readonly session: PlanViewer;
  readonly onSelect: (planCode: PlanCode) => void;
  readonly onBillingPeriodChange: (billingPeriod: BillingPeriod) => void;
}

/**
 * Who looks at the plans, and what choosing one does.
 *
 * @example
 * <PricingBlock {...usePlanSelection()} />
 */
export const usePlanSelection = (): PlanSelection => {
  const user = useUser();
  const choosePlan = usePlanChoice();
  const dispatch = useAppDispatch();
  return {
    session: user === null ? 'signed-out' : { tier: buyerTier(user) },
    onSelect: (planCode) => choosePlan(planCode, couponOf(planCode)),
    onBillingPeriodChange: (billingPeriod) => dispatch(billingPeriodChosen(billingPeriod)),
  };
};
