import { storageKeys } from '@backbeat/sdk';
import { tabStorage } from '../../browserStorage.ts';
import { hasArrivedToken } from './arrivedToken.ts';

/** What a session leaves in this tab, each of which is the client's business. */
const hintKeys = ['token', 'refreshToken', 'redirect', 'signOutPending', 'justSignedUp'] as const;

/** Whether this tab knows of a session, so that somebody may well be signed in. */
export const hasSessionHint = (): boolean =>
  hasArrivedToken() ||
  new URLSearchParams(window.location.search).has('return_url') ||
  hintKeys.some((key) => tabStorage.getItem(storageKeys[key]) !== null);
