import {
  type BillingPeriod,
  buyerTier,
  couponCodes,
  type PlanCode,
  plans,
  type User,
} from '@backbeat/domain';
import { planWords } from '@backbeat/domain/content';
import type { CatalogViewer } from '@backbeat/pricing';
import { useAppDispatch } from '../../store/hooks.ts';
import { billingPeriodChosen, usePlanChoice, useUser } from '../session/index.ts';
import { useIsPlanHidden } from './useIsPlanHidden.ts';

/** A card that says 'Start free trial' leads to a checkout that gives one. */
const couponOf = (planCode: PlanCode): string | undefined =>
  planWords[plans[planCode].product].flags.hasTrial ? couponCodes.oneMonthFree : undefined;

/** What every pricing widget of the site is given. */
export interface PlanSelection {
  /** Who looks at the plans; a visitor until the session is known. */
  readonly session: CatalogViewer;
  readonly onSelect: (planCode: PlanCode) => void;
  readonly onBillingPeriodChange: (billingPeriod: BillingPeriod) => void;
}

/**
 * Who looks at the plans. Beside a plan that is marked as somebody's own, its list price is what that person pays: while
 * that is hidden, no plan is marked.
 *
 * @example planViewer({ tier: 'premStream' }, true) // → { planId: null }
 */
export const planViewer = (
  user: Pick<User, 'tier' | 'extended_until'> | null,
  isHidden: boolean,
): CatalogViewer => {
  if (user === null) return 'signed-out';
  return isHidden ? { planId: null } : { tier: buyerTier(user) };
};

/**
 * Who looks at the plans, and what choosing one does.
 *
 * @example
 * <PricingBlock {...usePlanSelection()} />
 */
export const usePlanSelection = (): PlanSelection => {
  const user = useUser();
  const isHidden = useIsPlanHidden();
  const choosePlan = usePlanChoice();
  const dispatch = useAppDispatch();
  return {
    session: planViewer(user, isHidden),
    onSelect: (planCode) => choosePlan(planCode, couponOf(planCode)),
    onBillingPeriodChange: (billingPeriod) => dispatch(billingPeriodChosen(billingPeriod)),
  };
};
