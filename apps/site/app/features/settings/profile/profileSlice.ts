import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../../store/rootReducer.ts';

/** The display name being edited; null until the person types. */
export interface ProfileState {
  readonly name: string | null;
}

const initialState: ProfileState = { name: null };

/** The display-name form. Leaving the page and saving reset it; what the server says about the name lives in its query. */
export const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    nameTyped: (_state, action: PayloadAction<string>): ProfileState => ({ name: action.payload }),
    profileReset: (): ProfileState => initialState,
  },
  selectors: { selectTypedName: (state) => state.name },
});

export const { nameTyped, profileReset } = profileSlice.actions;

declare module '../../../store/rootReducer.ts' {
  interface LazySlices extends WithSlice<typeof profileSlice> {}
}

export const { selectTypedName } = profileSlice.injectInto(rootReducer).selectors;
