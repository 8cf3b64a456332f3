import { addOnCodes, audienceTiers, isPlanCode, type Plan, plans } from '@backbeat/domain';

/** A plan that money is paid for. */
export interface PaidPlan extends Plan {
  readonly billingPeriod: NonNullable<Plan['billingPeriod']>;
}

const isPaid = (plan: Plan): plan is PaidPlan => plan.billingPeriod !== null;

/** The plan of a code, as the provider sells it; Free is not sold. */
export const findPlan = (code: string): PaidPlan | undefined => {
  const plan = isPlanCode(code) ? plans[code] : undefined;
  return plan !== undefined && isPaid(plan) ? plan : undefined;
};

/** How many months one billing period lasts. */
export const monthsOf = (plan: PaidPlan): 1 | 12 => (plan.billingPeriod === 'monthly' ? 1 : 12);

/**
 * A plan's name with its period, for lists and invoices.
 *
 * @example planTitle(plan) // → 'Premium, yearly'
 */
export const planTitle = (plan: PaidPlan): string => `${plan.name}, ${plan.billingPeriod}`;

/** An add-on of a plan. Each step of its quantity has one price for the whole quantity. */
export interface PlanAddOn {
  readonly code: string;
  readonly name: string;
  /** The last step has no end. */
  readonly steps: readonly { readonly endingQuantity: number | null; readonly amountCents: number }[];
}

/** The add-ons of a plan. Pro's tier price is the plan plus both add-ons, each in the tier's quantity. */
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

/** The price of an add-on in a quantity, in cents; 0 when the plan has no add-on of this code. */
export const addOnCents = (plan: PaidPlan, code: string, quantity: number): number =>
  addOnsOf(plan)
    .find((addOn) => addOn.code === code)
    ?.steps.find(({ endingQuantity }) => endingQuantity === null || quantity <= endingQuantity)
    ?.amountCents ?? 0;
