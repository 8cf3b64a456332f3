'use client';

import {
  amountPerPeriodText,
  amountText,
  type BillingPeriod,
  type Plan,
  type PlanCode,
  periodLabels,
  planFor,
} from '@backbeat/domain';
import { FieldGroup, RadioCard } from '@backbeat/ui';
import { type ReactElement, useId } from 'react';

/** Only these halve the price; Pro saves two months. */
const labelsFor = ({ product }: Plan) => periodLabels(product === 'pro' ? 'plan-block' : 'pricing');

const noteFor = (plan: Plan): string =>
  plan.billingPeriod === 'yearly'
    ? `${amountPerPeriodText(plan.amountCents, 'yearly')}, $${amountText(plan.monthlyEquivalentCents)} per month`
    : amountPerPeriodText(plan.amountCents, 'monthly');

const order: readonly BillingPeriod[] = ['yearly', 'monthly'];

/** Props of {@link PlanPicks}. */
export interface PlanPicksProps {
  readonly plan: Plan;
  readonly disabled?: boolean;
  readonly onPlanChange: (planCode: PlanCode) => void;
}

/**
 * Yearly or monthly for one product, as cards.
 *
 * @example <PlanPicks plan={plans.rocksprem_i_y_v2} onPlanChange={setPlanCode} />
 */
export const PlanPicks = ({ plan, disabled = false, onPlanChange }: PlanPicksProps): ReactElement => {
  const name = useId();
  const labels = labelsFor(plan);
  return (
    <FieldGroup legend="Billing period" hideLegend gap={3}>
      {order.map((period) => {
        const choice = planFor(plan.product, period);
        return (
          <RadioCard
            key={period}
            name={name}
            value={choice.code}
            title={labels[period]}
            note={noteFor(choice)}
            checked={choice.code === plan.code}
            disabled={disabled}
            onChange={() => onPlanChange(choice.code)}
          />
        );
      })}
    </FieldGroup>
  );
};
