import { type TakenToken, takeTokenFromAddress } from '@backbeat/sdk';

let arrived: TakenToken | null = null;
let hasArrived = false;

/**
 * Takes a session token out of the address. Called first thing by the entry, before the router or anything else
 * has read the address; the session picks the token up when the page is mounted.
 */
export const takeArrivedToken = (): void => {
  arrived = takeTokenFromAddress(window.location, window.history) ?? arrived;
  hasArrived = arrived !== null;
};

/** The token that came with the address, once. */
export const handOverArrivedToken = (): TakenToken | null => {
  const token = arrived;
  arrived = null;
  return token;
};

/** Whether this page was opened with a token: until the session knows what it is worth, somebody may be signed in. */
export const hasArrivedToken = (): boolean => hasArrived;
