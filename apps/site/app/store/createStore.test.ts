import { describe, expect, it } from 'vitest';
import { createStore } from './createStore.ts';
import { checkoutVersionSet, selectCheckoutVersion } from './flagsSlice.ts';

describe('createStore', () => {
  it('sells through the second checkout until told otherwise', () => {
    const store = createStore();
    expect(selectCheckoutVersion(store.getState())).toBe('V2');
    store.dispatch(checkoutVersionSet('V1'));
    expect(selectCheckoutVersion(store.getState())).toBe('V1');
  });

  it('shares nothing between two stores', () => {
    createStore().dispatch(checkoutVersionSet('V1'));
    expect(selectCheckoutVersion(createStore().getState())).toBe('V2');
  });
});
