import { createContext, use, useSyncExternalStore } from 'react';
import type { Dispatch, RootState, Store } from './createStore.ts';

const StoreContext = createContext<Store | null>(null);

/** Gives the store to what is below. */
export const StoreProvider = StoreContext.Provider;

/** The store itself, for what reads it at a click rather than while drawing. */
export const useAppStore = (): Store => {
  const store = use(StoreContext);
  if (store === null) throw new Error('This view needs the store. Draw it below StoreProvider.');
  return store;
};

export const useAppDispatch = (): Dispatch => useAppStore().dispatch;

/**
 * A part of the state; draws again when it is another. React's own subscription does this in a line, which keeps
 * the binding library out of every page. The selector has to return what stands in the state, not something new.
 *
 * @example const isOpen = useAppSelector(selectIsLoginModalOpen);
 */
export const useAppSelector = <Selected>(select: (state: RootState) => Selected): Selected => {
  const store = useAppStore();
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
};
