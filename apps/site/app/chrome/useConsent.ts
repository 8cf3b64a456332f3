import { storageKeys } from '@backbeat/sdk';
import { useEffect, useState } from 'react';

/** Unknown until the browser has been asked; open while there is no answer. */
export type Consent = 'unknown' | 'open' | 'accepted';

const accepted = 'accepted';

const readConsent = (): Consent => {
  try {
    return localStorage.getItem(storageKeys.consent) === accepted ? 'accepted' : 'open';
  } catch {
    return 'open';
  }
};

const keepConsent = () => {
  try {
    localStorage.setItem(storageKeys.consent, accepted);
  } catch {
    // Where storage is blocked the answer holds for this page.
  }
};

/** The visitor's answer about cookies, kept in this browser; other tabs follow. */
export const useConsent = () => {
  const [consent, setConsent] = useState<Consent>('unknown');

  useEffect(() => {
    setConsent(readConsent());
    const follow = (event: StorageEvent) => {
      if (event.key === storageKeys.consent) setConsent(readConsent());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const accept = () => {
    keepConsent();
    setConsent('accepted');
  };
  return { consent, accept };
};
