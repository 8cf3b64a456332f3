import { expect, it } from 'vitest';
import {
  billingPeriodChosen,
  planChosen,
  planForgotten,
  planSlice,
  selectBillingPeriod,
} from './planSlice.ts';
import { sessionEnded } from './sessionSlice.ts';

const initial = { isYearlyPlan: true, selectedPlan: 'rocksprem_i_y_v2' };
const run = (...actions: Parameters<typeof planSlice.reducer>[1][]) =>
  actions.reduce(planSlice.reducer, planSlice.getInitialState());

it('starts on yearly Premium', () => {
  expect(planSlice.getInitialState()).toEqual(initial);
});

it.each([
  ['monthly', [billingPeriodChosen('monthly')], { ...initial, isYearlyPlan: false }],
  ['back to yearly', [billingPeriodChosen('monthly'), billingPeriodChosen('yearly')], initial],
  ['a monthly plan', [planChosen('rockspro_m_v1')], { isYearlyPlan: false, selectedPlan: 'rockspro_m_v1' }],
  [
    'a yearly plan',
    [billingPeriodChosen('monthly'), planChosen('rockspro_y_v1')],
    { isYearlyPlan: true, selectedPlan: 'rockspro_y_v1' },
  ],
  [
    'Free leaves the period',
    [billingPeriodChosen('monthly'), planChosen('free')],
    { isYearlyPlan: false, selectedPlan: 'free' },
  ],
  ['forgotten', [planChosen('rockspro_m_v1'), planForgotten()], initial],
  ['signed out', [billingPeriodChosen('monthly'), planChosen('rockspro_m_v1'), sessionEnded()], initial],
])('%s', (_name, actions, expected) => {
  expect(run(...actions)).toEqual(expected);
});

it.each([
  [[], 'yearly'],
  [[billingPeriodChosen('monthly')], 'monthly'],
  [[planChosen('rocksprem_i_m_v2')], 'monthly'],
] as const)('the period after %j is %s', (actions, period) => {
  expect(selectBillingPeriod({ plan: run(...actions) })).toBe(period);
});
