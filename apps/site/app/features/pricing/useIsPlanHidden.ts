import { useLayoutEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { readStoredMode } from '../../streamer-mode/storedMode.ts';
import { selectHiding, storedModeRead } from '../../streamer-mode/streamerModeSlice.ts';

/** Whether viewers of a shared screen must not see which plan somebody has. Known before the session is. */
export const useIsPlanHidden = (): boolean => {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => void dispatch(storedModeRead(readStoredMode())), [dispatch]);
  return useAppSelector(selectHiding) !== 'none';
};
