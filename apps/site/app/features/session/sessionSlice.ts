import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';

/** Unknown until the browser has been asked; after that signed out or signed in. */
export type SessionStatus = 'loading' | 'signed-out' | 'signed-in';

/** Why nobody is known here, in words for people. */
export interface SessionProblem {
  readonly text: string;
  /** The service did not answer, so the person may well be signed in: asking again can help. */
  readonly isUnreachable: boolean;
  /** The account that was signed in here is part of another one by now. */
  readonly isMerged?: boolean;
}

/** The client's half of a session. Who the person is belongs to the query cache, not here. */
export interface SessionState {
  readonly status: SessionStatus;
  readonly token: string | null;
  readonly error: SessionProblem | null;
  /** The account was made just now: the welcome is still to be said. */
  readonly justSignedUp: boolean;
  /** Somebody signed in before, in this tab. */
  readonly hasLoggedIn: boolean;
}

const initialState: SessionState = {
  status: 'loading',
  token: null,
  error: null,
  justSignedUp: false,
  hasLoggedIn: false,
};

/** Sign-out, a 401, or a sign-out in another tab: every slice that holds personal state resets on it. */
export const sessionEnded = createAction('session/sessionEnded');

/** Another tab of this browser has changed something of the account. */
export const changedElsewhere = createAction('session/changedElsewhere');

/** What the sdk's session says, for views: status, token and the last error. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionChanged: (state, action: PayloadAction<Partial<SessionState>>): SessionState => ({
      ...state,
      ...action.payload,
    }),
  },
  selectors: {
    selectSessionStatus: (state) => state.status,
    selectIsSignedIn: (state) => state.status === 'signed-in',
    selectToken: (state) => state.token,
    selectSessionError: (state) => state.error,
    selectIsWelcomeDue: (state) => state.justSignedUp,
    selectHasLoggedIn: (state) => state.hasLoggedIn,
  },
});

export const { sessionChanged } = sessionSlice.actions;

declare module '../../store/rootReducer.ts' {
  interface LazySlices extends WithSlice<typeof sessionSlice> {}
}

export const {
  selectSessionStatus,
  selectIsSignedIn,
  selectToken,
  selectSessionError,
  selectIsWelcomeDue,
  selectHasLoggedIn,
} = sessionSlice.injectInto(rootReducer).selectors;
