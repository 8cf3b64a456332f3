import { expect, it } from 'vitest';
import { billingPeriodChosen, planChosen, planSlice, selectBillingPeriod } from './planSlice.ts';
import { sessionEnded } from './sessionSlice.ts';

const run = (...actions: Parameters<typeof planSlice.reducer>[1][]) =>
  actions.reduce(planSlice.reducer, planSlice.getInitialState());

it.each([
  ['starts yearly', [], 'yearly'],
  ['monthly', [billingPeriodChosen('monthly')], 'monthly'],
  ['back to yearly', [billingPeriodChosen('monthly'), billingPeriodChosen('yearly')], 'yearly'],
  ['a monthly plan', [planChosen('rockspro_m_v1')], 'monthly'],
  ['a yearly plan', [billingPeriodChosen('monthly'), planChosen('rockspro_y_v1')], 'yearly'],
  ['Free leaves the period', [billingPeriodChosen('monthly'), planChosen('free')], 'monthly'],
  ['signed out', [billingPeriodChosen('monthly'), planChosen('rockspro_m_v1'), sessionEnded()], 'yearly'],
] as const)('%s', (_name, actions, billingPeriod) => {
  const plan = run(...actions);
  expect(plan).toEqual({ billingPeriod });
  expect(selectBillingPeriod({ plan })).toBe(billingPeriod);
});
