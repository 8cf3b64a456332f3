import { safeStorage } from '@backbeat/sdk';

const storage = safeStorage(() => sessionStorage);
const storageKey = 'desk-return';

/**
 * Remembers the page that somebody was on and what they chose there, before the provider takes the tab. The first page
 * is none: its address says what went wrong with a sign-in.
 */
export const keepReturnPath = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void => {
  if (pathname !== '/') storage.setItem(storageKey, `${pathname}${search}`);
};

/** The page that somebody was on before the sign-in, once; `null` where there was none. */
export const takeReturnPath = (): string | null => {
  const kept = storage.getItem(storageKey);
  storage.removeItem(storageKey);
  return kept?.startsWith('/') && !kept.startsWith('//') ? kept : null;
};
