import { AsyncLocalStorage } from 'node:async_hooks';

/** The user id of the current call; undefined in background work. */
export const requestOwner = new AsyncLocalStorage<number>();
