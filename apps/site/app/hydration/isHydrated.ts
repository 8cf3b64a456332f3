import { createContext, use } from 'react';

/** That it changes makes React hydrate every boundary that it has not come to yet. */
export const Hydrated = createContext(false);

/** Whether React has hydrated the whole page. */
export const useIsHydrated = (): boolean => use(Hydrated);
