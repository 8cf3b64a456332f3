import { useSyncExternalStore } from 'react';

declare const __BUILD_YEAR__: number;

const never = () => () => {};

/** The year on the visitor's clock; in the prerendered page and the first render over it, the year of the build. */
export const useCurrentYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
