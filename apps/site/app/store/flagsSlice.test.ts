import { expect, it } from 'vitest';
import { checkoutVersionSet, flagsSlice, selectCheckoutVersion } from './flagsSlice.ts';

it('sells by the second checkout until told otherwise', () => {
  const flags = flagsSlice.getInitialState();
  expect(selectCheckoutVersion({ flags })).toBe('V2');
  expect(selectCheckoutVersion({ flags: flagsSlice.reducer(flags, checkoutVersionSet('V1')) })).toBe('V1');
});
