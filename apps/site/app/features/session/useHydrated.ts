import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and in the first render over it, true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
