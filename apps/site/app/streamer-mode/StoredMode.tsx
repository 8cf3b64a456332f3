import { useEffect, useLayoutEffect } from 'react';
import { useAppDispatch } from '../store/hooks.ts';
import { followStoredMode, readStoredMode } from './storedMode.ts';
import { storedModeRead } from './streamerModeSlice.ts';

/** Brings in what this device remembers, before anything is painted, and what another tab does. */
export const StoredMode = () => {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => void dispatch(storedModeRead(readStoredMode())), [dispatch]);
  useEffect(() => followStoredMode((mode) => dispatch(storedModeRead(mode))), [dispatch]);
  return null;
};
