import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { storeMode } from './storedMode.ts';
import { selectIsStreamerMode, streamerModeSet } from './streamerModeSlice.ts';

/** Whether streamer mode is on, and how to turn it on and off: on this device, in all tabs. */
export const useStreamerMode = (): readonly [isOn: boolean, set: (isOn: boolean) => void] => {
  const isOn = useAppSelector(selectIsStreamerMode);
  const dispatch = useAppDispatch();
  const set = useCallback(
    (wanted: boolean) => {
      storeMode(wanted);
      dispatch(streamerModeSet(wanted));
    },
    [dispatch],
  );
  return [isOn, set];
};
