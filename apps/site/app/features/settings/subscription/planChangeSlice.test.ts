import { expect, it } from 'vitest';
import {
  planAsked,
  planChangeLeft,
  planChangeSlice,
  planKept,
  selectPlanChange,
  swapPeriodChosen,
} from './planChangeSlice.ts';

const run = (...actions: Parameters<typeof planChangeSlice.reducer>[1][]) =>
  actions.reduce(planChangeSlice.reducer, planChangeSlice.getInitialState());

it.each([
  ['opens with nothing asked', [], { period: null, asked: null }],
  ['a period', [swapPeriodChosen('yearly')], { period: 'yearly', asked: null }],
  ['a plan', [planAsked('rockspro_m_v1')], { period: null, asked: 'rockspro_m_v1' }],
  [
    'keeping it',
    [swapPeriodChosen('yearly'), planAsked('rockspro_y_v1'), planKept()],
    { period: 'yearly', asked: null },
  ],
  [
    'leaving',
    [swapPeriodChosen('yearly'), planAsked('rockspro_y_v1'), planChangeLeft()],
    { period: null, asked: null },
  ],
] as const)('%s', (_what, actions, state) => {
  expect(selectPlanChange({ planChange: run(...actions) })).toEqual(state);
});
