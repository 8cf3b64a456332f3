import { storageKeys, type TakenToken, takeTokenFromAddress } from '@backbeat/sdk';
import { tabStorage } from '../../browserStorage.ts';

let arrived: TakenToken | null = null;
/** Whether this page was opened with a token: until the session knows what it is worth, somebody may be signed in. */
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

/** What a session leaves in this tab, each of which is the client's business. */
const hintKeys = ['token', 'refreshToken', 'redirect', 'signOutPending', 'justSignedUp'] as const;

/** Whether this tab knows of a session, so that somebody may well be signed in. */
export const hasSessionHint = (): boolean =>
  hasArrived ||
  new URLSearchParams(window.location.search).has('return_url') ||
  hintKeys.some((key) => tabStorage.getItem(storageKeys[key]) !== null);
