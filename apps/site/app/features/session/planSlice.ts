import { type BillingPeriod, type PlanCode, plans } from '@backbeat/domain';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';
import { sessionEnded } from './sessionSlice.ts';

/** What the visitor is about to buy. */
export interface PlanState {
  readonly billingPeriod: BillingPeriod;
}

const initialState: PlanState = { billingPeriod: 'yearly' };

/** The chosen billing period, carried from a plan card to its checkout; the plan itself is the checkout's address. */
export const planSlice = createSlice({
  name: 'plan',
  initialState,
  reducers: {
    billingPeriodChosen: (_state, action: PayloadAction<BillingPeriod>): PlanState => ({
      billingPeriod: action.payload,
    }),
    /** A plan brings its own billing period with it; Free has none. */
    planChosen: (state, action: PayloadAction<PlanCode>): PlanState => ({
      billingPeriod: plans[action.payload].billingPeriod ?? state.billingPeriod,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectBillingPeriod: (state) => state.billingPeriod,
  },
});

export const { billingPeriodChosen, planChosen } = planSlice.actions;

declare module '../../store/rootReducer.ts' {
  interface LazySlices extends WithSlice<typeof planSlice> {}
}

export const { selectBillingPeriod } = planSlice.injectInto(rootReducer).selectors;
