import { addOnsOf, type PlanAddOn } from '../catalogue/addOns.ts';
import { findPlan } from '../catalogue/plans.ts';
import { V3Error } from './V3Error.ts';
import { list, type V3Handler } from './V3Handler.ts';
import { dollars } from './wire.ts';

const pricing = (amountCents: number): object[] => [{ currency: 'USD', unit_amount: dollars(amountCents) }];

const addOnShape = ({ code, name, steps }: PlanAddOn): object => ({
  id: `add-${code}`,
  object: 'add_on',
  code,
  name,
  state: 'active',
  add_on_type: 'fixed',
  default_quantity: 1,
  display_quantity: true,
  optional: true,
  currencies: pricing(steps[0]?.amountCents ?? 0),
  tier_type: 'stairstep',
  tiers: steps.map(({ endingQuantity, amountCents }) => ({
    ending_quantity: endingQuantity,
    currencies: pricing(amountCents),
  })),
});

/** GET /plans/{id}/add_ons: by `code-…`. */
export const listPlanAddOns: V3Handler = ({ params }) => {
  const reference = params.plan ?? '';
  const plan = findPlan(reference.replace(/^code-/, ''));
  if (plan === undefined) throw new V3Error('not_found', `Couldn't find Plan with id = ${reference}`);
  return list(addOnsOf(plan).map(addOnShape));
};
