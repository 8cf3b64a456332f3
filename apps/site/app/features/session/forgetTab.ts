import { brand } from '@backbeat/domain';
import { type SafeStorage, storageKeys } from '@backbeat/sdk';

/** What outlives a sign-out: that somebody signed in before, and a sign-out that the api has not heard of yet. */
const storedKeys: ReadonlySet<string> = new Set([storageKeys.hasLoggedIn, storageKeys.signOutPending]);

/** Removes what this tab kept for a person, half-filled forms included. */
export const forgetTab = (storage: Pick<SafeStorage, 'keys' | 'removeItem'>): void => {
  for (const key of storage.keys())
    if (key.startsWith(`${brand.slug}.`) && !storedKeys.has(key)) storage.removeItem(key);
};
