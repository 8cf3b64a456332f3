import type { AnyCatalog, AnyPlan, Catalog, CatalogPeriod, CatalogPlan, CatalogPrice } from './Catalog.ts';

/**
 * A plan by its id.
 *
 * @throws RangeError when the catalogue has no such plan
 * @example planById(ownCatalog(), 'pro').name // → 'Pro'
 */
export const planById = <Code extends string, Id extends string, Period extends CatalogPeriod>(
  { plans }: Catalog<Code, Id, Period>,
  id: NoInfer<Id>,
): CatalogPlan<Code, Id, Period> => {
  const plan = plans.find((each) => each.id === id);
  if (plan === undefined) throw new RangeError(`The catalogue has no plan '${id}'.`);
  return plan;
};

/**
 * The price of a plan at a period; a plan with one price has that at every period.
 *
 * @throws RangeError when the plan has no price at all
 * @example priceAt(planById(ownCatalog(), 'premium'), 'yearly').amount // → 7188
 */
export const priceAt = <Code extends string>(
  { id, prices }: CatalogPlan<Code, string, CatalogPeriod>,
  period: CatalogPeriod,
): CatalogPrice<Code> => {
  const price = prices[period] ?? Object.values(prices)[0];
  if (price === undefined) throw new RangeError(`The plan '${id}' has no price.`);
  return price;
};

/** Whether a plan is never billed. */
export const isFree = (plan: AnyPlan): boolean => priceAt(plan, 'monthly').amount === 0;

/** The plans that pages show as cards and pads. */
export const featuredPlans = ({ plans, featured }: AnyCatalog): readonly AnyPlan[] =>
  plans.filter((plan) => featured?.includes(plan.id) ?? !isFree(plan));

/** The period to show where the caller names none. */
export const startOf = ({ startingPeriod, periods }: AnyCatalog): CatalogPeriod =>
  startingPeriod ?? periods[0] ?? 'monthly';
