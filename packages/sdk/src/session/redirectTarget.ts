import type { SessionNavigation, SessionStorageArea } from './Session.ts';
import { safeReturnUrl } from './safeReturnUrl.ts';
import { storageKeys } from './storageKeys.ts';

/**
 * Where the session sends the browser at its start: to `return_url` of the address, else to the saved redirect, which is used up
 * by this. `null`: stay. Addresses that lead elsewhere than to allowed origins are dropped.
 */
export const redirectTarget = (
  navigation: Pick<SessionNavigation, 'href'>,
  storage: SessionStorageArea,
  allowedOrigins: readonly string[],
): string | null => {
  const { origin, searchParams } = new URL(navigation.href());
  const asked = safeReturnUrl(searchParams.get('return_url'), { origin, allowedOrigins });
  if (asked !== null) return asked;
  const saved = safeReturnUrl(storage.getItem(storageKeys.redirect), { origin, allowedOrigins });
  storage.removeItem(storageKeys.redirect);
  return saved;
};
