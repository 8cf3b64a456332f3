import type { UnknownAction } from '@reduxjs/toolkit';
import type { Dispatch, RootState } from '../store/createStore.ts';
import { findStoredMode, storeMode } from './storedMode.ts';
import { selectStoredMode, storedModeRead } from './streamerModeSlice.ts';

/**
 * Changes streamer mode, on this device and in all its tabs. By what is kept now: another tab may have changed it a
 * moment ago.
 */
export const storing = (action: UnknownAction) => (dispatch: Dispatch, getState: () => RootState) => {
  const kept = findStoredMode();
  if (kept !== null) dispatch(storedModeRead(kept));
  dispatch(action);
  storeMode(selectStoredMode(getState()), kept);
};
