import { storageKeys } from '@backbeat/sdk';
import { deviceStorage } from '../browserStorage.ts';
import { useInBrowser } from '../hydration/useInBrowser.ts';

/** Unknown until the browser has been asked; open while there is no answer. */
export type Consent = 'unknown' | 'open' | 'accepted';

const accepted = 'accepted';

const listeners = new Set<() => void>();

const readConsent = (): Consent =>
  deviceStorage.getItem(storageKeys.consent) === accepted ? 'accepted' : 'open';

const keepConsent = () => {
  deviceStorage.setItem(storageKeys.consent, accepted);
  for (const tell of listeners) tell();
};

/** Forgets the answer: the banner asks anew, and nothing that needs consent is loaded before another one. */
export const takeBackConsent = () => {
  deviceStorage.removeItem(storageKeys.consent);
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void) => {
  const follow = (event: StorageEvent) => {
    // Without a key, all was emptied.
    if (event.key === storageKeys.consent || event.key === null) tell();
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
