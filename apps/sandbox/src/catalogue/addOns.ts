import { addOnCodes, audienceTiers } from '@backbeat/domain';
import type { PaidPlan } from './plans.ts';

/** What an add-on of a plan costs, by how often it is taken: each step has one price for all of it. */
export interface PlanAddOn {
  readonly code: string;
  readonly name: string;
  /** The last step has no end. */
  readonly steps: readonly { readonly endingQuantity: number | null; readonly amountCents: number }[];
}

/** The add-ons of a plan. Pro is sold by the tier: plan and both add-ons, each taken so often, cost its price. */
export const addOnsOf = ({ product, billingPeriod, amountCents }: PaidPlan): readonly PlanAddOn[] => {
  if (product !== 'pro') return [];
  const steps = Object.values(audienceTiers).map(({ number, maxViews, monthlyCents, yearlyCents }) => ({
    endingQuantity: maxViews === null ? null : number,
    amountCents: ((billingPeriod === 'monthly' ? monthlyCents : yearlyCents) - amountCents) / 2,
  }));
  const { downloads, streaming } = addOnCodes[billingPeriod];
  return [
    { code: downloads, name: 'Downloads', steps },
    { code: streaming, name: 'Streaming', steps },
  ];
};

/** What an add-on of a plan costs, taken so often; nothing where the plan has none of this code. */
export const addOnCents = (plan: PaidPlan, code: string, quantity: number): number =>
  addOnsOf(plan)
    .find((addOn) => addOn.code === code)
    ?.steps.find(({ endingQuantity }) => endingQuantity === null || quantity <= endingQuantity)
    ?.amountCents ?? 0;
