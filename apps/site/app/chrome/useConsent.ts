import { storageKeys } from '@backbeat/sdk';
import { useInBrowser } from '../hydration/useInBrowser.ts';

/** Unknown until the browser has been asked; open while there is no answer. */
export type Consent = 'unknown' | 'open' | 'accepted';

const accepted = 'accepted';

/** Where storage is blocked the answer holds for this page. */
let acceptedHere = false;
const listeners = new Set<() => void>();

const readConsent = (): Consent => {
  try {
    return acceptedHere || localStorage.getItem(storageKeys.consent) === accepted ? 'accepted' : 'open';
  } catch {
    return 'open';
  }
};

const keepConsent = () => {
  acceptedHere = true;
  try {
    localStorage.setItem(storageKeys.consent, accepted);
  } catch {
    // The answer holds for this page.
  }
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void) => {
  const follow = (event: StorageEvent) => {
    if (event.key !== storageKeys.consent) return;
    acceptedHere = false;
    tell();
  };
  listeners.add(tell);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', follow);
  };
};

/** The visitor's answer about cookies, kept in this browser; everybody on the page and in other tabs follows. */
export const useConsent = () => ({
  consent: useInBrowser<Consent>(readConsent, 'unknown', subscribe),
  accept: keepConsent,
});
