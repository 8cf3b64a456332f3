/** Where a browser keeps the published keys, so that certificates can be checked without a network. */
export const storedKeysName = 'certificate-keys';

/** Opens the storage; that alone may throw where it is forbidden. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** The keys of an issuer as they were read last; null where there are none. */
export const readStoredKeys = (open: OpenStorage, issuer: string): unknown => {
  try {
    const kept: unknown = JSON.parse(open().getItem(storedKeysName) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('issuer' in kept) || !('keys' in kept)) return null;
    return kept.issuer === issuer ? kept.keys : null;
  } catch {
    return null;
  }
};

/**
 * Reads the keys at the issuer and keeps them. A browser that stores nothing reads them each time.
 *
 * @throws what `fetch` throws, and Error for another answer than a key set
 */
export const fetchKeys = async (open: OpenStorage, issuer: string): Promise<unknown> => {
  const answer = await fetch(`${issuer}/.well-known/jwks.json`, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`The keys were answered with ${answer.status}.`);
  const keys: unknown = await answer.json();
  try {
    open().setItem(storedKeysName, JSON.stringify({ issuer, keys }));
  } catch {
    // Full or forbidden: the next check reads them again.
  }
  return keys;
};
