import { useEffect } from 'react';
import { deviceStorage } from '../../browserStorage.ts';
import { useSiteConfig } from '../../config/useSiteConfig.ts';
import { releaseFile } from '../../release/missingFiles.ts';
import type { CheckSources, CodeAnswer } from './checkCertificate.ts';

/** Loading the look-up can fail for the same reason as the look-up itself: no connection. */
const lookUp = async (code: string): Promise<CodeAnswer> =>
  // The browser knows at once; the client would retry for seconds.
  navigator.onLine === false
    ? { kind: 'failed', reason: 'There is no connection.' }
    : releaseFile(import('./lookUpCode.ts')).then(
        ({ lookUpCode }) => lookUpCode(code),
        () => ({
          kind: 'failed',
          reason: 'We could not reach the server. Check your connection and try again.',
        }),
      );

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

/** What a check asks; the keys are read and kept as soon as the page is open. Null until it is known whom to ask. */
export const useCheckSources = (): CheckSources | null => {
  const issuer = useSiteConfig()?.apiUrl ?? null;
  useEffect(() => {
    // Without a connection the stored keys are used.
    if (issuer !== null) void fetchKeys(deviceStorage, issuer).catch(() => {});
  }, [issuer]);
  if (issuer === null) return null;
  return {
    issuer,
    storedKeys: () => readStoredKeys(deviceStorage, issuer),
    fetchKeys: () => fetchKeys(deviceStorage, issuer),
    lookUp,
  };
};
