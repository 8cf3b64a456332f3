import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';

/** Unknown until the browser has been asked; after that signed out or signed in. */
export type SessionStatus = 'loading' | 'signed-out' | 'signed-in';

/** Why nobody is known here, in words for people. */
export interface SessionProblem {
  readonly text: string;
  /** The service did not answer, so the person may well be signed in: asking again can help. */
  readonly isUnreachable: boolean;
}

/** The client's half of a session. Who the person is belongs to the query cache, not here. */
export interface SessionState {
  readonly status: SessionStatus;
  readonly token: string | null;
  /** True once a single sign-on attempt has succeeded on this page. */
  readonly sso: boolean;
  readonly error: SessionProblem | null;
  /** The account was made just now: the welcome is still to be said. */
  readonly isWelcomeDue: boolean;
  /** Somebody signed in before, in this tab. */
  readonly hasLoggedIn: boolean;
}

const initialState: SessionState = {
  status: 'loading',
  token: null,
  sso: false,
  error: null,
  isWelcomeDue: false,
  hasLoggedIn: false,
};

/** Session token, its status, the single sign-on flag and the last session error. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    ssoSucceeded: (state) => {
      state.sso = true;
      state.error = null;
    },
    ssoFailed: (state, action: PayloadAction<SessionProblem>) => {
      state.status = 'signed-out';
      state.error = action.payload;
    },
    tokenReceived: (state, action: PayloadAction<string>) => {
      state.token = action.payload;
    },
    userReceived: (state) => {
      state.status = 'signed-in';
      state.error = null;
      state.hasLoggedIn = true;
    },
    sessionFailed: (state, action: PayloadAction<SessionProblem>) => {
      state.error = action.payload;
    },
    checkStarted: (state) => {
      state.status = 'loading';
      state.error = null;
    },
    visitorRecognised: (state) => {
      state.hasLoggedIn = true;
    },
    welcomeChanged: (state, action: PayloadAction<boolean>) => {
      state.isWelcomeDue = action.payload;
    },
    /** Sign-out, a 401, or a sign-out in another tab: every slice that holds personal state resets on it. */
    sessionCleared: (state): SessionState => ({
      ...initialState,
      status: 'signed-out',
      hasLoggedIn: state.hasLoggedIn,
    }),
  },
  selectors: {
    selectSessionStatus: (state) => state.status,
    selectIsSignedIn: (state) => state.status === 'signed-in',
    selectToken: (state) => state.token,
    selectSessionError: (state) => state.error,
    selectIsWelcomeDue: (state) => state.isWelcomeDue,
    selectHasLoggedIn: (state) => state.hasLoggedIn,
  },
});

export const {
  ssoSucceeded,
  ssoFailed,
  tokenReceived,
  userReceived,
  sessionFailed,
  checkStarted,
  visitorRecognised,
  welcomeChanged,
  sessionCleared,
} = sessionSlice.actions;

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
