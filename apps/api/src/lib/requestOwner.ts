import { AsyncLocalStorage } from 'node:async_hooks';

/** The person for whom the present work is done; what nobody waits for has none. */
export const requestOwner = new AsyncLocalStorage<number>();
