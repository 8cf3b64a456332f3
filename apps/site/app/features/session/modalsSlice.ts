import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';
import { sessionCleared, tokenReceived } from './sessionSlice.ts';

/** Which session modal is open, and where the visitor wanted to go when it opened. */
export interface ModalsState {
  readonly isLoginModalOpen: boolean;
  readonly isSignUpModalOpen: boolean;
  /** Path and query on this site that sign-in returns to. */
  readonly returnUrl: string;
}

const initialState: ModalsState = { isLoginModalOpen: false, isSignUpModalOpen: false, returnUrl: '/' };

/** The sign-in and sign-up modals: one at a time, closed as soon as a token arrives. */
export const modalsSlice = createSlice({
  name: 'modals',
  initialState,
  reducers: {
    loginModalOpened: (_state, action: PayloadAction<string | undefined>): ModalsState => ({
      isLoginModalOpen: true,
      isSignUpModalOpen: false,
      returnUrl: action.payload ?? initialState.returnUrl,
    }),
    signUpModalOpened: (_state, action: PayloadAction<string | undefined>): ModalsState => ({
      isLoginModalOpen: false,
      isSignUpModalOpen: true,
      returnUrl: action.payload ?? initialState.returnUrl,
    }),
    modalsClosed: (): ModalsState => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(tokenReceived, () => initialState).addCase(sessionCleared, () => initialState);
  },
  selectors: {
    selectIsLoginModalOpen: (state) => state.isLoginModalOpen,
    selectIsSignUpModalOpen: (state) => state.isSignUpModalOpen,
    selectReturnUrl: (state) => state.returnUrl,
  },
});

export const { loginModalOpened, signUpModalOpened, modalsClosed } = modalsSlice.actions;

declare module '../../store/rootReducer.ts' {
  interface LazySlices extends WithSlice<typeof modalsSlice> {}
}

export const { selectIsLoginModalOpen, selectIsSignUpModalOpen, selectReturnUrl } =
  modalsSlice.injectInto(rootReducer).selectors;
