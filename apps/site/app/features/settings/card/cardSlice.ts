import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../../store/rootReducer.ts';

interface CardState {
  /** The form for another card is open. */
  readonly isChanging: boolean;
}

const initialState: CardState = { isChanging: false };

/** Whether the person is giving another card. The card on file is in the query cache. */
export const cardSlice = createSlice({
  name: 'card',
  initialState,
  reducers: {
    cardChangeOpened: (): CardState => ({ isChanging: true }),
    cardChangeClosed: (): CardState => initialState,
  },
  selectors: { selectIsChangingCard: (state) => state.isChanging },
});

export const { cardChangeOpened, cardChangeClosed } = cardSlice.actions;

declare module '../../../store/rootReducer.ts' {
  interface LazySlices extends WithSlice<typeof cardSlice> {}
}

export const { selectIsChangingCard } = cardSlice.injectInto(rootReducer).selectors;
