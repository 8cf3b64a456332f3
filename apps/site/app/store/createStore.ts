import { configureStore } from '@reduxjs/toolkit';
import { rootReducer } from './rootReducer.ts';

/** One store per page load (and per prerendered page), always starting empty. */
export const createStore = () => configureStore({ reducer: rootReducer });

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<Store['getState']>;
export type Dispatch = Store['dispatch'];
