import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Dispatch, RootState, Store } from './createStore.ts';

/** The store itself, for what reads it at a click rather than while drawing. */
export const useAppStore = useStore.withTypes<Store>();

export const useAppDispatch = useDispatch.withTypes<Dispatch>();

/**
 * A part of the state; draws again when it is another.
 *
 * @example const isOpen = useAppSelector(selectIsLoginModalOpen);
 */
export const useAppSelector = useSelector.withTypes<RootState>();
