import { type TakenToken, takeTokenFromAddress } from '@backbeat/sdk';

let arrived: TakenToken | null = null;

/**
 * Takes a session token out of the address. Called first thing by the entry, before the router or anything else
 * has read the address; the session picks the token up when the page is mounted.
 */
export const takeArrivedToken = (): void => {
  arrived = takeTokenFromAddress(window.location, window.history) ?? arrived;
};

/** The token that came with the address, once. */
export const handOverArrivedToken = (): TakenToken | null => {
  const token = arrived;
  arrived = null;
  return token;
};

/** Whether a token came with the address and nobody has taken it over yet. */
export const hasArrivedToken = (): boolean => arrived !== null;
