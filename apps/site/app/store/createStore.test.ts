import { expect, it } from 'vitest';
import { billingPeriodChosen, selectBillingPeriod } from '../features/session/planSlice.ts';
import { createStore } from './createStore.ts';

it('starts empty and shares nothing with another store', () => {
  const store = createStore();
  expect(selectBillingPeriod(store.getState())).toBe('yearly');
  store.dispatch(billingPeriodChosen('monthly'));
  expect(selectBillingPeriod(store.getState())).toBe('monthly');
  expect(selectBillingPeriod(createStore().getState())).toBe('yearly');
});
