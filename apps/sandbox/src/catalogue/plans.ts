import {
  addOnCodes,
  audienceTiers,
  extraChannelCents,
  extraChannelCodes,
  isPlanCode,
  type Plan,
  plans,
} from '@backbeat/domain';

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

/** An add-on of a plan, each with a price of its own or, in steps, with one price for the whole quantity. */
export interface PlanAddOn {
  readonly code: string;
  readonly name: string;
  /** The last step has no end. Null where each one costs `amountCents`. */
  readonly steps: readonly { readonly endingQuantity: number | null; readonly amountCents: number }[] | null;
  /** Of one. */
  readonly amountCents: number;
}

/** Pro's tier price is the plan plus both add-ons, each in the tier's quantity. */
const tierAddOns = ({ product, billingPeriod, amountCents }: PaidPlan): readonly PlanAddOn[] => {
  if (product !== 'pro') return [];
  const steps = Object.values(audienceTiers).map(({ number, maxViews, monthlyCents, yearlyCents }) => ({
    endingQuantity: maxViews === null ? null : number,
    amountCents: ((billingPeriod === 'monthly' ? monthlyCents : yearlyCents) - amountCents) / 2,
  }));
  const { downloads, streaming } = addOnCodes[billingPeriod];
  const first = steps[0]?.amountCents ?? 0;
  return [
    { code: downloads, name: 'Downloads', steps, amountCents: first },
    { code: streaming, name: 'Streaming', steps, amountCents: first },
  ];
};

/** The add-ons of a plan: those that Pro is priced by on the hosted page, and extra channels. */
export const addOnsOf = (plan: PaidPlan): readonly PlanAddOn[] => [
  ...tierAddOns(plan),
  {
    code: extraChannelCodes[plan.billingPeriod],
    name: 'Extra channel',
    steps: null,
    amountCents: extraChannelCents[plan.billingPeriod],
  },
];

/** What an add-on is called on bills: its code when the plan has none of this code. */
export const addOnName = (plan: PaidPlan | undefined, code: string): string =>
  (plan === undefined ? [] : addOnsOf(plan)).find((addOn) => addOn.code === code)?.name ?? code;

/** The price of an add-on in a quantity, in cents; 0 when the plan has no add-on of this code. */
export const addOnCents = (plan: PaidPlan, code: string, quantity: number): number => {
  const addOn = addOnsOf(plan).find((one) => one.code === code);
  if (addOn === undefined) return 0;
  if (addOn.steps === null) return addOn.amountCents * quantity;
  const step = addOn.steps.find(
    ({ endingQuantity }) => endingQuantity === null || quantity <= endingQuantity,
  );
  return step?.amountCents ?? 0;
};
