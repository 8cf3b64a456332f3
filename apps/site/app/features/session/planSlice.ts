import { type BillingPeriod, type PlanCode, planByKey, plans } from '@backbeat/domain';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';
import { sessionEnded } from './sessionSlice.ts';

/** What the visitor is about to buy. */
export interface PlanState {
  readonly isYearlyPlan: boolean;
  readonly selectedPlan: PlanCode;
}

const initialState: PlanState = { isYearlyPlan: true, selectedPlan: planByKey.PREMIUM_YEARLY.code };

/** The chosen plan and billing period, carried from a plan card to its checkout. */
export const planSlice = createSlice({
  name: 'plan',
  initialState,
  reducers: {
    billingPeriodChosen: (state, action: PayloadAction<BillingPeriod>) => {
      state.isYearlyPlan = action.payload === 'yearly';
    },
    /** A plan brings its own billing period with it; Free has none. */
    planChosen: (state, action: PayloadAction<PlanCode>) => {
      const { billingPeriod } = plans[action.payload];
      state.selectedPlan = action.payload;
      if (billingPeriod !== null) state.isYearlyPlan = billingPeriod === 'yearly';
    },
    planForgotten: (): PlanState => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectBillingPeriod: (state): BillingPeriod => (state.isYearlyPlan ? 'yearly' : 'monthly'),
  },
});

export const { billingPeriodChosen, planChosen, planForgotten } = planSlice.actions;

declare module '../../store/rootReducer.ts' {
  interface LazySlices extends WithSlice<typeof planSlice> {}
}

export const { selectBillingPeriod } = planSlice.injectInto(rootReducer).selectors;
