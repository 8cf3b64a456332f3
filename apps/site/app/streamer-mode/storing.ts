import type { UnknownAction } from '@reduxjs/toolkit';
import type { Dispatch, RootState } from '../store/createStore.ts';
import { storeMode } from './storedMode.ts';
import { selectStoredMode } from './streamerModeSlice.ts';

/** Changes streamer mode, on this device and in all its tabs. */
export const storing = (action: UnknownAction) => (dispatch: Dispatch, getState: () => RootState) => {
  dispatch(action);
  storeMode(selectStoredMode(getState()));
};
