import { addMonths, type PlanCode, plans } from '@backbeat/domain';

/** The months of a plan's billing period. */
export const monthsOf = (planCode: PlanCode): number => (plans[planCode].billingPeriod === 'yearly' ? 12 : 1);

/** How many billing periods from a bill on the provider has to pause for a pause to last until then; one at least. */
export const periodsUntil = (planCode: PlanCode, fromMs: number, untilMs: number): number => {
  let periods = 1;
  while (addMonths(fromMs, periods * monthsOf(planCode)) < untilMs) periods += 1;
  return periods;
};
