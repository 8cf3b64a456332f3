import { storageKeys } from '@backbeat/sdk';
import { hasArrivedToken } from './arrivedToken.ts';
import { tabStorage } from './tabStorage.ts';

/** What a session leaves in this tab, each of which is the client's business. */
const hintKeys = ['token', 'refreshToken', 'redirect', 'signOutPending', 'justSignedUp'] as const;

/** Whether this tab knows of a session, so that somebody may well be signed in. */
export const hasSessionHint = (): boolean => {
  const storage = tabStorage();
  return (
    hasArrivedToken() ||
    new URLSearchParams(window.location.search).has('return_url') ||
    hintKeys.some((key) => storage.getItem(storageKeys[key]) !== null)
  );
};
