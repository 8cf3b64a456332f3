import { AsyncLocalStorage } from 'node:async_hooks';

/** The person for whom the current work is done; background work has none. */
export const requestOwner = new AsyncLocalStorage<number>();
