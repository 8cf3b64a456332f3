import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';
import { sessionChanged, sessionEnded } from './sessionSlice.ts';

/** Which session modal is open, and where the visitor wanted to go when it opened. */
export interface ModalsState {
  readonly isLoginModalOpen: boolean;
  readonly isSignUpModalOpen: boolean;
  /** Path and query on this site that sign-in returns to. */
  readonly returnUrl: string;
  /** The page that comes next opens the sign-in modal, and this is where it returns to. */
  readonly dueReturnUrl: string | null;
}

const initialState: ModalsState = {
  isLoginModalOpen: false,
  isSignUpModalOpen: false,
  returnUrl: '/',
  dueReturnUrl: null,
};

const loginOpen = (returnUrl: string): ModalsState => ({
  ...initialState,
  isLoginModalOpen: true,
  returnUrl,
});

/** The sign-in and sign-up modals: one at a time, closed as soon as a token arrives. Leaving a page closes what it had opened. */
export const modalsSlice = createSlice({
  name: 'modals',
  initialState,
  reducers: {
    loginModalOpened: (_state, action: PayloadAction<string | undefined>): ModalsState =>
      loginOpen(action.payload ?? initialState.returnUrl),
    /** For an address that leads on: the modal opens on the page that it leads to. */
    loginModalDue: (_state, action: PayloadAction<string>): ModalsState => ({
      ...initialState,
      dueReturnUrl: action.payload,
    }),
    signUpModalOpened: (_state, action: PayloadAction<string | undefined>): ModalsState => ({
      ...initialState,
      isSignUpModalOpen: true,
      returnUrl: action.payload ?? initialState.returnUrl,
    }),
    modalsClosed: (): ModalsState => initialState,
    pageLeft: ({ dueReturnUrl }): ModalsState =>
      dueReturnUrl === null ? initialState : loginOpen(dueReturnUrl),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionChanged, (state, { payload }) => (payload.token ? initialState : state))
      .addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectIsLoginModalOpen: (state) => state.isLoginModalOpen,
    selectIsSignUpModalOpen: (state) => state.isSignUpModalOpen,
    selectReturnUrl: (state) => state.returnUrl,
  },
});

export const { loginModalOpened, loginModalDue, signUpModalOpened, modalsClosed, pageLeft } =
  modalsSlice.actions;

declare module '../../store/rootReducer.ts' {
  interface LazySlices extends WithSlice<typeof modalsSlice> {}
}

export const { selectIsLoginModalOpen, selectIsSignUpModalOpen, selectReturnUrl } =
  modalsSlice.injectInto(rootReducer).selectors;
