import type { BillingPeriod } from '@backbeat/domain';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';

/** A video channel as the person picked it from the search: their choice, not an answer that is kept. */
export interface PickedChannel {
  readonly channelId: string;
  readonly channelName: string;
  readonly channelImage: string;
}

/** Which video channel counts: the saved one until the person says otherwise. */
export type ChannelChoice =
  | { readonly kind: 'saved' }
  | { readonly kind: 'none' }
  | { readonly kind: 'picked'; readonly channel: PickedChannel };

export interface ProCheckoutState {
  readonly billingPeriod: BillingPeriod;
  readonly choice: ChannelChoice;
  /** What stands in the channel search. */
  readonly search: string;
}

const initialState: ProCheckoutState = { billingPeriod: 'monthly', choice: { kind: 'saved' }, search: '' };

/** Billing period, chosen channel and search of the Pro checkout. */
export const proCheckoutSlice = createSlice({
  name: 'proCheckout',
  initialState,
  reducers: {
    periodChosen: (state, action: PayloadAction<BillingPeriod>): ProCheckoutState => ({
      ...state,
      billingPeriod: action.payload,
    }),
    searchTyped: (state, action: PayloadAction<string>): ProCheckoutState => ({
      ...state,
      search: action.payload,
    }),
    channelPicked: (state, action: PayloadAction<PickedChannel>): ProCheckoutState => ({
      ...state,
      choice: { kind: 'picked', channel: action.payload },
      search: '',
    }),
    channelRemoved: (state): ProCheckoutState => ({ ...state, choice: { kind: 'none' } }),
    proCheckoutLeft: (): ProCheckoutState => initialState,
  },
  selectors: {
    selectProPeriod: (state) => state.billingPeriod,
    selectChannelChoice: (state) => state.choice,
    selectChannelSearch: (state) => state.search,
  },
});

export const { periodChosen, searchTyped, channelPicked, channelRemoved, proCheckoutLeft } =
  proCheckoutSlice.actions;

declare module '../../store/rootReducer.ts' {
  interface LazySlices extends WithSlice<typeof proCheckoutSlice> {}
}

export const { selectProPeriod, selectChannelChoice, selectChannelSearch } =
  proCheckoutSlice.injectInto(rootReducer).selectors;
