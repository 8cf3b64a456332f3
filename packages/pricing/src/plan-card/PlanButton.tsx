import type { ButtonVariant } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { useShownPeriods } from '../billing/useShownPeriods.ts';
import type { AnyCatalog, AnyPlan, CatalogPeriod, Handler } from '../catalog/Catalog.ts';
import { priceAt } from '../catalog/lookUp.ts';
import { useLanguage } from '../texts/useLanguage.ts';
import { actionVariant, type PlanActionOptions, planAction } from './planAction.ts';
import { SelectPlan } from './SelectPlan.tsx';

interface PlanButtonProps extends PlanActionOptions, Pick<AnyCatalog, 'periods'> {
  readonly plan: AnyPlan;
  readonly describedBy?: string | undefined;
  /** @default by what the plan is to the viewer */
  readonly variant?: ButtonVariant | undefined;
  readonly onSelect?: Handler<string> | undefined;
}

/** The button of a plan. In a scope there is one for each of the plan's codes, and the scope shows one of them. */
export const PlanButton = (props: PlanButtonProps): ReactElement | ReactElement[] => {
  const { plan, periods, variant, describedBy, onSelect, ...options } = props;
  const { billingPeriod } = options;
  const language = useLanguage();
  const shownPeriods = useShownPeriods(periods, billingPeriod);
  const button = (period: CatalogPeriod, isOneOfMany: boolean) => {
    const action = planAction(plan, { ...options, billingPeriod: period }, language);
    return (
      <SelectPlan
        key={period}
        action={action}
        variant={variant ?? actionVariant(action, plan)}
        period={isOneOfMany ? period : undefined}
        describedBy={describedBy}
        onSelect={onSelect}
      />
    );
  };
  const { action, planCode } = planAction(plan, options, language);
  const isOne =
    action === 'player' ||
    action === 'current' ||
    shownPeriods.every((period) => priceAt(plan, period).code === planCode);
  return isOne ? button(billingPeriod, false) : shownPeriods.map((period) => button(period, true));
};
