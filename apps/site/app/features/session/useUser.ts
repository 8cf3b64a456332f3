import type { User } from '@backbeat/domain';
import { useSyncExternalStore } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { type Me, useOpenServices } from './services.ts';
import { selectIsSignedIn } from './sessionSlice.ts';

const nobody: Me = { subscribe: () => () => {}, get: () => null };

/** Whether somebody is signed in; false in the prerendered page and until the browser has been asked. */
export const useIsSignedIn = (): boolean => useAppSelector(selectIsSignedIn);

/**
 * The signed-in person; null in every other state. A view that shows nothing else of the session is not drawn again
 * when nobody turns out to be signed in.
 *
 * @example const user = useUser();
 */
export const useUser = (): User | null => {
  const me = useOpenServices()?.me ?? nobody;
  const user = useSyncExternalStore(me.subscribe, me.get, nobody.get);
  return useIsSignedIn() ? user : null;
};
