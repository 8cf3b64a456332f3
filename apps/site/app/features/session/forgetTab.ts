import { brand } from '@backbeat/domain';
import { storageKeys } from '@backbeat/sdk';

/** What outlives a sign-out: that somebody signed in before, and a sign-out that the api has not heard of yet. */
const storedKeys: ReadonlySet<string> = new Set([storageKeys.hasLoggedIn, storageKeys.signOutPending]);

/**
 * Removes what this tab kept for a person, half-filled forms included.
 *
 * @param storage session storage; its own keys are the stored ones
 */
export const forgetTab = (storage: Storage): void => {
  const ours = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key?.startsWith(`${brand.slug}.`) && !storedKeys.has(key),
  );
  for (const key of ours) if (key !== null) storage.removeItem(key);
};
