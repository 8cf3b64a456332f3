/** Where a browser keeps the published keys, so that certificates can be checked without a network. */
export const storedKeysName = 'certificate-keys';

type KeyStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The keys of an issuer as they were read last; null where there are none. */
export const readStoredKeys = (storage: KeyStorage, issuer: string): unknown => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storedKeysName) ?? 'null');
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
export const fetchKeys = async (storage: KeyStorage, issuer: string): Promise<unknown> => {
  const answer = await fetch(`${issuer}/.well-known/jwks.json`, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`The keys were answered with ${answer.status}.`);
  const keys: unknown = await answer.json();
  storage.setItem(storedKeysName, JSON.stringify({ issuer, keys }));
  return keys;
};
