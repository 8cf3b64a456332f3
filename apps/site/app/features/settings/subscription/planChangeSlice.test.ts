import { expect, it } from 'vitest';
import {
  pauseAsked,
  pauseKept,
  planAsked,
  planChangeLeft,
  planChangeSlice,
  planKept,
  selectAskedPlan,
  selectIsPausing,
  selectSwapPeriod,
  swapPeriodChosen,
} from './planChangeSlice.ts';

const run = (...actions: Parameters<typeof planChangeSlice.reducer>[1][]) =>
  actions.reduce(planChangeSlice.reducer, planChangeSlice.getInitialState());

const isPausing = false;

it.each([
  ['opens with nothing asked', [], { period: null, asked: null, isPausing }],
  ['a period', [swapPeriodChosen('yearly')], { period: 'yearly', asked: null, isPausing }],
  ['a plan', [planAsked('rockspro_m_v1')], { period: null, asked: 'rockspro_m_v1', isPausing }],
  [
    'keeping it',
    [swapPeriodChosen('yearly'), planAsked('rockspro_y_v1'), planKept()],
    { period: 'yearly', asked: null, isPausing },
  ],
  ['a pause', [pauseAsked()], { period: null, asked: null, isPausing: true }],
  ['no pause after all', [pauseAsked(), pauseKept()], { period: null, asked: null, isPausing }],
  [
    'leaving',
    [swapPeriodChosen('yearly'), planAsked('rockspro_y_v1'), pauseAsked(), planChangeLeft()],
    { period: null, asked: null, isPausing },
  ],
] as const)('%s', (_what, actions, state) => {
  const planChange = run(...actions);
  expect(planChange).toEqual(state);
  expect({
    period: selectSwapPeriod({ planChange }),
    asked: selectAskedPlan({ planChange }),
    isPausing: selectIsPausing({ planChange }),
  }).toEqual(state);
});
