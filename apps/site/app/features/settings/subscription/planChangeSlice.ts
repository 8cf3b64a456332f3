import type { BillingPeriod, PlanCode } from '@backbeat/domain';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../../store/rootReducer.ts';

/**
 * What the person looks at while thinking about another plan. What it costs is the api's answer, kept by the
 * mutation.
 */
export interface PlanChangeState {
  /** Null: the period of the plan that they have. */
  readonly period: BillingPeriod | null;
  /** The plan whose price is asked for. */
  readonly asked: PlanCode | null;
  /** A pause is being weighed. */
  readonly isPausing: boolean;
}

const initialState: PlanChangeState = { period: null, asked: null, isPausing: false };

/** The billing period on show, and the plan that is being weighed. */
export const planChangeSlice = createSlice({
  name: 'planChange',
  initialState,
  reducers: {
    swapPeriodChosen: (state, action: PayloadAction<BillingPeriod>): PlanChangeState => ({
      ...state,
      period: action.payload,
    }),
    planAsked: (state, action: PayloadAction<PlanCode>): PlanChangeState => ({
      ...state,
      asked: action.payload,
    }),
    planKept: (state): PlanChangeState => ({ ...state, asked: null }),
    pauseAsked: (state): PlanChangeState => ({ ...state, isPausing: true }),
    pauseKept: (state): PlanChangeState => ({ ...state, isPausing: false }),
    planChangeLeft: (): PlanChangeState => initialState,
  },
  selectors: {
    selectSwapPeriod: (state) => state.period,
    selectAskedPlan: (state) => state.asked,
    selectIsPausing: (state) => state.isPausing,
  },
});

export const { swapPeriodChosen, planAsked, planKept, pauseAsked, pauseKept, planChangeLeft } =
  planChangeSlice.actions;

declare module '../../../store/rootReducer.ts' {
  interface LazySlices extends WithSlice<typeof planChangeSlice> {}
}

export const { selectSwapPeriod, selectAskedPlan, selectIsPausing } =
  planChangeSlice.injectInto(rootReducer).selectors;
