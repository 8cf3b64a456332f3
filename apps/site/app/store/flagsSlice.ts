import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type CheckoutVersion = 'V1' | 'V2';

interface FlagsState {
  checkoutVersion: CheckoutVersion;
}

const initialState: FlagsState = { checkoutVersion: 'V2' };

/** Switches that change how the site behaves for everybody. */
export const flagsSlice = createSlice({
  name: 'flags',
  initialState,
  reducers: {
    checkoutVersionSet: (state, action: PayloadAction<CheckoutVersion>) => {
      state.checkoutVersion = action.payload;
    },
  },
  selectors: { selectCheckoutVersion: (state) => state.checkoutVersion },
});

export const { checkoutVersionSet } = flagsSlice.actions;
export const { selectCheckoutVersion } = flagsSlice.selectors;
