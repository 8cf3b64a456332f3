import { useSyncExternalStore } from 'react';

declare const __BUILD_YEAR__: number;

/** The year in which the pages were written. */
export const buildYear = __BUILD_YEAR__;

const never = () => () => {};

/** The year on the visitor's clock; in the prerendered page and the first render over it, the year of the build. */
export const useCurrentYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => buildYear,
  );
