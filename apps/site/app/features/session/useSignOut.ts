import { useCallback } from 'react';
import { track } from '../../analytics/track.ts';
import { tabStorage } from '../../browserStorage.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { forgetTab } from './forgetTab.ts';
import { useServices } from './services.ts';
import { sessionEnded } from './sessionSlice.ts';

/**
 * Ends the session here, at the api and in the other tabs. Null until the page knows where the api is.
 *
 * @example const signOut = useSignOut(); await signOut?.();
 */
export const useSignOut = (): (() => Promise<void>) | null => {
  const services = useServices();
  const dispatch = useAppDispatch();
  const signOut = useCallback(async () => {
    track({ name: 'signed_out' });
    const ended = services?.session.logout();
    forgetTab(tabStorage);
    dispatch(sessionEnded());
    await ended;
  }, [services, dispatch]);
  return services === null ? null : signOut;
};
