import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { storing } from './storing.ts';
import { selectIsStreamerMode, streamerModeSet } from './streamerModeSlice.ts';

/** Whether streamer mode is on, and how to turn it on and off: on this device, in all tabs. */
export const useStreamerMode = (): readonly [isOn: boolean, set: (isOn: boolean) => void] => {
  const isOn = useAppSelector(selectIsStreamerMode);
  const dispatch = useAppDispatch();
  const set = useCallback((wanted: boolean) => dispatch(storing(streamerModeSet(wanted))), [dispatch]);
  return [isOn, set];
};
