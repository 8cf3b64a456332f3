import type { PlanCode } from '@backbeat/domain';
import { configureStore } from '@reduxjs/toolkit';
import { planChosen } from '../features/session/planSlice.ts';
import { type SessionState, sessionChanged } from '../features/session/sessionSlice.ts';
import { rootReducer } from './rootReducer.ts';

/** Who is here, and the plan that was chosen before, where the first drawing shows them. */
export interface KnownSession {
  readonly session: SessionState;
  readonly planCode: PlanCode | null;
}

/** One store per page load (and per prerendered page), always starting empty but for a session that is known. */
export const createStore = (known: KnownSession | null = null) => {
  const store = configureStore({ reducer: rootReducer });
  if (known === null) return store;
  if (known.planCode !== null) store.dispatch(planChosen(known.planCode));
  store.dispatch(sessionChanged(known.session));
  return store;
};

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<Store['getState']>;
export type Dispatch = Store['dispatch'];
