import { safeStorage } from '@backbeat/sdk';

const storage = safeStorage(() => sessionStorage);
const storageKey = 'desk-return';

/** Remembers the page that somebody was on, before the provider takes the tab. */
export const keepReturnPath = (path: string): void => {
  if (path !== '/') storage.setItem(storageKey, path);
};

/** The page that somebody was on before the sign-in, once; `null` where there was none. */
export const takeReturnPath = (): string | null => {
  const kept = storage.getItem(storageKey);
  storage.removeItem(storageKey);
  return kept?.startsWith('/') && !kept.startsWith('//') ? kept : null;
};
