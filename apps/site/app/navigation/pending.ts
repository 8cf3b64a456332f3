import { createContext, use } from 'react';

export const PendingContext = createContext(false);

/** Whether another page is on its way. */
export const useIsPending = (): boolean => use(PendingContext);
