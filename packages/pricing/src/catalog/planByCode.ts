import type { AnyCatalog, AnyPlan, CatalogPeriod } from './Catalog.ts';

/** The plan and the period that a code stands for. */
export const planByCode = (
  { plans, periods }: AnyCatalog,
  code: string,
): { readonly plan: AnyPlan; readonly period: CatalogPeriod } => {
  for (const plan of plans) {
    const period = periods.find((each) => plan.prices[each]?.code === code);
    if (period !== undefined) return { plan, period };
  }
  throw new RangeError(`The catalogue has no plan with the code '${code}'.`);
};
