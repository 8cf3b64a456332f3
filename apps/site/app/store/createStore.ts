import { configureStore } from '@reduxjs/toolkit';
import { type SessionState, sessionChanged } from '../features/session/sessionSlice.ts';
import { rootReducer } from './rootReducer.ts';

/** One store per page load (and per prerendered page), always starting empty but for a session that is known. */
export const createStore = (session: SessionState | null = null) => {
  const store = configureStore({ reducer: rootReducer });
  if (session !== null) store.dispatch(sessionChanged(session));
  return store;
};

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<Store['getState']>;
export type Dispatch = Store['dispatch'];
